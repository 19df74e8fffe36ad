/**
 * Writes one line for each request, without the query and without secrets in the path, because both can carry
 * tokens.
 */

export type AccessEntry = {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly requestId: string
  readonly userId: string | null
}

export function accessLine(entry: AccessEntry, now = new Date()): string {
  const { path, ms } = entry
  return JSON.stringify({
    time: now.toISOString(),
    ...entry,
    path: withoutSecrets(path),
    ms: Math.round(ms * 10) / 10,
  })
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Hides a long part of a path with digits, unless it is an id or a file name: it may be a secret, such as
 * that of a shared plan.
 */
function withoutSecrets(path: string): string {
  return path.replace(/[^/]{28,}/g, part =>
    uuid.test(part) || part.includes('.') || !/\d/.test(part) ? part : '…',
  )
}

export function pathOf(url: string): string {
  const query = url.search(/[?#]/)
  return query === -1 ? url : url.slice(0, query)
}
