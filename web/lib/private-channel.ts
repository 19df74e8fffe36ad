// A private channel: the database decides who may join its topic. What is said on it is stored nowhere.
import type { RealtimeChannel } from '@supabase/supabase-js'
import { supabase } from './supabase.ts'

/** The client has one channel a topic, and one that is being left cannot be joined again. */
const leaving = new Map<string, Promise<unknown>>()

type PrivateChannel = {
  /** Sends if the channel is open, and is silent otherwise: without one the client would ask over HTTP, and warn. */
  say: (event: string, payload: Record<string, unknown>) => void
  leave: () => void
}

type Hearing = {
  /** Who shows themselves on the topic, the caller included. */
  onPresent: (keys: string[]) => void
  onSaid: (event: string, payload: unknown) => void
  /** The server has taken the caller off the topic. */
  onEnded: () => void
}

/** Joins a topic and shows the caller on it as `key`, again after every broken connection. */
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
