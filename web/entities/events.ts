// What happens to the data, told once. Each query says in its `meta` which events change its answer (`changedBy`), so
// who writes need not know who reads.
import type { QueryClient } from '@tanstack/react-query'

declare module '../lib/query-client.ts' {
  interface DataEvents {
    'post created': true
    'post deleted': true
    'member followed': true
    'member unfollowed': true
    'profile saved': true
    'output saved': true
    'output deleted': true
  }
}

type EventName = keyof import('../lib/query-client.ts').DataEvents

/** Asks again for every answer that this changes: at once what is on the screen, the rest when it is next shown. */
export function tell(client: QueryClient, event: EventName): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ meta }) => meta?.changedBy?.includes(event) ?? false,
  })
}
