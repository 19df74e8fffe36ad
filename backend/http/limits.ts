/**
 * The size limits and time limits of each room. A room is one part of the server, such as rest, auth or web.
 * Storage limits its own bodies while they stream.
 */
import type { IncomingMessage } from 'node:http'
import { BodyTooLarge, readAll } from './body.ts'

export type RoomLimits = {
  /** The maximum size of a body; a larger body gets 413. If this is missing, the room limits its bodies itself. */
  readonly bodyBytes?: number
  /**
   * The maximum size of a text that the room keeps in memory. Used by a room that limits its bodies itself.
   * Uploaded files are streamed.
   */
  readonly textBytes?: number
  /**
   * The maximum time until the complete body has arrived. After that the connection is cut, because a client that
   * sends slowly would use a place for a long time.
   */
  readonly bodyMs?: number
  /**
   * The maximum time until the reply begins. After that the client gets 504. If this is missing, the room limits
   * its time itself.
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

/** Returns whether the content type is text or JSON, or is missing. */
export const mayBeText = (contentType = 'text/plain'): boolean => /^text\/|json/i.test(contentType)

/** Returns the room of a path: `/rest/v1/posts` belongs to `rest`. Paths outside the protocols belong to `web`. */
export function roomOf(path: string): string {
  const room = /^\/(rest|auth|functions|storage|realtime|mailbox)\/v1(?:\/|$)/.exec(path)?.[1]
  return room ?? (path === '/health' || path === '/metrics' ? path.slice(1) : 'web')
}

/**
 * Refuses a body whose declared length is too large, before any byte is read. node:http never reads more than the
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
