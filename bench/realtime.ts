/**
 * Opens sockets on one process. Each socket belongs to a different conversation. Measures how long a message takes
 * and how much a socket costs.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { measureEverybody } from './realtime/everybody.ts'
import { type Heard, outOfOrder } from './realtime/heard.ts'
import { accepted } from './support/accepted.ts'
import { keys, startBackend, withFolder } from './support/backend-process.ts'
import { conversationId, memberId } from './support/network-data.ts'
import { percentile } from './support/percentile.ts'
import { withPostgres } from './support/postgres.ts'
import { environmentOf, prepareNetwork, type Target } from './support/prepare-network.ts'
import { homeOf, openSocket } from './support/realtime-socket.ts'
import { formatNumber } from './support/report.ts'
import type { Figure, Result } from './support/result.ts'
import { inFullOrShort } from './support/short.ts'
import { memoryOf } from './support/usage.ts'

const sockets = inFullOrShort(2000, 50)
const perSecond = inFullOrShort(200, 20)
const seconds = inFullOrShort(20, 2)
/** Member n writes to member n + 1, and their conversation has the number n. */
const members = Math.max(sockets + 1, 300)
const conversations = Array.from({ length: sockets }, (_, index) => conversationId(index + 1, members))
const joiningAtOnce = 100
/** In the first second the messages run code that is not compiled yet, so they are not measured. */
const warmUp = perSecond

export async function run(): Promise<Result> {
  const onPostgres = await withPostgres({}, cluster =>
    withFolder(folder =>
      measure('on PostgreSQL', { dataDir: join(folder, 'data'), databaseUrl: cluster.url('postgres') }),
    ),
  )
  const onPglite = await withFolder(folder =>
    measure('on PGlite', { dataDir: join(folder, 'data'), databaseUrl: undefined }),
  )
  return {
    title: 'Realtime',
    about: `${sockets.toLocaleString('en')} sockets on one process, each listening to a conversation of its own, ${perSecond} messages a second for ${seconds} s; from the insert's request to the receipt. Then as the app listens, to all messages and the own notifications, everybody with blocks and mutes: a message to ${sockets.toLocaleString('en')} listeners of whom two can read it, beside a tenth of them.`,
    figures: [...onPostgres, ...onPglite],
  }
}

async function measure(engine: string, target: Target): Promise<Figure[]> {
  const tokens = await prepareNetwork(target, members)
  const server = await startBackend(environmentOf(target))
  let figures: Figure[]
  try {
    // Opens a connection before the measurement, because the first connection loads code. Loading code is not part
    // of the cost of a socket.
    const first = await openSocket(
      server.url,
      tokens[0] ?? '',
      [{ table: 'messages', event: '*' }],
      () => {},
      homeOf(0),
    )
    const before = memoryOf(server.pid)
    const heard: Heard = new Map()
    for (let from = 0; from < sockets; from += joiningAtOnce) {
      const some = conversations.slice(from, from + joiningAtOnce)
      await Promise.all(
        some.map((id, at) => listen(server.url, tokens[from + at] ?? '', id, from + at, heard)),
      )
    }
    const after = memoryOf(server.pid)
    const sent = await send(server.url, tokens)
    const deadline = performance.now() + 10_000
    while (heard.size < sent.size && performance.now() < deadline) await pause(50)
    first.terminate()
    figures = figuresOf(engine, sent, heard, ((after - before) * 1024) / sockets)
  } finally {
    await server.stop()
  }
  return [...figures, await measureEverybody(engine, target, tokens, conversations)]
}

function listen(url: string, token: string, conversation: string, channel: number, heard: Heard) {
  const filter = `conversation_id=eq.${conversation}`
  const onChange = (frame: Buffer) => {
    const { content } = JSON.parse(String(frame))[4].data.record
    heard.set(content, [...(heard.get(content) ?? []), { at: performance.now(), channel }])
  }
  return openSocket(
    url,
    token,
    [{ table: 'messages', event: 'INSERT', filter }],
    onChange,
    homeOf(channel + 1),
  )
}

/** Sends at a steady pace, whether the server answers quickly or not. */
async function send(url: string, tokens: readonly string[]): Promise<Map<string, number>> {
  const sent = new Map<string, number>()
  const running: Promise<unknown>[] = []
  const started = performance.now()
  for (let count = 0; count < warmUp + perSecond * seconds; count++) {
    const wait = started + (count * 1000) / perSecond - performance.now()
    if (wait > 1) await pause(wait)
    const index = (count * 7) % conversations.length
    const content = `${count}`
    sent.set(content, performance.now())
    const writing = fetch(`${url}/rest/v1/messages`, {
      method: 'POST',
      headers: {
        apikey: keys.publishable,
        Authorization: `Bearer ${tokens[index + 1]}`,
        'Content-Type': 'application/json',
        Prefer: 'return=minimal',
      },
      body: JSON.stringify({
        conversation_id: conversations[index],
        sender_id: memberId(index + 2),
        content,
      }),
    }).then(async answer => {
      const response = await accepted(answer)
      if (response.status !== 201) sent.delete(content)
      await response.body?.cancel()
    })
    running.push(writing)
  }
  await Promise.all(running)
  return sent
}

function figuresOf(engine: string, sent: Map<string, number>, heard: Heard, kilobytes: number): Figure[] {
  const measured = [...sent].filter(([content]) => Number(content) >= warmUp)
  const delays = measured.flatMap(([content, at]) => heard.get(content)?.map(item => item.at - at) ?? [])
  const doubled = [...heard.values()].filter(items => items.length > 1).length
  const none = { of: 'value', atMost: 0 } as const
  return [
    {
      name: `a message, p99 ${engine}`,
      value: percentile(delays, 0.99),
      unit: 'ms',
      aim: { of: 'value', atMost: 100 },
      note: `p50 ${formatNumber(percentile(delays, 0.5))} ms`,
    },
    { name: `refused ${engine}`, value: warmUp + perSecond * seconds - sent.size, unit: '', aim: none },
    { name: `lost ${engine}`, value: sent.size - heard.size, unit: '', aim: none },
    { name: `doubled ${engine}`, value: doubled, unit: '', aim: none },
    { name: `out of order ${engine}`, value: outOfOrder(heard), unit: '', aim: none },
    { name: `a socket ${engine}`, value: kilobytes, unit: 'KB', aim: { of: 'value', atMost: 40 } },
  ]
}
