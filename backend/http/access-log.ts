/** One line for each request. The query stays out of it, and so do secrets in the path: tokens travel there. */

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

/** A long part of a path with digits that is neither an id nor a file name may be a secret, such as that of a shared plan. */
function withoutSecrets(path: string): string {
  return path.replace(/[^/]{28,}/g, part =>
    uuid.test(part) || part.includes('.') || !/\d/.test(part) ? part : '…',
  )
}

export function pathOf(url: string): string {
  const query = url.search(/[?#]/)
  return query === -1 ? url : url.slice(0, query)
}
