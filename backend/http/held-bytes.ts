/**
 * Limits the memory that one network can use. A large body counts until its request is answered, and a reply counts
 * until the client has read it. If there is no space for a body, its request is refused before the body is read. If
 * replies use too much memory, the connections with the oldest unread replies are cut.
 */
import type { ServerResponse } from 'node:http'

export const heldLimits = {
  /** Bodies up to this size are not counted, because there can only be as many of them as connections. */
  smallBytes: 64 * 1024,
  bodies: { network: 32 * 2 ** 20, process: 256 * 2 ** 20 },
  answers: { network: 64 * 2 ** 20, process: 512 * 2 ** 20 },
}
export type HeldLimits = typeof heldLimits

type Answer = Pick<ServerResponse, 'writableLength' | 'destroy'>
type Held = { readonly network: string; readonly bytes: number }

/**
 * Counts the memory per network. `network` is the widest network around the address, because one customer may own
 * the whole network.
 */
export function createHeldBytes({ smallBytes, bodies, answers }: HeldLimits = heldLimits) {
  const bodiesHeld = new Set<Held>()
  /** The replies that clients have not read yet, the oldest first. */
  const answering = new Map<Answer, string>()

  function cutUnread(): void {
    const unread = [...answering]
      .map(([answer, network]) => ({ answer, network, bytes: answer.writableLength }))
      .filter(({ bytes }) => bytes > 0)
    let over = sum(unread) - answers.process
    // Starts with the replies of the networks that have the most unread bytes.
    const networks = [...Map.groupBy(unread, ({ network }) => network).values()]
    for (const held of networks.sort((one, other) => sum(other) - sum(one))) {
      let left = sum(held)
      for (const { answer, bytes } of held) {
        if (left <= answers.network && over <= 0) break
        left -= bytes
        over -= bytes
        answer.destroy()
      }
    }
  }

  return {
    /** Counts a body. Returns a function that frees its space again, or null if there is no space. */
    body(network: string, bytes: number): (() => void) | null {
      if (bytes <= smallBytes) return () => undefined
      const own = [...bodiesHeld].filter(one => one.network === network)
      if (sum(bodiesHeld) + bytes > bodies.process || sum(own) + bytes > bodies.network) return null
      const held = { network, bytes }
      bodiesHeld.add(held)
      return () => void bodiesHeld.delete(held)
    },
    /** Counts a reply until it is sent or its connection is closed. */
    answer(network: string, answer: Answer & Pick<ServerResponse, 'once'>): void {
      answering.set(answer, network)
      answer.once('close', () => answering.delete(answer))
    },
    cutUnread,
  }
}

function sum(held: Iterable<{ readonly bytes: number }>): number {
  let all = 0
  for (const { bytes } of held) all += bytes
  return all
}
