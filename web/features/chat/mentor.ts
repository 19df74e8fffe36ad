import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { FounderContext } from '../../../contracts/functions.ts'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import { answeredBy } from '../../../contracts/outputs.ts'
import { firstStepOf, isAhead, lastPlanned, type Planned } from '../../../contracts/planned.ts'
import { evidenceQuery } from '../../entities/evidence.ts'
import {
  emptyState,
  useHelperSession,
  useLiveSessions,
  useReplaceSession,
} from '../../entities/helper-session.ts'
import { outputsQuery, useSaveOutput } from '../../entities/outputs.ts'
import type { Project } from '../../entities/project.ts'
import { calendarDay } from '../../lib/dates.ts'
import { streamFunction } from '../../lib/functions.ts'
import { useUser } from '../../lib/user.ts'
import { paths } from '../../paths.ts'
import { openFloatingChat } from './floating-state.ts'
import { type ConversationControl, useConversation } from './use-conversation.ts'

const helper = 'mentor'
const toldOutputs = 4
const toldLength = 2000

/** The journey step of each screen. */
const steps: Record<string, string> = {
  [paths.validation]: 'problem-validation',
  [paths.refinement]: 'idea-refinement',
  [paths.customers]: 'customer-mapping',
  [paths.pitch]: 'elevator-pitch',
}

const unreachable = {
  title: 'Connection Error',
  text: 'Unable to reach AI. Please try again in a moment.',
}

/**
 * Collects the founder's facts for the request. If saved work cannot be read, the mentor answers without it.
 */
async function contextOf(cache: QueryClient, project: Project | null, firstName: string | null) {
  const context: FounderContext = { firstName }
  if (!project) return context
  const saved = await cache.fetchQuery(outputsQuery(project.id, null, toldOutputs)).catch(() => [])
  return {
    ...context,
    projectName: project.name,
    description: project.description,
    industry: project.industry,
    outputs: saved
      .filter(({ output_type }) => output_type !== 'apple-ai-chat')
      .map(output => ({
        type: output.output_type,
        content: output.output_content.slice(0, toldLength),
        createdAt: output.created_at,
      })),
  }
}

export function useFirstName(): string | null {
  const fullName = useUser().user_metadata.full_name
  return typeof fullName === 'string' ? (fullName.trim().split(/\s+/)[0] ?? null) : null
}

export function useMentor(project: Project | null): ConversationControl {
  const cache = useQueryClient()
  const firstName = useFirstName()
  const step = steps[useLocation().pathname] ?? null
  const save = useSaveOutput()
  const projectId = project?.id ?? null
  useLiveSessions(projectId)
  return useConversation({
    session: useHelperSession(projectId, helper),
    ask: async (messages, listening) => {
      const context = await contextOf(cache, project, firstName)
      const question = { messages, context, step }
      const answer = await streamFunction('chat-with-deepseek', question, listening)
      const { response, answeredBy, result, asked } = answer
      return { text: response, answeredBy, result, asked }
    },
    failure: { start: unreachable, send: unreachable },
    onAnswer: (messages, id) => {
      if (!projectId) return
      const output = { projectId, type: 'apple-ai-chat' as const, ...mentorOutput(messages, step) }
      save.mutate({ ...output, id, talk: helper })
    },
  })
}

/**
 * Returns whether guided mode gave the last answer, in this conversation or in saved work. Before the first answer,
 * the page cannot know whether there is a model.
 */
export function useIsGuided(projectId: string | null, messages: readonly TalkMessage[]): boolean {
  const last = messages.findLast(({ answeredBy }) => answeredBy !== undefined)?.answeredBy
  const when = { enabled: projectId !== null && !last, meta: { silent: true } }
  const saved = useQuery({ ...outputsQuery(projectId ?? '', null, toldOutputs), ...when })
  if (last) return last.provider === 'playbook'
  if (saved.isLoading) return false
  const by = saved.data?.map(({ metadata }) => answeredBy.safeParse(metadata?.answered_by).data)
  const newest = by?.find(one => one !== undefined)
  return newest === undefined || newest.provider === 'playbook'
}

/** The founder's latest plan that is due, shown at the start of a new conversation. */
export function usePlanned(projectId: string | null, isNew: boolean): Planned | null {
  const when = { enabled: projectId !== null && isNew, meta: { silent: true } }
  const saved = useQuery({ ...outputsQuery(projectId ?? '', null, toldOutputs), ...when }).data
  const evidence = useQuery({ ...evidenceQuery(projectId ?? ''), ...when }).data
  if (!isNew || !saved || !evidence) return null
  const open = evidence.actions.filter(({ state, done_at }) => state === 'open' && done_at === null)
  const first = saved.map(({ metadata }) => firstStepOf((metadata as { result?: unknown } | null)?.result))
  const today = calendarDay(new Date())
  const planned = lastPlanned(open.toReversed(), first, today)
  return planned && !isAhead(planned, today) ? planned : null
}

function mentorOutput(messages: readonly TalkMessage[], step: string | null) {
  const last = messages.at(-1)
  return {
    input: { messages: messages.map(({ role, content, timestamp }) => ({ role, content, timestamp })), step },
    content: last?.content ?? '',
    metadata: {
      conversation_type: 'mentor',
      step,
      timestamp: new Date().toISOString(),
      answered_by: last?.answeredBy ?? null,
      result: last?.result ?? null,
    },
  }
}

/** Opens the floating chat with a saved conversation. */
export function useReopenMentorChat(projectId: string) {
  const replace = useReplaceSession(projectId, helper)
  return (messages: TalkMessage[], outputId: string) => {
    replace({ ...emptyState, messages, outputId })
    openFloatingChat(true)
  }
}
