/** The channels of this process by topic. Broadcasts and presence go to them. */
import { type Channel, topicKeyOf } from './channel.ts'

export type Broadcast = { readonly event: string; readonly payload: unknown; readonly id?: string }

export function createTopics() {
  const topics = new Map<string, Set<Channel>>()
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
     * Sends to every channel of the topic that may read it. The sender gets it only if it asked for its own
     * broadcasts. Returns the number of receivers.
     */
    broadcast(topicKey: string, broadcast: Broadcast, sender?: Channel): number {
      let listeners = 0
      for (const channel of topics.get(topicKey) ?? []) {
        if (!channel.rights.broadcast.read || (channel === sender && !channel.broadcast.self)) continue
        channel.send('broadcast', { type: 'broadcast', ...broadcast })
        listeners += 1
      }
      return listeners
    },
    count: () => topics.size,
  }
}

export type Topics = ReturnType<typeof createTopics>
