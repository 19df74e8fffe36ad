import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What a click on Follow means for the page, before the server has heard of it. */
export function showFollow(client: QueryClient, following: QueryKey, counts: QueryKey, on: boolean): void {
  if (client.getQueryData(following) === on) return
  // An answer under way was read before this click.
  void client.cancelQueries({ queryKey: following })
  client.setQueryData(following, on)
  const shown = client.getQueryData<{ followers: number }>(counts)
  // Counts awaited for the first time go on: there is nothing to show in their place.
  if (!shown) return
  void client.cancelQueries({ queryKey: counts })
  client.setQueryData(counts, { ...shown, followers: Math.max(0, shown.followers + (on ? 1 : -1)) })
}
