import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { unwrapCount } from '../../lib/errors.ts'
import { useRealtime } from '../../lib/realtime.ts'
import { supabase } from '../../lib/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { feedQuery } from './queries.ts'

const newPostsKey = (userId: string) => ['new-posts', userId] as const

/** The number of posts by other members that are newer than the newest post on the page. */
const newPostsQuery = (userId: string, newest: string | undefined) =>
  queryOptions({
    queryKey: [...newPostsKey(userId), newest ?? null],
    queryFn: async () => {
      let query = supabase.rpc('feed_posts', {}, { head: true, count: 'exact' }).neq('user_id', userId)
      if (newest) query = query.gt('created_at', newest)
      return unwrapCount(await query)
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  })

/**
 * The longest pause in milliseconds. Every open feed notices every new post at once. To spread the requests, each
 * feed waits a random time and then reads once for several posts.
 */
const longestPause = 3_000

/** A button with the number of new posts. The list changes only when the member clicks the button. */
export function NewPostsNotice({ userId, newest }: { userId: string; newest: string | undefined }) {
  const client = useQueryClient()
  const [hasHeard, setHasHeard] = useState(false)
  const query = newPostsQuery(userId, newest)
  const { data: count = 0 } = useQuery({ ...query, enabled: hasHeard })
  const look = () => {
    setHasHeard(true)
    void client.invalidateQueries({ queryKey: newPostsKey(userId) })
  }
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const lookSoon = () => {
    if (timer.current !== undefined) return
    timer.current = window.setTimeout(() => {
      timer.current = undefined
      look()
    }, Math.random() * longestPause)
  }
  useRealtime(
    'posts',
    null,
    ({ event, row }) => {
      if (event !== 'UPDATE' && row.user_id !== userId) lookSoon()
    },
    look,
  )
  if (count === 0) return null
  async function handleShow() {
    await client.invalidateQueries(feedQuery(userId))
    window.scrollTo({ top: 0 })
  }
  return (
    <div className="sticky top-20 z-20 grid justify-items-center" aria-live="polite">
      <Button look="ink" size="small" className="rounded-full shadow-float" onClick={handleShow}>
        <ArrowUp aria-hidden="true" />
        {count === 1 ? '1 new post' : `${count} new posts`}
      </Button>
    </div>
  )
}
