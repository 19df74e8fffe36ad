import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, DatabaseUnavailable } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { conversationOf, type Harness, inbox, joined, type Person, say, startRealtime } from './harness.ts'

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>

describe.each(quickEngines)('changes on $engine', ({ open }) => {
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

  async function listen(person: Person | null, filter: object, name = 'room', at = realtime) {
    const heard = inbox<Payload>()
    const channel = at.connect(person?.token ?? null).channel(name)
    channel.on('postgres_changes', { event: '*', schema: 'public', ...filter } as never, (payload: Payload) =>
      heard.add(payload),
    )
    await joined(channel)
    return heard
  }

  test('RT02 messages and read marks arrive for a subscription to all conversations and for a subscription to one', async () => {
    const [ann, bob] = [await realtime.person(), await realtime.person()]
    const conversation = await conversationOf(database, ann.id, bob.id)
    const everywhere = await listen(bob, { event: 'INSERT', table: 'messages' })
    const here = await listen(bob, { table: 'messages', filter: `conversation_id=eq.${conversation}` })
    const marks = await listen(ann, { event: 'UPDATE', table: 'messages' })
    const id = await say(database, conversation, ann.id, 'Hello Bob')
    await everywhere.until(items => items.length === 1)
    await here.until(items => items.length === 1)
    expect(everywhere.items[0]).toMatchObject({
      schema: 'public',
      table: 'messages',
      eventType: 'INSERT',
      new: { id, conversation_id: conversation, sender_id: ann.id, content: 'Hello Bob', read_at: null },
      old: {},
      errors: null,
    })
    await database.run({ text: 'update messages set read_at = now() where id = $1', values: [id] })
    await marks.until(items => items.length === 1)
    expect(marks.items[0]).toMatchObject({ eventType: 'UPDATE', old: { id } })
    expect((marks.items[0]!.new as { read_at: unknown }).read_at).toEqual(expect.any(String))
    await here.until(items => items.length === 2)
  })

  test('RT02 every member receives a changed profile, without an e-mail address in it', async () => {
    const [ann, bob] = [await realtime.person(), await realtime.person()]
    const heard = await listen(bob, { event: 'UPDATE', table: 'profiles' })
    await database.run({ text: "update profiles set full_name = 'Ann New' where id = $1", values: [ann.id] })
    await heard.until(items => items.length === 1)
    expect(heard.items[0]).toMatchObject({ new: { id: ann.id, full_name: 'Ann New' } })
    expect(JSON.stringify(heard.items)).not.toContain('@example.com')
  })

  test('CK12 a stranger and a guest who subscribe to everything receive nothing of a conversation', async () => {
    const [ann, bob, stranger] = [await realtime.person(), await realtime.person(), await realtime.person()]
    const conversation = await conversationOf(database, ann.id, bob.id)
    const strangers = await listen(stranger, { table: 'messages' })
    const targeted = await listen(stranger, {
      table: 'messages',
      filter: `conversation_id=eq.${conversation}`,
    })
    const guests = await listen(null, {})
    const own = await listen(ann, { table: 'messages' })
    const id = await say(database, conversation, ann.id, 'private')
    await own.until(items => items.length === 1)
    await database.run({ text: 'delete from messages where id = $1', values: [id] })
    await say(database, conversation, bob.id, 'last')
    await own.until(items => items.length === 3)
    expect(own.items.map(item => item.eventType)).toEqual(['INSERT', 'DELETE', 'INSERT'])
    expect(own.items[1]).toMatchObject({ new: {}, old: { id } })
    expect(Object.keys(own.items[1]!.old)).toEqual(['id'])
    // A change for the stranger is delivered last on the same path, so any leak would have arrived before this change.
    await conversationOf(database, stranger.id, ann.id).then(mine => say(database, mine, ann.id, 'for you'))
    await strangers.until(items => items.length > 0)
    expect(strangers.items.map(item => (item.new as { content?: string }).content)).toEqual(['for you'])
    expect(targeted.items).toEqual([])
    expect(guests.items).toEqual([])
  })

  test('a member who may no longer read a conversation receives no further changes of it', async () => {
    const [ann, bob, cid] = [await realtime.person(), await realtime.person(), await realtime.person()]
    const conversation = await conversationOf(database, ann.id, bob.id)
    const [bobs, anns] = [await listen(bob, { table: 'messages' }), await listen(ann, { table: 'messages' })]
    await say(database, conversation, ann.id, 'before')
    await bobs.until(items => items.length === 1)
    const [first, second] = [ann.id, cid.id].sort()
    await database.run({
      text: 'update conversations set first_member_id = $2, second_member_id = $3 where id = $1',
      values: [conversation, first!, second!],
    })
    await say(database, conversation, ann.id, 'after')
    await anns.until(items => items.length === 2)
    expect(bobs.items).toHaveLength(1)
  })

  test.each([
    ['content=neq.b', ['a', 'c']],
    ['content=in.(a,c)', ['a', 'c']],
    ['content=gt.a', ['b', 'c']],
    ['content=not.eq.a', ['b', 'c']],
    ['content=ilike.B%', ['b']],
    ['content=match.^[ab]$', ['a', 'b']],
    ['read_at=is.null,content=lte.b', ['a', 'b']],
  ])('the filter %s selects the same rows as PostgreSQL', async (filter, contents) => {
    const [ann, bob] = [await realtime.person(), await realtime.person()]
    const conversation = await conversationOf(database, ann.id, bob.id)
    const filtered = await listen(ann, { table: 'messages', filter })
    const all = await listen(ann, { table: 'messages' })
    for (const content of ['a', 'b', 'c']) await say(database, conversation, bob.id, content)
    await all.until(items => items.length === 3)
    await filtered.until(items => items.length === contents.length)
    expect(filtered.items.map(item => (item.new as { content: string }).content)).toEqual(contents)
  })

  test('a transaction that commits late is delivered once', async () => {
    const [ann, bob, cid] = [await realtime.person(), await realtime.person(), await realtime.person()]
    const conversation = await conversationOf(database, ann.id, bob.id)
    const other = await conversationOf(database, ann.id, cid.id)
    const heard = await listen(ann, { table: 'messages' })
    const insert = 'insert into messages (conversation_id, sender_id, content) values ($1, $2, $3)'
    await database.transaction({}, async transaction => {
      await transaction.query(insert, [conversation, bob.id, 'begun first'])
      if (database.engine === 'postgres') {
        await say(database, other, cid.id, 'committed first')
        await heard.until(items => items.length === 1)
      }
    })
    await say(database, conversation, bob.id, 'last')
    const expected =
      database.engine === 'postgres' ? ['committed first', 'begun first', 'last'] : ['begun first', 'last']
    await heard.until(items => items.length >= expected.length)
    expect(heard.items.map(item => (item.new as { content: string }).content)).toEqual(expected)
  })

  test('a short outage of the database delays changes but loses none', async () => {
    let refusals = 0
    const away = await startRealtime({
      ...database,
      run(statement, options) {
        if (statement.text.includes('realtime.readable') && refusals++ < 2) {
          return Promise.reject(new DatabaseUnavailable('away for a moment'))
        }
        return database.run(statement, options)
      },
    })
    const [ann, bob] = [await away.person(), await away.person()]
    const conversation = await conversationOf(database, ann.id, bob.id)
    const heard = await listen(ann, { table: 'messages' }, 'room', away)
    for (const content of ['a', 'b', 'c']) await say(database, conversation, bob.id, content)
    await heard.until(items => items.length === 3)
    expect(heard.items.map(item => (item.new as { content: string }).content)).toEqual(['a', 'b', 'c'])
    expect(refusals).toBeGreaterThan(2)
    await away.close()
  })

  test('a rolled-back change is not delivered, and the other changes keep their order', async () => {
    const [ann, bob] = [await realtime.person(), await realtime.person()]
    const conversation = await conversationOf(database, ann.id, bob.id)
    const heard = await listen(ann, { table: 'messages', filter: `conversation_id=eq.${conversation}` })
    const contents = Array.from({ length: 50 }, (_, index) => `message ${index}`)
    await database
      .transaction({}, async transaction => {
        await transaction.query(
          'insert into messages (conversation_id, sender_id, content) values ($1, $2, $3)',
          [conversation, bob.id, 'never'],
        )
        throw new Error('changed my mind')
      })
      .catch(() => {})
    for (const content of contents) await say(database, conversation, bob.id, content)
    await heard.until(items => items.length >= contents.length)
    expect(heard.items.map(item => (item.new as { content: string }).content)).toEqual(contents)
  })

  test('a subscription to an unpublished table gets an error', async () => {
    const ann = await realtime.person()
    const channel = realtime.connect(ann.token).channel('wrong')
    const said = inbox<{ status: string; message: string }>()
    channel.on('system', {}, payload => said.add(payload))
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'ai_outputs' }, () => {})
    await joined(channel)
    await said.until(items => items.length > 0)
    expect(said.items[0]).toMatchObject({
      status: 'error',
      message: expect.stringContaining('not published'),
    })
  })

  test('a row of two megabytes arrives with only its small fields, and a note about the rest', async () => {
    const ann = await realtime.person()
    await database.transaction({}, async transaction => {
      await transaction.execute('create table if not exists public.big (id int primary key, body text)')
      await transaction.execute('grant select on public.big to authenticated')
      await transaction.execute('alter table public.big enable row level security')
      await transaction.execute(
        'create policy "Members read" on public.big for select to authenticated using (true)',
      )
      await transaction.execute('alter publication supabase_realtime add table public.big')
      await transaction.execute('select realtime.watch_published_tables()')
    })
    const heard = await listen(ann, { table: 'big' })
    await database.run({ text: "insert into big values (1, repeat('x', 2000000))" })
    await heard.until(items => items.length === 1)
    expect(heard.items[0]).toMatchObject({ new: { id: 1 }, errors: ['Error 413: Payload Too Large'] })
  })
})
