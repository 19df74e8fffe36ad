/** The messages that arrived, by their number, with the time of arrival and the channel. */
export type Heard = Map<string, { readonly at: number; readonly channel: number }[]>

/** Returns how many messages arrived after a later message of the same channel. */
export function outOfOrder(heard: Heard): number {
  const last = new Map<number, number>()
  const arrivals = [...heard].flatMap(([content, items]) =>
    items.map(item => ({ ...item, count: Number(content) })),
  )
  return arrivals
    .sort((one, other) => one.at - other.at)
    .filter(({ channel, count }) => {
      const before = last.get(channel) ?? -1
      last.set(channel, Math.max(before, count))
      return count < before
    }).length
}
