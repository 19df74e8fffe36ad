/**
 * Ten thousand members like one post at once. Measures how long other members wait meanwhile, compared with the
 * same number of likes of different posts.
 */
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../backend/database/database.ts'
import { keys } from '../support/backend-process.ts'
import { forkServer } from '../support/forked-server.ts'
import { signMemberToken } from '../support/member-token.ts'
import { asker, memberId } from '../support/network-data.ts'
import { percentile } from '../support/percentile.ts'
import { inFullOrShort } from '../support/short.ts'
import { requests } from './requests.ts'

export type Wait = {
  readonly name: string
  readonly longest: number
  readonly p99: number
  readonly longestBeside: number
}
export type Crowd = {
  readonly likes: number
  readonly seconds: number
  readonly groups: number
  readonly waits: readonly Wait[]
}

type Call = (path: string, member: number, init?: RequestInit) => Promise<void>
type Step = { readonly name: string; readonly once: (call: Call, nth: number) => Promise<void> }
/** Requests that a watcher sends one after another. Each request is timed separately. */
type Watched = readonly Step[]

const likes = inFullOrShort(10_000, 100)
const atOnce = 4
const author = 7
/**
 * Several watchers take turns to like another post, because a single watcher would soon reach the limit of likes
 * per minute.
 */
const [firstWatcher, watchers] = [100, 20]
const firstLiker = 200

export async function likeByMany(serverArgs: readonly string[], database: Database): Promise<Crowd> {
  const posts = await postsOf(database, likes + 2)
  const [liked = '', other = '', ...spread] = posts
  // A member who is blocked cannot like a post. So the blocks of these members are deleted. The policies still
  // check for blocks.
  await database.run({
    text: 'delete from public.blocks where blocker_id between $1 and $2 or blocked_id between $1 and $2',
    values: [memberId(firstWatcher), memberId(firstLiker + likes)],
  })
  const tokens = await Promise.all(
    Array.from({ length: firstLiker + likes }, (_, n) => signMemberToken(memberId(n), keys.jwtSecret)),
  )
  const server = await forkServer(join(import.meta.dirname, 'server.ts'), serverArgs)
  const call: Call = async (path, member, init = {}) => {
    const headers = { authorization: `Bearer ${tokens[member]}`, 'content-type': 'application/json' }
    const answer = await fetch(server.url + path, { ...init, headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  }
  const like = (post: string, member: number) =>
    call('/post_likes', member, {
      method: 'POST',
      body: JSON.stringify({ post_id: post, user_id: memberId(member) }),
    })
  try {
    // First each member likes a different post, for comparison. This also warms the server up.
    const apart = await watch(watched(other), call, n => like(spread[n] ?? '', firstLiker + n))
    const together = await watch(watched(other), call, n => like(liked, firstLiker + n))
    const [told] = await database.run<{ groups: number }>({
      text: 'select count(*)::int as groups from public.notifications where post_id = $1 and read_at is null',
      values: [liked],
    })
    return {
      likes,
      seconds: together.seconds,
      groups: told?.groups ?? 0,
      waits: together.times.map(({ name, ms }, index) => ({
        name,
        longest: Math.max(...ms),
        p99: percentile(ms, 0.99),
        longestBeside: Math.max(...(apart.times[index]?.ms ?? [])),
      })),
    }
  } finally {
    await server.stop()
  }
}

function watched(post: string): Watched[] {
  const [feed] = requests
  const watcherOf = (nth: number) => firstWatcher + (nth % watchers)
  return [
    [
      {
        name: 'feed of another',
        once: call => call(feed?.path ?? '', asker, { method: 'POST', body: '{"page_size":20}' }),
      },
    ],
    [
      {
        name: "the author's unread count",
        once: call => call('/notifications?select=id&read_at=is.null&limit=1', author),
      },
    ],
    [
      {
        name: 'a like on another post',
        once: (call, nth) => {
          const like = { post_id: post, user_id: memberId(watcherOf(nth)) }
          return call('/post_likes', watcherOf(nth), { method: 'POST', body: JSON.stringify(like) })
        },
      },
      {
        name: 'that like taken back',
        once: (call, nth) => {
          const path = `/post_likes?post_id=eq.${post}&user_id=eq.${memberId(watcherOf(nth))}`
          return call(path, watcherOf(nth), { method: 'DELETE' })
        },
      },
    ],
  ]
}

/** Sends all likes, a few at a time, and measures how long other members wait meanwhile. */
async function watch(others: readonly Watched[], call: Call, like: (n: number) => Promise<void>) {
  let next = 0
  let isOver = false
  const started = performance.now()
  const send = async () => {
    while (next < likes) await like(next++)
  }
  const time = async (steps: Watched) => {
    const timed = steps.map(({ name, once }) => ({ name, once, ms: [] as number[] }))
    for (let nth = 0; !isOver; nth++) {
      for (const { once, ms } of timed) {
        const from = performance.now()
        await once(call, nth)
        ms.push(performance.now() - from)
      }
      await setTimeout(20)
    }
    return timed
  }
  const sending = Promise.all(Array.from({ length: atOnce }, send)).finally(() => {
    isOver = true
  })
  const [seconds, times] = await Promise.all([
    sending.then(() => (performance.now() - started) / 1000),
    Promise.all(others.map(time)).then(all => all.flat()),
  ])
  return { seconds, times }
}

async function postsOf(database: Database, count: number): Promise<string[]> {
  const rows = await database.run<{ id: string }>({
    text: `(select id from public.posts where user_id = $1 order by created_at desc limit 1)
       union all
       (select id from public.posts where user_id <> $1 order by created_at desc limit $2)`,
    values: [memberId(author), count],
  })
  return rows.map(row => row.id)
}
