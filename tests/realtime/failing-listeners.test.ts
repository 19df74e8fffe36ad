/** A subscription whose filter or policy fails must not affect other subscriptions. */
import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, DatabaseError, DatabaseUnavailable } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { conversationOf, type Harness, inbox, joined, type Person, say, startRealtime } from './harness.ts'

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>

/** An invalid regular expression, so the database raises an error at each comparison. */
const raisingFilter = 'content=match.['
/** A regular expression that takes so long to compile that it fails before it compares a character. */
const endlessFilter = 'content=match."(?:(a{1,40}){1,40}){1,40}b"'
const rows = 500

describe.each(quickEngines)('failing listeners on $engine', ({ open }) => {
  let database: Database
  let realtime: Harness
  beforeAll(async () => {
    database = await open()
    // Sets a long limit, because a busy machine needs longer than the usual limit to check 500 rows one by one.
    realtime = await startRealtime(database, { raisedPolicyMs: 20_000 })
  })
  afterAll(async () => {
    await realtime.close()
    await database.close()
  })

  async function listen(person: Person, changes: object[], at = realtime) {
    const heard = inbox<string>()
    const channel = at.connect(person.token).channel('news')
    for (const change of changes) {
      const wanted = { event: '*', schema: 'public', ...change } as never
      channel.on('postgres_changes', wanted, (payload: Payload) =>
        heard.add(payload.eventType === 'DELETE' ? `gone ${payload.old.id}` : String(payload.new.content)),
      )
    }
    await joined(channel)
    return heard
  }

  test('CK25 a filter that raises an error delivers nothing to its own subscription, and is logged once', async () => {
    const [mallory, bob, cid] = [await realtime.person(), await realtime.person(), await realtime.person()]
    const conversation = await conversationOf(database, bob.id, cid.id)
    const theirs = await conversationOf(database, mallory.id, bob.id)
    const filtered = await listen(mallory, [{ table: 'messages', filter: raisingFilter }])
    const endless = realtime.connect(mallory.token).channel('endless')
    const refused = inbox<{ status: string; message: string }>()
    endless.on('system', {}, payload => refused.add(payload))
    const wanted = { event: '*', schema: 'public', table: 'messages', filter: endlessFilter } as const
    endless.on('postgres_changes', wanted, () => {})
    await joined(endless)
    await refused.until(items => items.some(({ status }) => status === 'error'))
    const unfiltered = await listen(mallory, [{ table: 'messages' }])
    const [bobs, cids] = [
      await listen(bob, [{ table: 'messages' }]),
      await listen(cid, [{ table: 'messages', filter: 'content=neq.nothing' }]),
    ]
    const contents = Array.from({ length: 20 }, (_, index) => `message ${index}`)
    for (const content of contents) await say(database, conversation, bob.id, content)
    await say(database, theirs, bob.id, 'for mallory')
    await bobs.until(items => items.length >= 21)
    await cids.until(items => items.length >= 20)
    await unfiltered.until(items => items.length >= 1)
    expect(bobs.items).toEqual([...contents, 'for mallory'])
    expect(cids.items).toEqual(contents)
    expect(unfiltered.items).toEqual(['for mallory'])
    expect(filtered.items).toEqual([])
    expect(realtime.logged.filter(line => line.includes('filter on public.messages'))).toHaveLength(1)
  })

  test(`CK25 a policy with an error on one table does not stop other subscriptions during ${rows} changes and their removal`, {
    timeout: 120_000,
  }, async () => {
    const [ann, bob, mallory] = [await realtime.person(), await realtime.person(), await realtime.person()]
    await database.transaction({}, async transaction => {
      for (const statement of [
        'create table public.notes (id int primary key, content text)',
        'grant select on public.notes to authenticated',
        'alter table public.notes enable row level security',
        // The policy raises an error for one member at each row. It also raises an error for every member at one
        // row.
        `create function public.may_read(note int) returns boolean language plpgsql stable as $$ begin
          if (select auth.uid()) = '${mallory.id}' or note = 250 then raise exception 'no such thing'; end if;
          return true; end $$`,
        'create policy "Members read" on public.notes for select to authenticated using (public.may_read(id))',
        'alter publication supabase_realtime add table public.notes',
        'select realtime.watch_published_tables()',
      ])
        await transaction.execute(statement)
    })
    const conversation = await conversationOf(database, mallory.id, bob.id)
    const both = [{ table: 'notes' }, { table: 'messages' }]
    const [anns, bobs, mallorys] = [
      await listen(ann, both),
      await listen(bob, both),
      await listen(mallory, both),
    ]
    const expected = Array.from({ length: rows }, (_, index) => `note ${index}`).filter((_, id) => id !== 250)
    await database.run({
      text: `insert into notes select n, 'note ' || n from generate_series(0, ${rows - 1}) n`,
    })
    await say(database, conversation, bob.id, 'still here')
    await anns.until(items => items.length >= rows - 1, 30_000)
    await bobs.until(items => items.length >= rows, 30_000)
    await mallorys.until(items => items.length >= 1, 30_000)
    expect(anns.items).toEqual(expected)
    expect(bobs.items).toEqual([...expected, 'still here'])

    await database.run({ text: 'delete from notes' })
    await say(database, conversation, bob.id, 'and still')
    await bobs.until(items => items.length >= 2 * rows, 30_000)
    await anns.until(items => items.length >= 2 * (rows - 1), 30_000)
    expect(bobs.items.slice(rows)).toEqual([
      ...expected.map(note => note.replace('note', 'gone')),
      'and still',
    ])
    await mallorys.until(items => items.length >= 2, 30_000)
    expect(mallorys.items).toEqual(['still here', 'and still'])
    expect(realtime.logged.filter(line => line.includes('public.notes failed (P0001)'))).toHaveLength(1)
  })

  test('CK25 a failed batch is delivered in parts, and no change is delivered twice', async () => {
    let asked = 0
    const failing = await startRealtime({
      ...database,
      run(statement, options) {
        if (statement.text.includes('realtime.readable')) {
          asked += 1
          // The batch fails, then one change is delivered, and then the database is unavailable for a moment.
          if (asked === 1)
            return Promise.reject(new DatabaseError({ code: '57014', message: 'statement timeout' }))
          if (asked === 3 || asked === 4) return Promise.reject(new DatabaseUnavailable('away for a moment'))
        }
        return database.run(statement, options)
      },
    })
    const [ann, bob] = [await failing.person(), await failing.person()]
    const conversation = await conversationOf(database, ann.id, bob.id)
    const heard = await listen(ann, [{ table: 'messages' }], failing)
    const contents = Array.from({ length: 10 }, (_, index) => `message ${index}`)
    await database.transaction({}, async transaction => {
      for (const content of contents)
        await transaction.query(
          'insert into messages (conversation_id, sender_id, content) values ($1, $2, $3)',
          [conversation, bob.id, content],
        )
    })
    await heard.until(items => items.length >= contents.length)
    await say(database, conversation, bob.id, 'last')
    await heard.until(items => items.includes('last'))
    expect(heard.items).toEqual([...contents, 'last'])
    expect(asked).toBeGreaterThan(4)
    await failing.close()
  })

  test('CK25 the server gives up a delivery that cannot succeed: its listeners reconnect, and the next change arrives', async () => {
    let isAway = true
    const failing = await startRealtime(
      {
        ...database,
        run(statement, options) {
          if (isAway && statement.text.includes('realtime.readable'))
            return Promise.reject(new DatabaseUnavailable('away for good'))
          return database.run(statement, options)
        },
      },
      { deliveryPatienceMs: 400 },
    )
    const [ann, bob] = [await failing.person(), await failing.person()]
    const conversation = await conversationOf(database, ann.id, bob.id)
    const states = inbox<string>()
    const heard = inbox<string>()
    const channel = failing.connect(ann.token).channel('news')
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'messages' }, payload =>
      heard.add((payload.new as { content: string }).content),
    )
    channel.subscribe(status => states.add(status))
    await states.until(items => items.includes('SUBSCRIBED'))
    await say(database, conversation, bob.id, 'lost')
    await states.until(items => items.filter(item => item === 'SUBSCRIBED').length === 2)
    isAway = false
    await say(database, conversation, bob.id, 'found')
    await heard.until(items => items.length > 0)
    expect(heard.items).toEqual(['found'])
    expect(failing.logged.filter(line => line.includes('changes were not delivered'))).toHaveLength(1)
    await failing.close()
  })
})
