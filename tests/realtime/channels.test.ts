import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines, testDatabase } from '../support/databases.ts'
import { type Harness, inbox, joined, startRealtime } from './harness.ts'

type Broadcast = { event: string; payload?: unknown }

describe.each(quickEngines)('channels on $engine', ({ open }) => {
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

  test('RT01 a channel goes through the states closed, joining, joined, leaving, closed or errored, and heartbeats get answers', async () => {
    const states: string[] = []
    const client = realtime.connect(null, { logger: () => states.push(client.getChannels()[0]?.state ?? '') })
    expect(client.heartbeatIntervalMs).toBe(25_000)
    expect([1, 2, 3, 4, 5].map(tries => client.reconnectAfterMs(tries))).toEqual([
      1000, 2000, 5000, 10_000, 10_000,
    ])
    const beats = inbox<string>()
    client.onHeartbeat(status => beats.add(status))
    const channel = client.channel('room')
    expect(channel.state).toBe('closed')
    const joining = joined(channel)
    expect(channel.state).toBe('joining')
    await joining
    expect(channel.state).toBe('joined')
    await client.sendHeartbeat()
    await beats.until(items => items.includes('ok'))
    expect(await channel.unsubscribe()).toBe('ok')
    expect(states).toContain('leaving')
    expect(channel.state).toBe('closed')
    const refused = realtime.connect('forged.token.here').channel('room')
    await expect(joined(refused)).rejects.toThrow()
    expect(refused.state).toBe('errored')
  })

  test.each(['1.0.0', '2.0.0'])(
    'a broadcast reaches the other members of a channel, and on request its sender (version %s)',
    async vsn => {
      const [one, two] = [realtime.connect(null, { vsn }), realtime.connect(null)]
      const config = { broadcast: { self: true, ack: true } }
      const [sender, listener] = [one.channel(`talk-${vsn}`, { config }), two.channel(`talk-${vsn}`)]
      const [own, others] = [inbox<Broadcast>(), inbox<Broadcast>()]
      sender.on('broadcast', { event: 'hi' }, message => own.add(message))
      listener.on('broadcast', { event: 'hi' }, message => others.add(message))
      await Promise.all([joined(sender), joined(listener)])
      expect(await sender.send({ type: 'broadcast', event: 'hi', payload: { text: 'grüße' } })).toBe('ok')
      await others.until(items => items.length === 1)
      await own.until(items => items.length === 1)
      expect(others.items[0]).toMatchObject({ event: 'hi', payload: { text: 'grüße' } })
      await listener.send({ type: 'broadcast', event: 'hi', payload: { text: 'back' } })
      await own.until(items => items.length === 2)
      expect(others.items).toHaveLength(1)
    },
  )

  test('a broadcast of bytes arrives as bytes', async () => {
    const [one, two] = [realtime.connect(null).channel('bytes'), realtime.connect(null).channel('bytes')]
    const heard = inbox<Broadcast>()
    two.on('broadcast', { event: 'blob' }, message => heard.add(message))
    await Promise.all([joined(one), joined(two)])
    await one.send({ type: 'broadcast', event: 'blob', payload: Uint8Array.of(1, 2, 255).buffer })
    await heard.until(items => items.length === 1)
    expect(new Uint8Array(heard.items[0]!.payload as ArrayBuffer)).toEqual(Uint8Array.of(1, 2, 255))
  })

  test('a broadcast can be sent over HTTP and from SQL', async () => {
    const channel = realtime.connect(null).channel('news')
    const heard = inbox<Broadcast>()
    channel.on('broadcast', { event: '*' }, message => heard.add(message))
    await joined(channel)
    const outside = realtime.connect(null).channel('news')
    await outside.httpSend('http', { from: 'http' })
    await heard.until(items => items.length === 1)
    await database.run({ text: `select realtime.send('{"from":"sql"}', 'sql', 'news', false)` })
    await heard.until(items => items.length === 2)
    expect(heard.items.map(({ event, payload }) => [event, (payload as { from: string }).from])).toEqual([
      ['http', 'http'],
      ['sql', 'sql'],
    ])
  })

  test('presence shows which members are here, join and leave', async () => {
    const one = realtime.connect(null).channel('lobby', { config: { presence: { key: 'ann' } } })
    const seen = inbox<string>()
    one.on('presence', { event: 'join' }, ({ key }) => seen.add(`+${key}`))
    one.on('presence', { event: 'leave' }, ({ key }) => seen.add(`-${key}`))
    await joined(one)
    expect(await one.track({ mood: 'calm' })).toBe('ok')
    await seen.until(items => items.includes('+ann'))
    const visitor = realtime.connect(null)
    const two = visitor.channel('lobby', { config: { presence: { key: 'bob' } } })
    const synced = inbox<string[]>()
    two.on('presence', { event: 'sync' }, () => synced.add(Object.keys(two.presenceState())))
    await joined(two)
    await synced.until(items => items.some(keys => keys.includes('ann')))
    await two.track({ mood: 'keen' })
    await seen.until(items => items.includes('+bob'))
    expect(one.presenceState()).toMatchObject({ ann: [{ mood: 'calm' }], bob: [{ mood: 'keen' }] })
    await two.track({ mood: 'calmer' })
    await synced.until(() => JSON.stringify(two.presenceState()).includes('calmer'))
    await visitor.disconnect()
    await seen.until(
      items => items.filter(item => item === '-bob').length >= 1 && !('bob' in one.presenceState()),
    )
    expect(Object.keys(one.presenceState())).toEqual(['ann'])
  })

  test('CK12 a private channel without a policy refuses everybody; with a policy it admits the members whom the policy allows', async () => {
    const [ann, bob] = [await realtime.person(), await realtime.person()]
    const config = { private: true, broadcast: { ack: true } }
    const topic = `members-${ann.id}`
    await expect(joined(realtime.connect(ann.token).channel(topic, { config }))).rejects.toThrow(
      /Unauthorized/,
    )
    await database.run({
      text: `create policy "Ann hears" on realtime.messages for select to authenticated
        using (realtime.topic() = 'members-' || (select auth.uid()))`,
    })
    const channel = realtime.connect(ann.token).channel(topic, { config })
    const heard = inbox<Broadcast>()
    channel.on('broadcast', { event: '*' }, message => heard.add(message))
    await joined(channel)
    await expect(joined(realtime.connect(bob.token).channel(topic, { config }))).rejects.toThrow(
      /Unauthorized/,
    )
    expect(await channel.send({ type: 'broadcast', event: 'x', payload: {} })).toBe('error')
    await database.run({ text: `select realtime.send('{"for":"ann"}', 'note', '${topic}', true)` })
    await heard.until(items => items.length === 1)
    await database.run({ text: 'drop policy "Ann hears" on realtime.messages' })
  })

  test('CK12 an expired token closes its channel; a new token that arrives in time keeps the channel open', async () => {
    const [ann, bob] = [await realtime.person(2), await realtime.person(2)]
    const states = inbox<string>()
    const expiring = realtime.connect(ann.token).channel('expiring')
    await new Promise<void>(resolve => {
      expiring.subscribe(status => {
        states.add(status)
        if (status === 'SUBSCRIBED') resolve()
      })
    })
    const client = realtime.connect(bob.token)
    const kept = await joined(client.channel('kept'))
    await client.setAuth(await realtime.tokenFor(bob.id, bob.sessionId, 3600))
    await states.until(items => items.includes(REALTIME_SUBSCRIBE_STATES.CLOSED), 8_000)
    expect(kept.state).toBe('joined')
  })

  test('CK04 the end of a session closes its channels', async () => {
    const ann = await realtime.person()
    const said = inbox<{ message: string }>()
    const channel = realtime.connect(ann.token).channel('mine')
    channel.on('system', {}, payload => said.add(payload))
    await joined(channel)
    realtime.tokens.markEnded([ann.sessionId])
    await said.until(items => items.some(({ message }) => message === 'Session has ended'))
    await expect(joined(realtime.connect(ann.token).channel('again'))).rejects.toThrow(/InvalidJWTToken/)
  })
})

