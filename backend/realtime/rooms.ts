/** The channels of this process by topic: where broadcasts and presence go. */
import { type Channel, roomOf } from './channel.ts'

export type Broadcast = { readonly event: string; readonly payload: unknown; readonly id?: string }

export function createRooms() {
  const rooms = new Map<string, Set<Channel>>()
  return {
    join(channel: Channel): void {
      const room = rooms.get(roomOf(channel)) ?? new Set()
      rooms.set(roomOf(channel), room.add(channel))
    },
    leave(channel: Channel): void {
      const room = rooms.get(roomOf(channel))
      room?.delete(channel)
      if (room?.size === 0) rooms.delete(roomOf(channel))
    },
    membersOf(room: string): Iterable<Channel> {
      return rooms.get(room) ?? []
    },
    sizeOf: (room: string): number => rooms.get(room)?.size ?? 0,
    /**
     * To everyone in the room who may read; back to the sender only where it asked for its own words.
     * How many that were.
     */
    broadcast(room: string, broadcast: Broadcast, sender?: Channel): number {
      let listeners = 0
      for (const channel of rooms.get(room) ?? []) {
        if (!channel.rights.broadcast.read || (channel === sender && !channel.broadcast.self)) continue
        channel.send('broadcast', { type: 'broadcast', ...broadcast })
        listeners += 1
      }
      return listeners
    },
    count: () => rooms.size,
  }
}

export type Rooms = ReturnType<typeof createRooms>
