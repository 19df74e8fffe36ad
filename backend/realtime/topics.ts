/** The channels of this process by topic. They receive broadcasts and presence. */
import { type Channel, topicKeyOf } from './channel.ts'
import { Encoded } from './frames.ts'
import { createPauses } from './pauses.ts'

export type Broadcast = { readonly event: string; readonly payload: unknown; readonly id?: string }

/**
 * `listeners` is the number of channels that receive the broadcast. `sent` resolves when all of them have received
 * it, and never rejects.
 */
type Sending = { readonly listeners: number; readonly sent: Promise<void> }

export function createTopics(onFailure: (error: unknown) => void) {
  const topics = new Map<string, Set<Channel>>()
  /** For each topic, the last broadcast that is still being sent. */
  const sending = new Map<string, Promise<void>>()

  async function sendTo(topicKey: string, receivers: readonly Channel[], payload: Encoded): Promise<void> {
    const before = sending.get(topicKey)
    if (before) await before
    const pauses = createPauses()
    for (const channel of receivers) {
      if (pauses.isDue()) await pauses.take()
      const isThere = topics.get(topicKey)?.has(channel) && channel.rights.broadcast.read
      if (isThere) channel.send('broadcast', payload)
    }
  }

  return {
    join(channel: Channel): void {
      const channels = topics.get(topicKeyOf(channel)) ?? new Set()
      topics.set(topicKeyOf(channel), channels.add(channel))
    },
    leave(channel: Channel): void {
      const channels = topics.get(topicKeyOf(channel))
      channels?.delete(channel)
      if (channels?.size === 0) topics.delete(topicKeyOf(channel))
    },
    membersOf(topicKey: string): Iterable<Channel> {
      return topics.get(topicKey) ?? []
    },
    sizeOf: (topicKey: string): number => topics.get(topicKey)?.size ?? 0,
    /**
     * Sends to every channel of the topic that may read broadcasts. The sender receives its own broadcast only if it
     * requested this. With many receivers it pauses in between, and the broadcasts of one topic stay in order.
     */
    broadcast(topicKey: string, broadcast: Broadcast, sender?: Channel): Sending {
      const hears = (channel: Channel) =>
        channel.rights.broadcast.read && (channel !== sender || channel.broadcast.self)
      const receivers = [...(topics.get(topicKey) ?? [])].filter(hears)
      const payload = new Encoded({ type: 'broadcast', ...broadcast })
      const sent = sendTo(topicKey, receivers, payload).catch(onFailure)
      sending.set(topicKey, sent)
      void sent.then(() => sending.get(topicKey) === sent && sending.delete(topicKey))
      return { listeners: receivers.length, sent }
    },
    count: () => topics.size,
  }
}

export type Topics = ReturnType<typeof createTopics>
