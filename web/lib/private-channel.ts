// A private realtime channel. The database decides who may join its topic. Its messages are not stored.
import type { RealtimeChannel } from '@supabase/supabase-js'
import { supabase } from './supabase.ts'

/** Topics that are being left. The client cannot join a topic again before leaving it has finished. */
const leaving = new Map<string, Promise<unknown>>()

type PrivateChannel = {
  /**
   * Sends a message if the channel is open. Otherwise does nothing, because the client would send the message over
   * HTTP with a warning.
   */
  say: (event: string, payload: Record<string, unknown>) => void
  leave: () => void
}

type Hearing = {
  /** Called with the keys of all members on the topic, including the caller's. */
  onPresent: (keys: string[]) => void
  onSaid: (event: string, payload: unknown) => void
  /** Called when the server has removed the caller from the topic. */
  onEnded: () => void
}

/** Joins a topic, and makes the caller visible there as `key`. Joins again after every reconnect. */
export function joinPrivately(
  topic: string,
  key: string,
  { onPresent, onSaid, onEnded }: Hearing,
): PrivateChannel {
  let channel: RealtimeChannel | undefined
  let isOver = false
  void Promise.resolve(leaving.get(topic)).then(() => {
    if (isOver) return
    const opened = supabase.channel(topic, { config: { private: true, presence: { key } } })
    channel = opened
    opened
      .on('presence', { event: 'sync' }, () => onPresent(Object.keys(opened.presenceState())))
      .on('broadcast', { event: '*' }, ({ event, payload }) => onSaid(event, payload))
      .subscribe(status => {
        if (status === 'SUBSCRIBED') void opened.track({})
        else onPresent([])
        if (status === 'CLOSED' && !isOver) onEnded()
      })
  })
  return {
    say(event, payload) {
      if (channel?.state !== 'joined' || !supabase.realtime.isConnected()) return
      void channel.send({ type: 'broadcast', event, payload })
    },
    leave() {
      isOver = true
      if (!channel) return
      leaving.set(
        topic,
        supabase.removeChannel(channel).finally(() => leaving.delete(topic)),
      )
    },
  }
}
