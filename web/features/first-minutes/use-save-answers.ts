import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Json } from '../../../contracts/database.generated.ts'
import type { Fact } from '../../../contracts/facts.ts'
import type { UserType } from '../../../contracts/user-types.ts'
import { evidenceKey } from '../../entities/evidence-keys.ts'
import { factsQuery } from '../../entities/facts.ts'
import { saveMemberSettings } from '../../entities/member-settings.ts'
import { ownProfileQuery } from '../../entities/profile.ts'
import { type Project, projectColumns, projectQuery } from '../../entities/project.ts'
import { calendarDay } from '../../lib/dates.ts'
import { unwrap, unwrapMaybe } from '../../lib/errors.ts'
import { founderLocale } from '../../lib/locale.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import {
  type AnsweredFact,
  type Answers,
  answeredFacts,
  heldFact,
  isAnswered,
  projectChange,
} from './answers.ts'
import { saveRole } from './save-role.ts'

type Said = { answers: Answers; as: UserType }

/**
 * Saves the project's name and the first facts, with the form as their source. A new answer to the same question
 * corrects the fact. The first answers show no toast, because the result on the page already says that they are saved.
 */
export function useSaveAnswers(project: Project, facts: readonly Fact[], isNew: boolean) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async ({ answers, as }: Said, key): Promise<void> => {
      const profile = cache.getQueryData(ownProfileQuery(project.user_id).queryKey)
      if (profile && profile.user_type !== as) await saveRole(cache, project.user_id, { user_type: as })
      await saveProject(cache, project, answers)
      const said = answeredFacts(answers, founderLocale())
      const fresh = said.filter(({ topic }) => !heldFact(facts, topic))
      if (fresh.length > 0) await writeFacts(project.id, key, fresh)
      for (const answer of said) {
        const before = heldFact(facts, answer.topic)
        if (before && !isAnswered(before, answer)) await correct(before.id, answer)
      }
      if (isNew) await putFirstTest(cache, project.id, answers)
      await saveMemberSettings(cache, project.user_id, { first_minutes: 'done' })
      await cache.invalidateQueries({ queryKey: factsQuery(project.id).queryKey })
    },
    meta: {
      ...(!isNew && {
        success: { title: 'Project updated', text: 'Your project information has been saved.' },
      }),
      error: {
        title: 'Error updating project',
        text: 'Could not save your project changes. Please try again.',
      },
    },
  })
}

/**
 * Saves the name and the sentence as soon as the founder enters them. So every document has them, even if the
 * founder never finishes the form.
 */
export function useKeepProject(project: Project) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: (answers: Answers) => saveProject(cache, project, answers),
    meta: { error: 'Could not save your project changes. Please try again.' },
  })
}

async function saveProject(cache: QueryClient, project: Project, answers: Answers): Promise<void> {
  const change = projectChange(answers, project)
  if (Object.keys(change).length === 0) return
  const saved = unwrap(
    await supabase
      .from('startup_projects')
      .update(change as never)
      .eq('id', project.id)
      .select(projectColumns)
      .single(),
  )
  cache.setQueryData(projectQuery(project.user_id).queryKey, saved)
}

/** Adds one assumption and a test of it, if the board is empty. */
async function putFirstTest(cache: QueryClient, project_id: string, answers: Answers): Promise<void> {
  const { firstTest } = await import('../../../venture/experiments/first-test.ts')
  const first = firstTest(answers, calendarDay(new Date()))
  const held = unwrap(await supabase.from('assumptions').select('id').eq('project_id', project_id).limit(1))
  if (!first || held.length > 0) return
  // The ids are the same for every attempt, so that two open pages add the test only once.
  const [assumptionId, testId] = [`${project_id.slice(0, -2)}e0`, `${project_id.slice(0, -2)}e1`]
  const once = { onConflict: 'id', ignoreDuplicates: true }
  const source = 'first minutes'
  unwrapMaybe(
    await supabase
      .from('assumptions')
      .upsert({ id: assumptionId, project_id, source, ...first.assumption }, once),
  )
  unwrapMaybe(
    await supabase
      .from('experiments')
      .upsert({ id: testId, project_id, assumption_id: assumptionId, source, ...first.test }, once),
  )
  await cache.invalidateQueries({ queryKey: evidenceKey(project_id) })
}

/**
 * Saves the answers as facts. The ids are derived from the attempt's id, so that a repeated attempt adds nothing.
 */
async function writeFacts(projectId: string, key: string, answers: readonly AnsweredFact[]): Promise<void> {
  const idOf = (index: number) => `${key.slice(0, -2)}${index.toString(16).padStart(2, '0')}`
  const text = answers.map(answer => answer.text).join('\n')
  unwrapMaybe(
    await supabase
      .from('sources')
      .upsert(
        { id: idOf(0), project_id: projectId, kind: 'form', text },
        { onConflict: 'id', ignoreDuplicates: true },
      ),
  )
  unwrapMaybe(
    await supabase.from('facts').upsert(
      answers.map((answer, index) => ({
        id: idOf(index + 1),
        project_id: projectId,
        topic: answer.topic,
        text: answer.text,
        quote: answer.text,
        value: answer.value as Json,
        source_id: idOf(0),
        bears: 'context' as const,
      })),
      { onConflict: 'id', ignoreDuplicates: true },
    ),
  )
}

async function correct(id: string, { text, value }: AnsweredFact): Promise<void> {
  unwrap(
    await supabase
      .from('facts')
      .update({ text, value: value as Json })
      .eq('id', id)
      .select('id')
      .single(),
  )
}
