/**
 * Typing and presence in a conversation. The policies on realtime.messages decide which members may join the topic
 * of the conversation.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { conversationOf, type Harness, inbox, joined, type Person, say, startRealtime } from './harness.ts'

describe.each(quickEngines)('typing and presence on $engine', ({ open }) => {
  let database: Database
  let realtime: Harness
  let [ann, bob, eve]: Person[] = []
  let topic: string
  let conversation: string
  beforeAll(async () => {
    database = await open()
    realtime = await startRealtime(database)
    ;[ann, bob, eve] = [await realtime.person(), await realtime.person(), await realtime.person()]
    conversation = await conversationOf(database, ann.id, bob.id)
    topic = `conversation:${conversation}`
    await say(database, conversation, ann.id, 'Hello')
  })
  afterAll(async () => {
    await realtime.close()
    await database.close()
  })

  const config = { private: true, broadcast: { ack: true } }
  const run = (text: string, ...values: string[]) => database.run({ text, values })
  const join = (who: Person | undefined, to = topic) =>
    joined(realtime.connect(who!.token).channel(to, { config: { ...config, presence: { key: who!.id } } }))
  /** Returns which of the three people can join. */
  async function admitted(): Promise<string[]> {
    const tried = await Promise.allSettled([join(ann), join(bob), join(eve)])
    await realtime.disconnectAll()
    return ['ann', 'bob', 'eve'].filter((_, at) => tried[at]?.status === 'fulfilled')
  }

  test('NW21 only two members who write to each other see the presence and typing of each other', async () => {
    const anns = realtime
      .connect(ann!.token)
      .channel(topic, { config: { ...config, presence: { key: ann!.id } } })
    const heard = inbox<string>()
    anns.on('presence', { event: 'join' }, ({ key }) => heard.add(`+${key}`))
    anns.on('presence', { event: 'leave' }, ({ key }) => heard.add(`-${key}`))
    anns.on('broadcast', { event: 'typing' }, ({ payload }) => heard.add(`typing ${payload.from}`))
    await joined(anns)
    const bobs = await join(bob)
    expect(await bobs.track({})).toBe('ok')
    expect(await bobs.send({ type: 'broadcast', event: 'typing', payload: { from: bob!.id } })).toBe('ok')
    await heard.until(items => items.includes(`+${bob!.id}`) && items.includes(`typing ${bob!.id}`))
    await bobs.unsubscribe()
    await heard.until(items => items.includes(`-${bob!.id}`))
    await realtime.disconnectAll()
    expect(await admitted()).toEqual(['ann', 'bob'])
    const server = `${realtime.httpUrl}/api/broadcast`
    const message = { topic, event: 'typing', payload: { from: ann!.id }, private: true }
    const headers = {
      apikey: realtime.key,
      authorization: `Bearer ${eve!.token}`,
      'content-type': 'application/json',
    }
    const spoken = await realtime.connect(ann!.token)
    const quiet = spoken.channel(topic, { config })
    const others = inbox<string>()
    quiet.on('broadcast', { event: '*' }, ({ event }) => others.add(event))
    await joined(quiet)
    await fetch(server, { method: 'POST', headers, body: JSON.stringify({ messages: [message] }) })
    await run(`select realtime.send('{}', 'last', $1, true)`, topic)
    expect(await others.until(items => items.includes('last'))).toEqual(['last'])
    await realtime.disconnectAll()
  })

  /**
   * Joins a topic as a client that does not leave by itself. Collects the events of the channel and its closing.
   */
  async function stay(who: Person | undefined, to = topic) {
    const heard = inbox<string>()
    const channel = realtime
      .connect(who!.token)
      .channel(to, { config: { ...config, presence: { key: who!.id } } })
    channel.on('broadcast', { event: '*' }, ({ event }) => heard.add(event))
    channel.on('presence', { event: 'leave' }, ({ key }) => heard.add(`-${key}`))
    await new Promise<void>(resolve =>
      channel.subscribe(status => (status === 'SUBSCRIBED' ? resolve() : heard.add(status))),
    )
    await channel.track({})
    return { channel, heard }
  }
  /** Returns the outbox without the messages about presence between processes, which may arrive at any time. */
  const outboxAfter = (id: string) =>
    database.run({
      text: `select kind from realtime.changes where id > $1 and kind <> 'RELAY'`,
      values: [id],
    })

  test('NW22 CK42 a member who switched activity off neither shows nor sees activity; one message removes the member from all conversation topics', async () => {
    const [bobs, anns] = [await stay(bob), await stay(ann)]
    for (const person of await Promise.all(Array.from({ length: 5 }, () => realtime.person()))) {
      const other = await conversationOf(database, ann!.id, person.id)
      await say(database, other, ann!.id, 'Hello')
    }
    const [{ last } = { last: '' }] = await database.run<{ last: string }>({
      text: 'select max(id)::text as last from realtime.changes',
    })
    await run(
      `insert into public.member_settings (user_id, privacy) values ($1, '{"activity": "off"}')`,
      ann!.id,
    )
    await run(`update public.member_settings set privacy = '{"activity": "off"}' where user_id = $1`, ann!.id)
    expect(await outboxAfter(last)).toEqual([{ kind: 'REVIEW' }])
    await anns.heard.until(items => items.includes('CLOSED'))
    await bobs.heard.until(items => items.includes(`-${ann!.id}`))
    await realtime.disconnectAll()
    expect(await admitted()).toEqual([])
    await run(`update public.member_settings set privacy = '{"activity": "on"}' where user_id = $1`, ann!.id)
    expect(await admitted()).toEqual(['ann', 'bob'])
  })

  test('CK41 a block by either of two members removes both from their common topic, and from no other topic', async () => {
    const elsewhere = await conversationOf(database, ann!.id, eve!.id)
    await say(database, elsewhere, ann!.id, 'Hello')
    const eves = await stay(eve, `conversation:${elsewhere}`)
    for (const [blocker, blocked] of [
      [ann!, bob!],
      [bob!, ann!],
    ] as const) {
      const both = [await stay(ann), await stay(bob)]
      await run('insert into public.blocks (blocker_id, blocked_id) values ($1, $2)', blocker.id, blocked.id)
      for (const { heard } of both) await heard.until(items => items.includes('CLOSED'))
      await run('delete from public.blocks')
    }
    expect(await eves.channel.send({ type: 'broadcast', event: 'typing' })).toBe('ok')
    await realtime.disconnectAll()
    await run('delete from public.conversations where id = $1', elsewhere)
  })

  test('NW22 SF01 a member cannot join the topic across a block, in a waiting request, while suspended, or without messages', async () => {
    const bobs = await join(bob)
    const told = inbox<string>()
    bobs.on('broadcast', { event: 'ended' }, ({ event }) => told.add(event))
    await run('insert into public.blocks (blocker_id, blocked_id) values ($1, $2)', ann!.id, bob!.id)
    await told.until(items => items.length === 1)
    await realtime.disconnectAll()
    expect(await admitted()).toEqual([])
    await run('delete from public.blocks')
    await run('update public.conversations set request_from = $1 where id = $2', ann!.id, conversation)
    expect(await admitted()).toEqual([])
    await run('update public.conversations set request_from = null')
    await run(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, bob!.id)
    expect(await admitted()).toEqual(['ann'])
    await run('update auth.users set banned_until = null')
    const silent = await conversationOf(database, ann!.id, eve!.id)
    for (const foreign of [
      `conversation:${silent}`,
      'conversation:x',
      `${topic} `,
      `conversation:${ann!.id}`,
    ])
      await expect(join(ann, foreign)).rejects.toThrow(/Unauthorized/)
    expect(await admitted()).toEqual(['ann', 'bob'])
  })
})
