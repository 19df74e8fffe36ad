import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { unwrap } from '../../lib/errors.ts'
import { joinPrivately } from '../../lib/private-channel.ts'
import { supabase } from '../../lib/supabase.ts'
import { believedMs, createTypingPace } from './typing.ts'

/**
 * The conversations in which both members may see whether the other is online or typing. The database decides
 * this.
 */
export const liveConversationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['live-conversations', userId],
    queryFn: async () => unwrap(await supabase.rpc('live_conversations')),
    gcTime: 0,
    meta: { silent: true },
  })

/**
 * The conversations in which the other member is online or typing, and a function that reports the member's own
 * typing.
 */
export type Activity = {
  online: ReadonlySet<string>
  typing: ReadonlySet<string>
  /**
   * Call this on every keystroke. A report is sent only every few seconds. If `isTyping` is false, the report ends.
   */
  sayTyping: (conversationId: string, isTyping: boolean) => void
}

const typed = z.object({ from: z.string(), isTyping: z.boolean() })
const none: ReadonlySet<string> = new Set()

export function useActivity(userId: string): Activity {
  const cache = useQueryClient()
  const { data: live = [] } = useQuery(liveConversationsQuery(userId))
  const [online, setOnline] = useState(none)
  const [typing, setTyping] = useState(none)
  const channels = useRef(new Map<string, ReturnType<typeof joinPrivately>>())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const [pace] = useState(() => createTypingPace())

  const askAgain = () => void cache.invalidateQueries(liveConversationsQuery(userId))
  function showTyping(id: string, isTyping: boolean) {
    clearTimeout(timers.current.get(id))
    if (isTyping)
      timers.current.set(
        id,
        setTimeout(() => setTyping(without(id)), believedMs),
      )
    setTyping(isTyping ? including(id) : without(id))
  }
  const join = useEffectEvent((id: string) =>
    joinPrivately(`conversation:${id}`, userId, {
      onPresent: keys => setOnline(keys.some(key => key !== userId) ? including(id) : without(id)),
      onSaid(event, payload) {
        if (event === 'ended') return askAgain()
        const heard = typed.safeParse(payload)
        if (event === 'typing' && heard.success && heard.data.from !== userId)
          showTyping(id, heard.data.isTyping)
      },
      onEnded: askAgain,
    }),
  )
  const leave = useEffectEvent((id: string) => {
    channels.current.get(id)?.leave()
    channels.current.delete(id)
    setOnline(without(id))
    showTyping(id, false)
  })
  const wanted = live.join()
  useEffect(() => {
    const ids = wanted === '' ? [] : wanted.split(',')
    for (const id of channels.current.keys()) if (!ids.includes(id)) leave(id)
    for (const id of ids) if (!channels.current.has(id)) channels.current.set(id, join(id))
  }, [wanted])
  useEffect(() => {
    const open = channels.current
    return () => {
      for (const id of [...open.keys()]) leave(id)
    }
  }, [])

  return {
    online,
    typing,
    sayTyping(conversationId, isTyping) {
      if (!isTyping) {
        if (!pace.forget(conversationId)) return
      } else if (!pace.isDue(conversationId)) return
      channels.current.get(conversationId)?.say('typing', { from: userId, isTyping })
    },
  }
}

type Change = (ids: ReadonlySet<string>) => ReadonlySet<string>

const including =
  (id: string): Change =>
  ids =>
    ids.has(id) ? ids : new Set([...ids, id])

const without =
  (id: string): Change =>
  ids =>
    ids.has(id) ? new Set([...ids].filter(other => other !== id)) : ids
