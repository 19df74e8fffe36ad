/** Limits of a socket, a member and an address: a request over a limit is refused and leaves nothing in memory. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { defaultLimits } from '../../backend/realtime/limits.ts'
import { testDatabase } from '../support/databases.ts'
import { isLongForm } from '../support/long-form.ts'
import { type Harness, inbox, joined, startRealtime } from './harness.ts'
import { openRaw, refusedWith } from './raw-socket.ts'

const rounds = isLongForm ? 40 : 3
const nothing = { sockets: 0, members: 0, addresses: 0, topics: 0, shelves: 0, presenceBytes: 0 }
const track = (payload: unknown) => ({ type: 'presence', event: 'track', payload })

describe('limits of realtime', () => {
  let database: Database
  let realtime: Harness
  beforeAll(async () => {
    database = await testDatabase()
    realtime = await startRealtime(database, {
      socketsPerAddress: 20,
      socketsPerNetwork: 25,
      socketsPerMember: 3,
    })
  })
  afterAll(async () => {
    await realtime.close()
    await database.close()
  })
  const isEmpty = () => vi.waitFor(() => expect(realtime.held()).toEqual(nothing), { timeout: 10_000 })

  test(`CK25 a presence of a megabyte is refused with a message, ${8 * rounds} times, and leaves nothing in memory`, {
    timeout: 600_000,
  }, async () => {
    const large = track({ a: Array.from({ length: 300_000 }, () => []) })
    const sockets = await Promise.all(
      Array.from({ length: 8 }, (_, at) => openRaw(realtime, { 'x-address': `198.51.100.${at}` })),
    )
    for (const socket of sockets) await socket.ask('realtime:lobby', 'phx_join', { config: {} })
    const visitor = realtime.connect(null).channel('lobby', { config: { presence: { key: 'visitor' } } })
    await joined(visitor)
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all(
        sockets.map(socket => socket.ask('realtime:lobby', 'presence', large)),
      )
      for (const { status, response } of answers) {
        expect(status).toBe('error')
        expect(response?.reason).toMatch(/^PresencePayloadTooLarge: presence takes at most 4096 bytes/)
      }
    }
    expect(realtime.held().presenceBytes).toBe(0)
    expect(await visitor.track({ mood: 'calm' })).toBe('ok')
    await Promise.all(sockets.map(socket => socket.close()))
    await visitor.unsubscribe()
    await realtime.disconnectAll()
    await isEmpty()
  })

  test('CK25 presence has limits per socket, per address, per topic and in total, and its space is free again after a client leaves', async () => {
    const limits = { presenceBytesPerTopic: 100_000, presenceBytes: 120_000, presenceBytesPerAddress: 80_000 }
    const small = await startRealtime(database, limits)
    const full = track({ text: 'x'.repeat(4000) })
    const reasonOf = async (socket: Awaited<ReturnType<typeof openRaw>>, topic: string) => {
      await socket.ask(topic, 'phx_join', { config: {} })
      return (await socket.ask(topic, 'presence', full)).response?.reason ?? 'ok'
    }
    const one = await openRaw(small)
    const bySocket: string[] = []
    do bySocket.push(await reasonOf(one, `realtime:own ${bySocket.length}`))
    while (bySocket.at(-1) === 'ok')
    expect(bySocket.at(-1)).toBe('PresenceLimitReached: This connection tracks too much presence')
    expect(bySocket.length - 1).toBe(Math.floor(defaultLimits.presenceBytesPerSocket / 4400))
    // Replacing a presence entry that is already stored needs no more space.
    expect((await one.ask('realtime:own 0', 'presence', full)).status).toBe('ok')
    await one.close()
    await vi.waitFor(() => expect(small.held().presenceBytes).toBe(0), 10_000)

    const fill = async (topic: (at: number) => string, address: (at: number) => string) => {
      const sockets: Awaited<ReturnType<typeof openRaw>>[] = []
      for (;;) {
        const socket = await openRaw(small, { 'x-address': address(sockets.length) })
        sockets.push(socket)
        const reason = await reasonOf(socket, topic(sockets.length))
        if (reason === 'ok') continue
        await Promise.all(sockets.map(open => open.close()))
        await vi.waitFor(() => expect(small.held()).toEqual(nothing), { timeout: 10_000 })
        return reason
      }
    }
    const elsewhere = (at: number) => `203.0.113.${at}`
    expect(
      await fill(
        at => `realtime:${at}`,
        () => '2001:db8::1',
      ),
    ).toMatch(/Your network/)
    expect(await fill(() => 'realtime:hall', elsewhere)).toMatch(/This topic/)
    expect(await fill(at => `realtime:${at}`, elsewhere)).toMatch(/The server/)
    // Waits until the other server knows that the clients left, and only then stops this server.
    await isEmpty()
    await small.close()
  })

  test('a presence key may be any word, even one like “constructor” that every object has as a property', async () => {
    const one = await openRaw(realtime)
    for (const key of ['__proto__', 'constructor', 'toString']) {
      await one.ask(`realtime:${key}`, 'phx_join', { config: { presence: { key } } })
      expect((await one.ask(`realtime:${key}`, 'presence', track({ here: true }))).status).toBe('ok')
      const other = await openRaw(realtime)
      expect((await other.ask(`realtime:${key}`, 'phx_join', { config: {} })).status).toBe('ok')
      await vi.waitFor(
        () => expect(other.heard.some(({ event }) => event === 'presence_state')).toBe(true),
        10_000,
      )
      const state = other.heard.find(({ event }) => event === 'presence_state')?.payload ?? {}
      expect(Object.keys(state)).toEqual([key])
      await other.close()
    }
    await one.close()
    await isEmpty()
  })

  test('CK25 empty names and names of a megabyte are refused and leave nothing in memory', async () => {
    const long = 'x'.repeat(1_000_000)
    const socket = await openRaw(realtime)
    const join = (topic: string, change?: object) =>
      socket.ask(topic, 'phx_join', { config: { postgres_changes: change ? [change] : [] } })
    const errors = [
      await join(`realtime:${long}`),
      await join('realtime:a', { event: '*', schema: long }),
      await join('realtime:a', { event: '*', schema: 'public', table: long }),
      await join('realtime:a', { event: '*', schema: 'public', table: 'ü'.repeat(32) }),
      await join('realtime:a', { event: '*', schema: 'public', table: 'messages', select: [long] }),
    ]
    expect(errors.map(({ status }) => status)).toEqual(errors.map(() => 'error'))
    expect(realtime.held()).toMatchObject({ topics: 0, shelves: 0 })

    // These names are short enough, but there is no such schema or table.
    for (const change of [
      { event: '*', schema: 'nowhere' },
      { event: '*', schema: 'public', table: 'nothing' },
      { event: '*', schema: 'public', table: 'messages', select: ['secret'] },
    ]) {
      await join('realtime:b', change)
      await vi.waitFor(() => expect(socket.heard.at(-1)?.event).toBe('presence_state'), 10_000)
      expect(socket.heard.findLast(({ event }) => event === 'system')?.payload.status).toBe('error')
      expect(realtime.held().shelves).toBe(0)
    }
    await join('realtime:c', { event: '*', schema: 'public', table: 'profiles', filter: 'id=eq.x' })
    await join('realtime:c', { event: '*', schema: 'public', table: 'profiles' })
    await join('realtime:c', { event: '*', schema: 'public' })
    expect(realtime.held().shelves).toBe(1)
    await socket.ask('realtime:c', 'phx_leave', {})
    expect(realtime.held().shelves).toBe(0)
    socket.socket.send(JSON.stringify([long, '1', 'realtime:d', 'phx_join', {}]))
    expect(await socket.closed).toBe(1003)
    await isEmpty()
  })

  test('CK25 an address has a limit of sockets: one more socket is refused and closed, and other addresses can still connect', async () => {
    // All sockets come from one IPv6 network, in which a customer can choose the last part of the address.
    const there = (at: number) => ({ 'x-address': `2001:db8:0:1::${at}` })
    const sockets = await Promise.all(Array.from({ length: 20 }, (_, at) => openRaw(realtime, there(at))))
    expect(await refusedWith(realtime, there(21))).toBe(429)
    await (await openRaw(realtime, { 'x-address': '2001:db8:0:2::1' })).close()
    await sockets.pop()?.close()
    await vi.waitFor(async () => sockets.push(await openRaw(realtime, there(22))), 10_000)
    await Promise.all(sockets.map(socket => socket.close()))
    await isEmpty()
  })

  test('CK25 a member has a limit of sockets over all addresses', async () => {
    const ann = await realtime.person()
    const join = { config: {}, access_token: ann.token }
    const from = (at: number) => ({ 'x-address': `198.51.100.${at}` })
    const sockets = await Promise.all([1, 2, 3, 4].map(at => openRaw(realtime, from(at))))
    const answers = []
    for (const socket of sockets) answers.push(await socket.ask('realtime:mine', 'phx_join', join))
    expect(answers.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok', 'error'])
    expect(answers.at(-1)?.response?.reason).toMatch(/^ConnectionRateLimitReached/)
    // Another channel on a socket that already counts is not counted again.
    expect((await sockets[0]?.ask('realtime:too', 'phx_join', join))?.status).toBe('ok')
    await sockets[0]?.close()
    await vi.waitFor(
      async () => expect((await sockets[3]?.ask('realtime:mine', 'phx_join', join))?.status).toBe('ok'),
      10_000,
    )
    await Promise.all(sockets.map(socket => socket.close()))
    await isEmpty()
  })

  test('CK25 a socket may have only a few filters that the database must evaluate', async () => {
    const socket = await openRaw(realtime)
    const postgres_changes = Array.from({ length: defaultLimits.comparedFiltersPerSocket + 1 }, (_, at) => ({
      event: '*',
      schema: 'public',
      table: 'profiles',
      filter: `full_name=neq.${at}`,
    }))
    const joinWith = (changes: object[]) =>
      socket.ask('realtime:a', 'phx_join', { config: { postgres_changes: changes } })
    const asGuest = await joinWith(postgres_changes)
    // A guest may not read profiles, so the database evaluates no filter for a guest.
    expect(asGuest.status).toBe('ok')
    const ann = await realtime.person()
    const access_token = ann.token
    const refused = await socket.ask('realtime:a', 'phx_join', { config: { postgres_changes }, access_token })
    expect(refused.response?.reason).toMatch(/^FilterLimitReached/)
    const many = Array.from({ length: 3 }, (_, at) => `realtime:many ${at}`)
    const plain = Array.from({ length: 100 }, () => ({ event: '*', schema: 'public', table: 'profiles' }))
    const answers = []
    for (const topic of many)
      answers.push(await socket.ask(topic, 'phx_join', { config: { postgres_changes: plain }, access_token }))
    expect(answers.at(-1)?.response?.reason).toMatch(/^SubscriptionLimitReached/)
    await socket.close()
    await isEmpty()
  })

  test('CK53 subscriptions have a limit per member and per address over all sockets, and sending a new token adds none', async () => {
    const few = await startRealtime(database, {
      subscriptionsPerMember: 4,
      subscriptionsPerAddress: 5,
      callersPerMember: 2,
    })
    const [ann, bob] = [await few.person(), await few.person()]
    const [one, two] = await Promise.all([openRaw(few), openRaw(few)])
    const join = async (socket: typeof one, topic: string, access_token: string, count: number) => {
      const change = { event: '*', schema: 'public', table: 'profiles' }
      const config = { postgres_changes: Array(count).fill(change) }
      const { status, response } = await socket.ask(topic, 'phx_join', { config, access_token })
      return response?.reason ?? status
    }
    const sessions = await Promise.all([1, 2].map(() => few.tokenFor(ann.id, randomUUID(), 3600)))
    expect(await join(one, 'realtime:a', ann.token, 3)).toBe('ok')
    expect(await join(two, 'realtime:b', ann.token, 2)).toMatch(
      /^SubscriptionLimitReached: .* of this member/,
    )
    expect(await join(two, 'realtime:b', ann.token, 1)).toBe('ok')
    expect(await join(two, 'realtime:c', bob.token, 2)).toMatch(/^SubscriptionLimitReached: .* your network/)
    expect(await join(two, 'realtime:c', bob.token, 1)).toBe('ok')
    for (const access_token of [sessions[0], ann.token, sessions[0]])
      two.send('realtime:b', 'access_token', { access_token })
    // When a channel joins again, its earlier subscriptions no longer count.
    expect(await join(one, 'realtime:a', ann.token, 2)).toBe('ok')
    expect(await join(two, 'realtime:d', sessions[1] ?? '', 1)).toMatch(
      /^SubscriptionLimitReached: .* sessions/,
    )
    expect([...one.heard, ...two.heard].filter(({ event }) => event === 'phx_close')).toEqual([])
    await Promise.all([one.close(), two.close()])
    await vi.waitFor(() => expect(few.held()).toEqual(nothing), { timeout: 10_000 })
    await few.close()
  })

  test('CK25 a client that does not read is disconnected, and the messages stored for it are dropped', {
    timeout: 60_000,
  }, async () => {
    const swift = await startRealtime(database, { workPerSecondPerAddress: 1_000_000 })
    const slow = await openRaw(swift, { 'x-address': '198.51.100.1' })
    await slow.ask('realtime:hall', 'phx_join', { config: {} })
    const speaker = await openRaw(swift, { 'x-address': '198.51.100.2' })
    const config = { broadcast: { ack: true } }
    await speaker.ask('realtime:hall', 'phx_join', { config })
    slow.socket.pause()
    const payload = { type: 'broadcast', event: 'x', payload: 'x'.repeat(500_000) }
    await vi.waitFor(
      async () => {
        await speaker.ask('realtime:hall', 'broadcast', payload)
        expect(swift.socketCount()).toBe(1)
      },
      { timeout: 50_000, interval: 10 },
    )
    await speaker.close()
    slow.socket.terminate()
    await vi.waitFor(() => expect(swift.held()).toEqual(nothing), { timeout: 10_000 })
    await swift.close()
  })

  test('CK25 an address that sends much to many listeners must wait, while another address is served at once', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 19 }, () => openRaw(realtime, { 'x-address': '198.51.100.7' })),
    )
    for (const socket of crowd) await socket.ask('realtime:square', 'phx_join', { config: {} })
    const heard = inbox<unknown>()
    const [one, two] = [realtime.connect(null).channel('corner'), realtime.connect(null).channel('corner')]
    two.on('broadcast', { event: '*' }, message => heard.add(message))
    await Promise.all([joined(one), joined(two)])
    const loud = { type: 'broadcast', event: 'x', payload: 'x'.repeat(100_000) }
    const [first] = crowd
    for (let count = 0; count < 20; count++) first?.send('realtime:square', 'broadcast', loud)
    await one.send({ type: 'broadcast', event: 'hi', payload: {} })
    await heard.until(items => items.length === 1)
    // 20 broadcasts of 100 kB to 18 listeners use eight seconds of the budget of the address.
    const [listener] = crowd.slice(-1)
    const received = listener?.heard.filter(({ event }) => event === 'broadcast').length ?? 0
    expect(received).toBeLessThan(20)
    expect(first?.socket.readyState).toBe(first?.socket.OPEN)
    await Promise.all(crowd.map(socket => socket.close()))
    await realtime.disconnectAll()
  })

  test('CK25 unfinished frames of all sockets together may use only a limited number of bytes', async () => {
    const tight = await startRealtime(database, { incomingBytesPerAddress: 3_000_000 })
    const sockets = await Promise.all(Array.from({ length: 6 }, () => openRaw(tight)))
    // Each socket begins a frame of 900,000 declared bytes and never sends the end.
    for (const { socket } of sockets) {
      const raw = Reflect.get(socket, '_socket') as NodeJS.WritableStream
      raw.write(Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 13, 187, 160, 0, 0, 0, 0]))
      raw.write(Buffer.alloc(850_000))
    }
    await vi.waitFor(() => expect(tight.socketCount()).toBeLessThanOrEqual(3), { timeout: 10_000 })
    expect(tight.socketCount()).toBeGreaterThan(0)
    await Promise.all(sockets.map(socket => socket.close()))
    await tight.close()
  })

  test('CK25 a broadcast over HTTP needs a key: publishable, secret or a valid token', async () => {
    const ann = await realtime.person()
    const send = (headers: Record<string, string>) =>
      fetch(`${realtime.httpUrl}/api/broadcast`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ messages: [{ topic: 'x', event: 'y', payload: {} }] }),
      }).then(({ status }) => status)
    expect(await send({})).toBe(401)
    expect(await send({ apikey: 'guessed' })).toBe(401)
    expect(await send({ authorization: 'Bearer a.b.c' })).toBe(401)
    expect(await send({ apikey: realtime.key })).toBe(202)
    expect(await send({ apikey: realtime.secretKey })).toBe(202)
    expect(await send({ authorization: `Bearer ${ann.token}` })).toBe(202)
    const one = await fetch(`${realtime.httpUrl}/api/broadcast/x/events/y`, { method: 'POST', body: '{}' })
    expect(one.status).toBe(401)
  })

  test('CK18 a broadcast that is nested too deep, or has too long a name, is refused', async () => {
    const listener = await openRaw(realtime)
    await listener.ask('realtime:deep', 'phx_join', { config: {} })
    const send = (event: string, payload: string) =>
      fetch(`${realtime.httpUrl}/api/broadcast`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: realtime.key },
        body: `{"messages":[{"topic":"deep","event":"${event}","payload":${payload}}]}`,
      }).then(({ status }) => status)
    expect(await send('x', '['.repeat(5_000) + ']'.repeat(5_000))).toBe(422)
    expect(await send('é'.repeat(128), '{}')).toBe(422)
    expect(await send('é'.repeat(127), '{}')).toBe(202)
    await listener.close()
  })

  test('CK18 a flood of messages, joins or channels closes only its own socket', async () => {
    const flood = await openRaw(realtime, { 'x-address': '198.51.100.9' })
    const calm = await openRaw(realtime)
    for (let count = 0; count < 2000; count++) flood.send(`realtime:${count}`, 'phx_join', { config: {} })
    expect(await flood.closed).toBe(1008)
    expect((await calm.ask('realtime:x', 'phx_join', { config: {} })).status).toBe('ok')
    await calm.close()
  })

  test('CK54 all networks of one IPv6 customer together may open only as many sockets as a few networks', async () => {
    const open = (address: string) => openRaw(realtime, { 'x-address': address })
    const sockets = await Promise.all(
      Array.from({ length: 25 }, (_, at) => open(`2001:db8:1:${at % 2}::${at}`)),
    )
    expect(await refusedWith(realtime, { 'x-address': '2001:db8:1:3::1' })).toBe(429)
    sockets.push(await open('2001:db8:2:1::1'))
    await Promise.all(sockets.map(socket => socket.close()))
    await isEmpty()
  })

  test('CK50 the bytes of a frame count before the frame is parsed, so an invalid frame counts too', async () => {
    await isEmpty()
    const open = () => openRaw(realtime, { 'x-address': '198.51.100.50' })
    const sockets = await Promise.all([open(), open(), open()])
    for (const { socket } of sockets) socket.send('x'.repeat(900_000))
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([1003, 1003, 1003])
    await vi.waitFor(() => expect(realtime.held().sockets).toBe(0))
    // The server stores an address until its budget is full again.
    expect(realtime.held().addresses).toBe(1)
    await isEmpty()
  })

  // This test is the last one, because afterwards this address has to wait.
  test('CK50 requests over HTTP count for their address, even if they are refused', async () => {
    const send = (body: string) =>
      fetch(`${realtime.httpUrl}/api/broadcast`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: realtime.key },
        body,
      }).then(({ status }) => status)
    const large = `{"none":"${'x'.repeat(900_000)}"}`
    const answers: number[] = []
    for (let count = 0; count < 12 && answers.at(-1) !== 429; count++) answers.push(await send(large))
    expect(answers[0]).toBe(422)
    expect(answers.at(-1)).toBe(429)
  })
})
