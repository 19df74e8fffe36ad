/** The size and time limits of each room. Storage itself limits its bodies while they stream. */
import type { IncomingMessage } from 'node:http'
import { BodyTooLarge, readAll } from './body.ts'

export type RoomLimits = {
  /** The largest body; a larger body gets 413. If absent, the room limits its bodies itself. */
  readonly bodyBytes?: number
  /**
   * For a room that limits its bodies itself: the largest text that the room keeps in memory. Uploaded files are
   * streamed.
   */
  readonly textBytes?: number
  /**
   * The longest time until the complete body has arrived; after that the connection is cut. A client that sends
   * slowly would occupy a place for long.
   */
  readonly bodyMs?: number
  /**
   * The longest time until the reply begins; after that the client gets 504. If absent, the room limits its time
   * itself.
   */
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

/** True if the content type is text or JSON, or is missing. */
export const mayBeText = (contentType = 'text/plain'): boolean => /^text\/|json/i.test(contentType)

/** The room of a path: `/rest/v1/posts` belongs to `rest`, and paths outside the protocols belong to `web`. */
export function roomOf(path: string): string {
  const room = /^\/(rest|auth|functions|storage|realtime|mailbox)\/v1(?:\/|$)/.exec(path)?.[1]
  return room ?? (path === '/health' || path === '/metrics' ? path.slice(1) : 'web')
}

/**
 * If the declared length is too large, refuses the body before reading a byte; node:http reads no more than the
 * declared length. A body without a declared length is read here, up to the limit.
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
