/** One line for each request. The query stays out of it: tokens travel there. */

export type AccessEntry = {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly requestId: string
  readonly userId: string | null
}

export function accessLine(entry: AccessEntry, now = new Date()): string {
  return JSON.stringify({ time: now.toISOString(), ...entry, ms: Math.round(entry.ms * 10) / 10 })
}

export function pathOf(url: string): string {
  const query = url.search(/[?#]/)
  return query === -1 ? url : url.slice(0, query)
}
