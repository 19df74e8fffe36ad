// A change of evidence on one screen or device shows on the other: one way for all of its tables. Facts are followed by
// `useLiveFacts`, as beside the helpers.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useLiveTables } from '../lib/realtime.ts'
import { contactsQuery, interviewsQuery } from './contacts.ts'
import { evidenceQuery } from './evidence.ts'

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

const queryOf = (table: LiveTable) =>
  table === 'contacts' ? contactsQuery : table === 'interviews' ? interviewsQuery : evidenceQuery

/** Whether a screen has read the row with this key. */
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

/** Reads again what changed; what comes back the same stays as it is on the screen. */
export function useLiveEvidence(projectId: string): void {
  useLiveTables(
    tables,
    `project_id=eq.${projectId}`,
    (changed, cache) => {
      for (const query of new Set([...changed].map(queryOf)))
        void cache.invalidateQueries({ queryKey: query(projectId).queryKey })
    },
    (table, key, cache) => isRead(queryOf(table)(projectId).queryKey, key, cache),
  )
}
