/**
 * Writes one line for each request. Leaves out the query and secrets in the path, because both can contain
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
 * Hides each long part of a path that has digits and is neither an id nor a file name. Such a part may be a secret,
 * for example the secret of a shared plan.
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
