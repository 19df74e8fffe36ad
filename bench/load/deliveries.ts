/**
 * Tracks messages that were sent but have not arrived yet. Each message must reach the other member of its
 * conversation once.
 */
export type Deliveries = {
  /** Returns the text of a new message. */
  write(sender: number): string
  /**
   * Returns the age in milliseconds of the message in this frame, if the listener is its recipient, and otherwise
   * null.
   */
  hear(frame: Buffer, listener: number): number | null
  /**
   * Returns how many messages are older than `olderThanMs`, and stops tracking these messages. They count as lost.
   */
  takeLost(olderThanMs: number): number
}

const mark = 'Message no. '

export function createDeliveries(): Deliveries {
  const underWay = new Map<number, { readonly sender: number; readonly at: number }>()
  let written = 0
  return {
    write(sender) {
      underWay.set(++written, { sender, at: performance.now() })
      return `${mark}${written}.`
    },
    hear(frame, listener) {
      const at = frame.indexOf(mark)
      if (at < 0) return null
      const number = Number.parseInt(frame.toString('latin1', at + mark.length, at + mark.length + 10), 10)
      const message = underWay.get(number)
      if (!message || message.sender === listener) return null
      underWay.delete(number)
      return performance.now() - message.at
    },
    takeLost(olderThanMs) {
      const limit = performance.now() - olderThanMs
      const lost = [...underWay].filter(([, { at }]) => at < limit)
      for (const [number] of lost) underWay.delete(number)
      return lost.length
    },
  }
}