describe('limits of one socket', () => {
  let database: Database
  let realtime: Harness
  beforeAll(async () => {
    database = await testDatabase()
    realtime = await startRealtime(database, {
      channelsPerSocket: 5,
      messagesPerSecond: 50,
      frameBytes: 10_000,
      sockets: 20,
    })
  })
  afterAll(async () => {
    await realtime.close()
    await database.close()
  })

  /** Opens a socket without the client library, to send messages that the library would not send. */
  function rawSocket(query: string, headers: Record<string, string> = {}) {
    const socket = new WebSocket(`${realtime.url}/websocket?${query}`, { headers })
    const closed = new Promise<number>(resolve => {
      socket.on('close', resolve)
      socket.on('unexpected-response', (_request, response) => {
        resolve(response.statusCode ?? 0)
        socket.terminate()
      })
      socket.on('error', () => {})
    })
    const opened = new Promise<void>(resolve => socket.on('open', resolve))
    return { socket, opened, closed }
  }
  const query = () => `apikey=${realtime.key}&vsn=2.0.0`

  test('the server refuses a socket without a key, with a wrong key or from a foreign page', async () => {
    expect(await rawSocket('vsn=2.0.0').closed).toBe(401)
    expect(await rawSocket('apikey=nonsense').closed).toBe(401)
    expect(await rawSocket(query(), { origin: 'https://evil.example' }).closed).toBe(403)
    const ours = rawSocket(query(), { origin: 'https://ours.example' })
    await ours.opened
    ours.socket.close()
  })

  test('a socket cannot join a channel with a forged token', async () => {
    const forged = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"role":"service_role"}').toString('base64url')}.`
    await expect(joined(realtime.connect(forged).channel('any'))).rejects.toThrow(/InvalidJWTToken/)
  })

  test('CK18 channels, messages and frames have their limits', async () => {
    const client = realtime.connect(null)
    for (let count = 0; count < 5; count++) await joined(client.channel(`room ${count}`))
    await expect(joined(client.channel('one more'))).rejects.toThrow(/ChannelRateLimitReached/)

    const flood = rawSocket(query())
    await flood.opened
    for (let count = 0; count < 500; count++)
      flood.socket.send(JSON.stringify([null, `${count}`, 'realtime:x', 'broadcast', {}]))
    expect(await flood.closed).toBe(1008)

    const large = rawSocket(query())
    await large.opened
    large.socket.send('x'.repeat(20_000))
    expect(await large.closed).toBe(1009)

    const nonsense = rawSocket(query())
    await nonsense.opened
    nonsense.socket.send('not a frame')
    expect(await nonsense.closed).toBe(1003)
  })

  test('CK18 the server refuses sockets beyond the limit and keeps the others', async () => {
    const open: ReturnType<typeof rawSocket>[] = []
    let refusal: number | null = null
    while (refusal === null && open.length <= 20) {
      const next = rawSocket(query())
      refusal = await Promise.race([next.opened.then(() => null), next.closed])
      if (refusal === null) open.push(next)
    }
    expect(refusal).toBe(503)
    expect(open.every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true)
    for (const { socket } of open) socket.close()
    await Promise.all(open.map(({ closed }) => closed))
  })
})
