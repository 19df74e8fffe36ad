// The events that change data. Each query names in its `meta` the events that change its answer (`changedBy`), so
// a mutation need not know which queries exist.
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

/** Refetches every query that this event changes: those on the screen at once, the rest when they are next shown. */
export function tell(client: QueryClient, event: EventName): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ meta }) => meta?.changedBy?.includes(event) ?? false,
  })
}
