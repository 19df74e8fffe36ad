import { useQueryClient } from '@tanstack/react-query'
import { type NextUp, nextKey } from '../../venture/experiments/next-up.ts'
import { unwrapMaybe } from '../lib/errors.ts'
import { useOnce } from '../lib/once.ts'
import { supabase } from '../lib/supabase.ts'
import { refreshEvidence } from './evidence.ts'

type PutNext = {
  projectId: string
  /** The id from which the ids of the new rows are derived. */
  key: string
  source: string
  next: NextUp
}

/**
 * Adds the next test to the board, and its assumption if that is new. Sending the same test again adds nothing.
 */
export async function putNext({ projectId, key, source, next }: PutNext): Promise<void> {
  const { assumption, test, isThere } = next
  if (isThere) return
  const once = { onConflict: 'id', ignoreDuplicates: true }
  const { id, text, kind, importance } = assumption
  const believed = { text, kind, importance }
  const [assumptionId, testId] = [id ?? `${key.slice(0, -2)}e0`, `${key.slice(0, -2)}e1`]
  const row = { project_id: projectId, source }
  if (!id)
    unwrapMaybe(await supabase.from('assumptions').upsert({ id: assumptionId, ...row, ...believed }, once))
  const { believe, verify, measure, right_if, target, method, due_on } = test
  const planned = { believe, verify, measure, right_if, target, method, due_on }
  unwrapMaybe(
    await supabase
      .from('experiments')
      .upsert({ id: testId, assumption_id: assumptionId, ...row, ...planned }, once),
  )
}

export function usePutNext(projectId: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async (next: NextUp) => {
      await putNext({ projectId, key: nextKey(projectId, next), source: 'this week', next })
      await refreshEvidence(cache, projectId)
    },
    meta: { error: 'It could not be saved. Please try again.' },
  })
}
