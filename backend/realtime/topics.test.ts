import { expect, test } from 'vitest'
import { allRights, type Channel } from './channel.ts'
import { encodeFrame, type Frame, type Version } from './frames.ts'
import { createTopics } from './topics.ts'

const topic = 'realtime:square'
const key = `public ${topic}`

function setUp(count: number, { busyMs = 0 } = {}) {
  const failures: unknown[] = []
  const topics = createTopics(error => void failures.push(error))
  const heard: unknown[][] = Array.from({ length: count }, () => [])
  const channels = heard.map((sent, at) => {
    const version: Version = at % 2 === 0 ? '1.0.0' : '2.0.0'
    const send = (event: string, payload: unknown) => {
      const until = performance.now() + busyMs
      while (performance.now() < until);
      const frame: Frame = { joinRef: String(at), ref: null, topic, event, payload }
      sent.push(encodeFrame(frame, version))
    }
    const channel = { topic, isPrivate: false, rights: allRights, broadcast: { self: false }, send }
    return channel as unknown as Channel
  })
  for (const channel of channels) topics.join(channel)
  return { topics, channels, heard, failures }
}

test('CK25 a broadcast is turned into JSON once, even if many channels receive it', async () => {
  const { topics, heard } = setUp(50)
  let written = 0
  const payload = { toJSON: () => ({ text: `hi ${++written}` }) }
  const { listeners, sent } = topics.broadcast(key, { event: 'x', payload })
  await sent
  expect(listeners).toBe(50)
  expect(written).toBe(1)
  expect(heard[1]).toEqual([
    `["1",null,"${topic}","broadcast",{"type":"broadcast","event":"x","payload":{"text":"hi 1"}}]`,
  ])
  expect(JSON.parse(String(heard[2]?.[0]))).toMatchObject({ join_ref: '2', payload: { event: 'x' } })
})

test('CK25 the binary form of a broadcast is made once for all clients that read it', async () => {
  const { topics, heard } = setUp(4)
  await topics.broadcast(key, { event: 'x', payload: Uint8Array.of(1, 2) }).sent
  expect(heard[1]?.[0]).toBeInstanceOf(Uint8Array)
  expect(heard[3]?.[0]).toBe(heard[1]?.[0])
})

test('CK25 while a broadcast goes to many receivers, other work gets its turn on the thread, and the order is kept', async () => {
  const { topics, channels, heard, failures } = setUp(60, { busyMs: 1 })
  const first = topics.broadcast(key, { event: 'first', payload: 1 })
  const second = topics.broadcast(key, { event: 'second', payload: 2 })
  await new Promise(resolve => setImmediate(resolve))
  expect(heard.at(-1)).toEqual([])
  const gone = channels.at(-1)
  if (gone) topics.leave(gone)
  await Promise.all([first.sent, second.sent])
  expect(heard.at(-1)).toEqual([])
  for (const sent of heard.slice(0, -1))
    expect(sent.map(one => /first|second/.exec(String(one))?.[0])).toEqual(['first', 'second'])
  expect(failures).toEqual([])
})
