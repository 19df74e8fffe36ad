/**
 * Everybody listens to all messages, as in the app. A message must not cost more if there are more members who
 * cannot read it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { keys, startBackend } from '../support/backend-process.ts'
import { memberId } from '../support/network-data.ts'
import { percentile } from '../support/percentile.ts'
import { environmentOf, type Target } from '../support/prepare-network.ts'
import { homeOf, openSocket } from '../support/realtime-socket.ts'
import { formatNumber } from '../support/report.ts'
import type { Figure } from '../support/result.ts'
import { inFullOrShort } from '../support/short.ts'

const perSecond = 20
const messages = perSecond * inFullOrShort(15, 2)
const joiningAtOnce = 50
/** The first messages run code that is not compiled yet, so they are not measured. */
const warmUp = perSecond

export async function measureEverybody(
  engine: string,
  target: Target,
  tokens: readonly string[],
  conversations: readonly string[],
): Promise<Figure> {
  const few = await delaysOf(target, tokens, conversations.slice(0, Math.ceil(conversations.length / 10)))
  const all = await delaysOf(target, tokens, conversations)
  return {
    name: `a message that everybody listens for, p99 ${engine}`,
    value: percentile(all, 0.99),
    unit: 'ms',
    peer: { name: 'with a tenth of the listeners', value: percentile(few, 0.99) },
    aim: { of: 'value', atMost: 100 },
    note: `p50 ${formatNumber(percentile(all, 0.5))} ms beside ${formatNumber(percentile(few, 0.5))} ms`,
  }
}

/**
 * Starts a separate server. Returns how long each message takes from the request until it reaches the other member.
 */
async function delaysOf(
  target: Target,
  tokens: readonly string[],
  conversations: readonly string[],
): Promise<number[]> {
  const server = await startBackend(environmentOf(target))
  try {
    const sent = new Map<string, number>()
    const delays = new Map<string, number>()
    const listen = (member: number) =>
      openSocket(
        server.url,
        tokens[member] ?? '',
        [
          { table: 'messages', event: '*' },
          { table: 'notifications', event: '*', filter: `recipient_id=eq.${memberId(member + 1)}` },
        ],
        frame => {
          const { content } = JSON.parse(String(frame))[4].data.record
          const at = sent.get(content)
          if (at !== undefined && !delays.has(content)) delays.set(content, performance.now() - at)
        },
        homeOf(member + 1),
      )
    for (let from = 0; from < conversations.length; from += joiningAtOnce)
      await Promise.all(conversations.slice(from, from + joiningAtOnce).map((_, at) => listen(from + at)))
    const tag = `everybody ${conversations.length}`
    const running: Promise<void>[] = []
    for (let count = 0; count < messages; count++) {
      const index = (count * 7) % (conversations.length - 1)
      const content = `${tag}: ${count}`
      sent.set(content, performance.now())
      running.push(write(server.url, tokens[index + 1] ?? '', conversations[index] ?? '', index + 2, content))
      await pause(1000 / perSecond)
    }
    await Promise.all(running)
    const deadline = performance.now() + 60_000
    while (delays.size < messages && performance.now() < deadline) await pause(50)
    if (delays.size < messages) throw new Error(`${messages - delays.size} messages were not heard`)
    return [...delays].filter(([content]) => Number(content.split(': ')[1]) >= warmUp).map(([, ms]) => ms)
  } finally {
    await server.stop()
  }
}

async function write(url: string, token: string, conversation: string, sender: number, content: string) {
  const response = await fetch(`${url}/rest/v1/messages`, {
    method: 'POST',
    headers: {
      apikey: keys.publishable,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Prefer: 'return=minimal',
    },
    body: JSON.stringify({ conversation_id: conversation, sender_id: memberId(sender), content }),
  })
  if (response.status !== 201)
    throw new Error(`a message was refused: ${response.status} ${await response.text()}`)
}
