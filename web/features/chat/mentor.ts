import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { FounderContext } from '../../../contracts/functions.ts'
import { outputsQuery, useSaveOutput } from '../../entities/outputs.ts'
import type { Project } from '../../entities/project.ts'
import { streamFunction } from '../../lib/functions.ts'
import { useUser } from '../../lib/session.ts'
import { toldElsewhere } from '../../lib/told-elsewhere.ts'
import { paths } from '../../paths.ts'
import { setTalk } from './conversations.ts'
import { openFloatingChat } from './floating-state.ts'
import type { ChatMessage } from './message.ts'
import { type ConversationControl, useConversation } from './use-conversation.ts'

const name = 'mentor'
const toldOutputs = 4
const toldLength = 2000

/** The journey's step that a screen belongs to. */
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

/** The founder's own facts; without their saved work the mentor still answers. */
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
  const talk = useConversation({
    name,
    projectId: project?.id ?? null,
    ask: async (messages, listening) => {
      const context = await contextOf(cache, project, firstName)
      const asked = { messages, context, step }
      const { response, answeredBy, result } = await streamFunction('chat-with-deepseek', asked, listening)
      return { text: response, answeredBy, result }
    },
    failure: { start: unreachable, send: unreachable },
    onAnswer: ({ messages, savedId }) => {
      if (!project) return
      const output = {
        projectId: project.id,
        type: 'apple-ai-chat' as const,
        ...mentorOutput(messages, step),
      }
      void save.mutateAsync({ ...output, replaces: savedId }).then(talk.noteSaved, toldElsewhere)
    },
  })
  return talk
}

function mentorOutput(messages: readonly ChatMessage[], step: string | null) {
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

/** Opens the floating chat with a saved conversation in it. */
export function reopenMentorChat(
  userId: string,
  projectId: string,
  messages: readonly ChatMessage[],
  savedId: string,
): void {
  setTalk([userId, projectId, name], { messages, savedId, isPending: false, step: null })
  openFloatingChat(true)
}
