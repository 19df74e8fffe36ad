/** One member who has the app open: a socket, and a new page every few seconds. */
import { setTimeout as pause } from 'node:timers/promises'
import { homeOf, type Listened, openSocket } from '../support/realtime-socket.ts'
import type { Calls } from './calls.ts'
import { newPosts, pages, type Visitor } from './pages.ts'

export type Life = {
  readonly url: string
  readonly token: string
  readonly calls: Calls
  readonly stopped: AbortSignal
}

/** The time that a member spends on a page: mostly a few seconds, sometimes much longer. */
const thinkMs = { mean: 6_000, least: 1_000, most: 25_000 }
/** This must be the same value as the longest wait in `new-posts-notice.tsx`. */
const longestLookPauseMs = 3_000
/** Contains each page as often as its weight says, so that a random choice follows the weights. */
const lot = pages.flatMap(page => Array.from({ length: page.weight }, () => page))

function think(): number {
  return Math.min(thinkMs.most, thinkMs.least - (thinkMs.mean - thinkMs.least) * Math.log(1 - Math.random()))
}

/** Opens the app as this member. */
export async function join(visitor: Visitor, life: Life): Promise<void> {
  // Subscribes to everything that the app subscribes to on every page. Every second member also subscribes to the
  // feed.
  const isOnFeed = visitor.number % 2 === 0
  const tables = ['profiles', 'messages', ...(isOnFeed ? ['posts'] : [])]
  const listened = tables.map((table): Listened => ({ table, event: '*' }))
  const onChange = (frame: Buffer) => hear(visitor, life, frame)
  const socket = await openSocket(life.url, life.token, listened, onChange, homeOf(visitor.number))
  socket.on('close', () => {
    if (!life.stopped.aborted) life.calls.fail('socket', 'the server closed it')
  })
  life.stopped.addEventListener('abort', () => socket.terminate())
}

/** Opens one page after another until the generator stops the member. */
export async function browse(visitor: Visitor, { token, calls, stopped }: Life): Promise<void> {
  await pause(Math.random() * thinkMs.mean)
  while (!stopped.aborted) {
    const requests = lot[Math.floor(Math.random() * lot.length)]?.requests(visitor) ?? []
    const answers = await Promise.all(requests.map(request => calls.send(request, token)))
    const feed = requests.findIndex(request => request.isRead)
    if (feed >= 0) visitor.newestPost = newestOf(answers[feed] ?? '') ?? visitor.newestPost
    await pause(think())
  }
}

/**
 * Finds the newest post in the text of the page. Parsing every page would cost the generator more than requesting it.
 */
function newestOf(page: string): Visitor['newestPost'] {
  const id = /"id":"([\da-f-]{36})"/.exec(page)?.[1]
  const createdAt = /"created_at":"([^"]+)"/.exec(page)?.[1]
  return id && createdAt ? { id, createdAt } : null
}

function hear(visitor: Visitor, { token, calls, stopped }: Life, frame: Buffer): void {
  if (!frame.includes('"INSERT"')) return
  const ms = visitor.deliveries.hear(frame, visitor.number)
  if (ms !== null) calls.record('delivery', ms)
  if (frame.includes('"table":"posts"')) void lookForPosts(visitor, { token, calls, stopped })
}

/**
 * Asks how many new posts there are. As in the app, each feed waits for a random time and then asks once for
 * several new posts.
 */
async function lookForPosts(visitor: Visitor, { token, calls, stopped }: Omit<Life, 'url'>): Promise<void> {
  if (visitor.isLooking) return
  visitor.isLooking = true
  await pause(Math.random() * longestLookPauseMs)
  visitor.isLooking = false
  if (!stopped.aborted) await calls.send(newPosts(visitor), token)
}
