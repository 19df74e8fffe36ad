// The events that change data. Each query lists in its `meta` the events that change its answer
// (`changedBy`), so a mutation need not know the queries.
import type { QueryClient } from '@tanstack/react-query'

declare module '../lib/query-client.ts' {
  interface DataEvents {
    'post created': true
    'post deleted': true
    'post saved': true
    'member followed': true
    'member unfollowed': true
    'profile saved': true
    'output saved': true
    'output deleted': true
  }
}

type EventName = keyof import('../lib/query-client.ts').DataEvents

/**
 * Refetches every query that this event changes: visible ones at once, the others when they are shown next.
 */
export function tell(client: QueryClient, event: EventName): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ meta }) => meta?.changedBy?.includes(event) ?? false,
  })
}
