// The founder's facts. All screens share this query and show changes live.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Fact } from '../../contracts/facts.ts'
import { loaded } from '../lib/errors.ts'
import { readAll } from '../lib/read-all.ts'
import { useRealtime } from '../lib/realtime.ts'
import { supabase } from '../lib/supabase.ts'

export const factColumns =
  'id, project_id, topic, subject, text, quote, value, evidence, bears, source_id, state, replaced_by, beside, disagrees_with, said_at, created_at, updated_at'

/**
 * The columns of a fact. The project, which the caller knows, and the source are left out, because there may be
 * thousands of facts.
 */
const listColumns =
  'id, topic, subject, text, quote, value, evidence, bears, state, beside, disagrees_with, said_at, created_at, updated_at'

/** The schema is loaded when the first fact arrives, because a new founder has no facts. */
let schema: typeof import('../../contracts/facts.ts').fact | undefined

async function readFacts(rows: readonly object[]): Promise<Fact[]> {
  if (rows.length === 0) return []
  const { fact } = await loaded(import('../../contracts/facts.ts'))
  schema = fact
  return rows.map(row => fact.parse(row))
}

/** All facts, newest first. Includes withdrawn and replaced facts, because a result may be based on them. */
export const factsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['facts', projectId],
    queryFn: async (): Promise<Fact[]> => {
      const rows = await readAll(counted =>
        supabase
          .from('facts')
          .select(listColumns, counted)
          .eq('project_id', projectId)
          .order('said_at', { ascending: false })
          .order('id'),
      )
      return readFacts(rows.map(row => ({ ...row, project_id: projectId })))
    },
  })

/** Replaces the cached version of the fact, or adds the fact at the start. */
export function putFact(cache: QueryClient, row: Fact): void {
  cache.setQueryData(factsQuery(row.project_id).queryKey, facts => {
    if (!facts) return facts
    return facts.some(({ id }) => id === row.id)
      ? facts.map(old => (old.id === row.id ? row : old))
      : [row, ...facts]
  })
}

/** Shows changes of facts that other screens and devices make. */
export function useLiveFacts(projectId: string): void {
  const { queryKey } = factsQuery(projectId)
  useRealtime(
    'facts',
    `project_id=eq.${projectId}`,
    (change, cache) => {
      if (change.event === 'DELETE') {
        cache.setQueryData(queryKey, facts => facts?.filter(({ id }) => id !== change.row.id))
        return
      }
      const row = schema?.safeParse(change.row).data
      if (row) putFact(cache, row)
      else void cache.invalidateQueries({ queryKey })
    },
    cache => void cache.invalidateQueries({ queryKey }),
  )
}
