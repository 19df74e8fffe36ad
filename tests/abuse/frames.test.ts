/**
 * Sends generated bad frames on a few long-lived sockets. The server continues, other members still receive
 * messages, and no memory or subscription is left behind. The long form sends 5,000 frames to every database. The
 * variable SEED repeats a run with the same frames.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Database } from '../../backend/database/database.ts'
import { conversationOf, type Harness, inbox, joined, say, startRealtime } from '../realtime/harness.ts'
import { quickEngines } from '../support/databases.ts'
import { isLongForm } from '../support/long-form.ts'
import { seed } from '../support/seed.ts'
import { type BadFrame, realtimeFrame } from './forged/realtime.ts'

const total = isLongForm ? 5000 : 100
const attackers = 8
const round = 50
const mebibyte = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

describe.each(quickEngines)(`${total} generated bad frames on $engine, seed ${seed}`, ({ open }) => {
  let database: Database
  let realtime: Harness
  beforeAll(async () => {
    database = await open()
    realtime = await startRealtime(database)
  })
  afterAll(async () => {
    await realtime.close()
    await database.close()
  })

  type Attacker = { socket: WebSocket; version: keyof BadFrame }

  /** The server may close the socket after an invalid frame; the attacker then reconnects. */
  async function attack(attacker: Attacker, frame: BadFrame): Promise<void> {
    if (attacker.socket.readyState !== WebSocket.OPEN) {
      attacker.socket.terminate()
      attacker.socket = await openAttacker(attacker.version)
    }
    attacker.socket.send(frame[attacker.version])
  }

  async function openAttacker(version: keyof BadFrame): Promise<WebSocket> {
    const socket = new WebSocket(`${realtime.url}/websocket?apikey=${realtime.key}&vsn=${version}`)
    socket.on('error', () => {})
    await new Promise(resolve => socket.on('open', resolve))
    return socket
  }

  async function sendAll(frames: readonly BadFrame[]): Promise<void> {
    const crowd: Attacker[] = await Promise.all(
      Array.from({ length: attackers }, async (_, at) => {
        const version = at % 2 === 0 ? ('1.0.0' as const) : ('2.0.0' as const)
        return { version, socket: await openAttacker(version) }
      }),
    )
    const [ann, bob] = [await realtime.person(), await realtime.person()]
    const conversation = await conversationOf(database, ann.id, bob.id)
    const heard = inbox<string>()
    const channel = realtime.connect(ann.token).channel('messages')
    channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'messages' }, payload =>
      heard.add(payload.new.content),
    )
    await joined(channel)
    for (let from = 0; from < frames.length; from += round) {
      for (const [at, frame] of frames.slice(from, from + round).entries()) {
        const attacker = crowd[at % attackers]
        if (attacker) await attack(attacker, frame)
      }
      await say(database, conversation, bob.id, `after ${from}`)
      await heard.until(items => items.includes(`after ${from}`))
    }
    expect(heard.items).toHaveLength(Math.ceil(frames.length / round))
    for (const { socket } of crowd) socket.terminate()
    await realtime.disconnectAll()
    await vi.waitFor(
      () =>
        expect(realtime.held()).toEqual({
          sockets: 0,
          members: 0,
          addresses: 0,
          topics: 0,
          shelves: 0,
          presenceBytes: 0,
        }),
      { timeout: 30_000 },
    )
  }

  test('CK18 CK25 bad frames do not stop the server, other members still get their messages, and no memory or subscription is left behind', {
    timeout: 900_000,
  }, async () => {
    const frames = fc.sample(realtimeFrame, { seed, numRuns: total })
    // Sends half of the frames before the first measurement: the server loads code and fills caches then, and that
    // memory is not a leak.
    await sendAll(frames.slice(0, total / 2))
    collectGarbage()
    const before = process.memoryUsage().heapUsed
    await sendAll(frames.slice(total / 2))
    collectGarbage()
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(16 * mebibyte)
    expect(realtime.logged.filter(line => line.includes('a frame failed'))).toEqual([])
  })
})
