/**
 * Thousands of sockets listen to all messages and notifications. The server checks each change only for the
 * members who might be allowed to read it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { acting } from '../access/acting.ts'
import { people, worldScript } from '../access/world.ts'
import { quickEngines } from '../support/databases.ts'
import { conversationOf, type Harness, inbox, joined, type Person, say, startRealtime } from './harness.ts'

describe.each(quickEngines)('audiences on $engine', ({ open }) => {
  let database: Database
  let realtime: Harness
  /** For each query, the number of callers that the query checked. */
  const asked: number[] = []
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    const watched: Database = {
      ...database,
      run(statement, options) {
        if (statement.text.includes('realtime.readable(') || statement.text.includes('formerly_readable('))
          asked.push(JSON.parse(String(statement.values?.[0])).length)
        return database.run(statement, options)
      },
    }
    realtime = await startRealtime(watched)
  })
  afterAll(async () => {
    await realtime.close()
    await database.close()
  })

  async function listen(person: Person) {
    const heard = inbox<string>()
    const channel = realtime.connect(person.token).channel('all')
    for (const table of ['messages', 'notifications'])
      channel.on(
        'postgres_changes',
        { event: '*', schema: 'public', table },
        ({ new: row, old, eventType }) =>
          heard.add(
            eventType === 'DELETE' ? `gone ${old.id}` : String(Reflect.get(row, 'content') ?? 'news'),
          ),
      )
    await joined(channel)
    return heard
  }

  test('SF29 the server checks a message only for its two members, even when it is deleted, and sends it to nobody else', async () => {
    const [ann, bob, cid, ...others] = await Promise.all(Array.from({ length: 15 }, () => realtime.person()))
    const conversation = await conversationOf(database, ann!.id, bob!.id)
    const theirs = await conversationOf(database, bob!.id, cid!.id)
    const [anns, bobs, cids] = [await listen(ann!), await listen(bob!), await listen(cid!)]
    const rest = await Promise.all(others.map(listen))
    asked.length = 0
    const id = await say(database, conversation, ann!.id, 'for Bob')
    await bobs.until(items => items.includes('for Bob'))
    await database.run({ text: 'delete from messages where id = $1', values: [id] })
    await bobs.until(items => items.includes(`gone ${id}`))
    await say(database, theirs, bob!.id, 'for Cid')
    await cids.until(items => items.includes('for Cid'))
    expect(asked).toEqual([2, 2, 2])
    expect(anns.items).toEqual(['for Bob', `gone ${id}`])
    expect(cids.items).toEqual(['for Cid'])
    asked.length = 0
    await database.run({
      text: `insert into notifications (recipient_id, kind) values ($1, 'follow')`,
      values: [ann!.id],
    })
    await anns.until(items => items.includes('news'))
    expect(asked).toEqual([1])
    expect(rest.flatMap(({ items }) => items)).toEqual([])
    await realtime.disconnectAll()
  })

  test('SF29 the audience of a row contains every member who may read the row', async () => {
    const tables = await database.run<{ name: string }>({
      text: `select format_type(proargtypes[0], null) as name from pg_proc
        where proname = 'audience' and pronamespace = 'private'::regnamespace`,
    })
    expect(tables.map(({ name }) => name).sort()).toEqual(['messages', 'notifications'])
    let read = 0
    for (const { name } of tables) {
      const rows = await database.run<{ id: string; members: string[] }>({
        text: `select id, array(select private.audience(line))::text[] as members from public.${name} line`,
      })
      const members = new Map(rows.map(row => [row.id, row.members]))
      for (const persona of ['owner', 'stranger', 'follower', 'participant', 'blocked'] as const) {
        const seen = await acting(database, persona)<{ id: string }>(`select id from public.${name}`)
        read += seen.length
        expect(seen.filter(({ id }) => !members.get(id)?.includes(people[persona]))).toEqual([])
      }
    }
    expect(read).toBeGreaterThan(4)
  })
})
