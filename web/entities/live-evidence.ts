// Shows changes of evidence from other screens and devices. It covers all tables except facts, for which there is
// `useLiveFacts`.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useLiveTables } from '../lib/realtime.ts'
import { contactsKey, evidenceKey, interviewsKey } from './evidence-keys.ts'

const tables = [
  'assumptions',
  'assumption_facts',
  'experiments',
  'experiment_changes',
  'actions',
  'decisions',
  'contacts',
  'interviews',
] as const
type LiveTable = (typeof tables)[number]

const keyOf = (table: LiveTable) =>
  table === 'contacts' ? contactsKey : table === 'interviews' ? interviewsKey : evidenceKey

/** Returns whether the cache contains the row with this key. */
function isRead(queryKey: QueryKey, key: object, cache: QueryClient): boolean {
  const isIt = (row: object) =>
    Object.entries(key).every(([column, value]) => Reflect.get(row, column) === value)
  return cache
    .getQueriesData<object[] | Record<string, object[]>>({ queryKey })
    .some(
      ([, read]) =>
        read && (Array.isArray(read) ? [read] : Object.values(read)).some(rows => rows.some(isIt)),
    )
}

/** Reads changed rows again. Rows with the same content cause no new rendering. */
export function useLiveEvidence(projectId: string): void {
  useLiveTables(
    tables,
    `project_id=eq.${projectId}`,
    (changed, cache) => {
      for (const key of new Set([...changed].map(keyOf)))
        void cache.invalidateQueries({ queryKey: key(projectId) })
    },
    (table, key, cache) => isRead(keyOf(table)(projectId), key, cache),
  )
}
