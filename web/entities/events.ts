// The events that change data. Each query lists in `meta.changedBy` the events that change its data, so that a
// mutation does not need to know the queries.
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
 * Refetches every query that this event changes: visible queries at once, other queries when they are shown next.
 */
export function tell(client: QueryClient, event: EventName): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ meta }) => meta?.changedBy?.includes(event) ?? false,
  })
}
