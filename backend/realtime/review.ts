/** When the database reports that rights have changed, the policies decide again who may use each private topic. */
import { type Channel, topicKeyOf } from './channel.ts'
import type { Socket } from './socket.ts'
import { explain, type SocketDeps } from './socket-context.ts'
import type { Topics } from './topics.ts'

export function createReview({
  sockets,
  topics,
  rights,
}: {
  readonly sockets: ReadonlySet<Socket>
  readonly topics: Topics
  readonly rights: SocketDeps['rights']
}) {
  const waiting = new Set<Channel>()
  let isWorking = false
  let count = 0

  function* privateChannelsOf(member: unknown): Iterable<Channel> {
    for (const { channels } of sockets)
      for (const channel of channels.values())
        if (channel.isPrivate && channel.caller.userId === member) yield channel
  }

  /**
   * Handles one channel after another, so that a member with many channels does not delay other members. A channel
   * that already waits is not added twice.
   */
  async function work(): Promise<void> {
    isWorking = true
    for (const channel of waiting) {
      waiting.delete(channel)
      try {
        channel.rights = await rights(channel.topic, channel.caller)
        if (!channel.rights.broadcast.read && !channel.rights.presence.read)
          channel.end('Unauthorized: You do not have permissions to read from this Channel topic any more')
      } catch (error) {
        channel.end(explain(error))
      }
    }
    isWorking = false
  }

  return {
    /** Returns the number of reviews so far. A join that read its rights before a review must read them again. */
    count: () => count,
    hear({ topic, member }: Record<string, unknown>): void {
      count += 1
      if (member) for (const channel of privateChannelsOf(member)) waiting.add(channel)
      if (topic)
        for (const channel of topics.membersOf(topicKeyOf({ topic: `realtime:${topic}`, isPrivate: true })))
          waiting.add(channel)
      if (!isWorking) void work()
    },
  }
}
