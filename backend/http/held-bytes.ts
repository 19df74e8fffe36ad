/**
 * Limits the memory that one network can use: for large bodies until the request is answered, and for replies until
 * the client has read them. A body without space is refused before it is read. If replies use too much memory, the
 * connections with the oldest unread replies are cut.
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
 * Counts the memory. `network` is the widest network around the address, because one customer may own the whole
 * network.
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
    // The networks with the most unread bytes lose replies first.
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
    /** Counts a body. Returns the function that releases it, or null if there is no space. */
    body(network: string, bytes: number): (() => void) | null {
      if (bytes <= smallBytes) return () => undefined
      const own = [...bodiesHeld].filter(one => one.network === network)
      if (sum(bodiesHeld) + bytes > bodies.process || sum(own) + bytes > bodies.network) return null
      const held = { network, bytes }
      bodiesHeld.add(held)
      return () => void bodiesHeld.delete(held)
    },
    /** Counts a reply until its connection has finished with it. */
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
