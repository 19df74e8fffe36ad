// A private channel. The database decides who may join its topic, and nothing said on it is stored.
import type { RealtimeChannel } from '@supabase/supabase-js'
import { supabase } from './supabase.ts'

/** The client has one channel per topic, and cannot join it again while it is leaving it. */
const leaving = new Map<string, Promise<unknown>>()

type PrivateChannel = {
  /**
   * Sends if the channel is open, otherwise does nothing: the client would send over HTTP instead, with a
   * warning.
   */
  say: (event: string, payload: Record<string, unknown>) => void
  leave: () => void
}

type Hearing = {
  /** The keys of everybody present on the topic, including the caller. */
  onPresent: (keys: string[]) => void
  onSaid: (event: string, payload: unknown) => void
  /** The server has removed the caller from the topic. */
  onEnded: () => void
}

/** Joins a topic and shows the caller there as `key`, also after every reconnect. */
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
