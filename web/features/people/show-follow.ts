import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Shows a click on Follow on the page before the server has answered. */
export function showFollow(client: QueryClient, following: QueryKey, counts: QueryKey, on: boolean): void {
  if (client.getQueryData(following) === on) return
  // A running answer was read before this click.
  void client.cancelQueries({ queryKey: following })
  client.setQueryData(following, on)
  const shown = client.getQueryData<{ followers: number }>(counts)
  // Counts that load for the first time go on, because there is nothing to show in their place.
  if (!shown) return
  void client.cancelQueries({ queryKey: counts })
  client.setQueryData(counts, { ...shown, followers: Math.max(0, shown.followers + (on ? 1 : -1)) })
}
