import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Shows a follow or unfollow on the page before the server responds. */
export function showFollow(client: QueryClient, following: QueryKey, counts: QueryKey, on: boolean): void {
  if (client.getQueryData(following) === on) return
  // A read that is already running would show the state before the click.
  void client.cancelQueries({ queryKey: following })
  client.setQueryData(following, on)
  const shown = client.getQueryData<{ followers: number }>(counts)
  // If no counts are loaded, a first read that is running continues, because there is no number to change.
  if (!shown) return
  void client.cancelQueries({ queryKey: counts })
  client.setQueryData(counts, { ...shown, followers: Math.max(0, shown.followers + (on ? 1 : -1)) })
}
