/** The size and time limits of each room. Storage limits its bodies itself while they stream. */
import type { IncomingMessage } from 'node:http'
import { BodyTooLarge, readAll } from './body.ts'

export type RoomLimits = {
  /** A larger body gets 413. If absent, the room checks its bodies itself. */
  readonly bodyBytes?: number
  /** Of a room that watches its bodies itself: so much text it has in memory at most. What is uploaded flows through. */
  readonly textBytes?: number
  /** Until the whole body is there; past it the connection is cut. A sender who drips would hold a place for long. */
  readonly bodyMs?: number
  /** The time until the answer begins; then 504. If absent, the room checks its time itself. */
  readonly answerMs?: number
}

const mebibyte = 1024 * 1024
const bodyMs = 30_000

export const roomLimits: Readonly<Record<string, RoomLimits>> = {
  rest: { bodyBytes: mebibyte, bodyMs, answerMs: 60_000 },
  auth: { bodyBytes: mebibyte, bodyMs, answerMs: 60_000 },
  functions: { bodyBytes: 2 * mebibyte, bodyMs },
  storage: { textBytes: 2 * mebibyte },
  realtime: { bodyBytes: 4 * mebibyte, bodyMs, answerMs: 30_000 },
  mailbox: { bodyBytes: 64 * 1024, bodyMs, answerMs: 30_000 },
  web: { bodyBytes: 64 * 1024, bodyMs, answerMs: 30_000 },
}

/** By the type it says it has; without one it may be. */
export const mayBeText = (contentType = 'text/plain'): boolean => /^text\/|json/i.test(contentType)

/** `/rest/v1/posts` belongs to `rest`; every other path belongs to `web`. */
export function roomOf(path: string): string {
  const room = /^\/(rest|auth|functions|storage|realtime|mailbox)\/v1(?:\/|$)/.exec(path)?.[1]
  return room ?? (path === '/health' || path === '/metrics' ? path.slice(1) : 'web')
}

/**
 * Refuses a declared length that is too large before reading a byte; node:http reads no more than declared. A
 * body without a length is read here, up to the limit.
 */
export async function withinLimit(
  request: Request,
  incoming: IncomingMessage,
  limit: number,
): Promise<Request> {
  if (incoming.headers['transfer-encoding'] === undefined) {
    if (Number(incoming.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge(limit)
    return request
  }
  if (!request.body) return request
  const body = await readAll(request.body, limit)
  const { method, headers, signal, url } = request
  return new Request(url, { method, headers, signal, body })
}
