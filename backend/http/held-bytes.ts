/**
 * What one network makes the server keep in memory: large bodies until they are answered, and answers until they are
 * read. A body for which there is no room is refused before it is read. An answer is made already: where they take too
 * much, those that nobody has read for the longest are cut.
 */
import type { ServerResponse } from 'node:http'

export const heldLimits = {
  /** A smaller body is not counted: there are no more of them than connections. */
  smallBytes: 64 * 1024,
  bodies: { network: 32 * 2 ** 20, process: 256 * 2 ** 20 },
  answers: { network: 64 * 2 ** 20, process: 512 * 2 ** 20 },
}
export type HeldLimits = typeof heldLimits

type Answer = Pick<ServerResponse, 'writableLength' | 'destroy'>
type Held = { readonly network: string; readonly bytes: number }

/** `network`: the widest around the address, as one customer may have all of it. */
export function createHeldBytes({ smallBytes, bodies, answers }: HeldLimits = heldLimits) {
  const bodiesHeld = new Set<Held>()
  /** The oldest first. */
  const answering = new Map<Answer, string>()

  function cutUnread(): void {
    const unread = [...answering]
      .map(([answer, network]) => ({ answer, network, bytes: answer.writableLength }))
      .filter(({ bytes }) => bytes > 0)
    let over = sum(unread) - answers.process
    // Whoever holds the most pays for the lack of room.
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
    /** How to let it go; null where there is no room for it. */
    body(network: string, bytes: number): (() => void) | null {
      if (bytes <= smallBytes) return () => undefined
      const own = [...bodiesHeld].filter(one => one.network === network)
      if (sum(bodiesHeld) + bytes > bodies.process || sum(own) + bytes > bodies.network) return null
      const held = { network, bytes }
      bodiesHeld.add(held)
      return () => void bodiesHeld.delete(held)
    },
    /** Until its connection is done with it. */
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
