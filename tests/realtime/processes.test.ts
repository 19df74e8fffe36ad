import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { openPostgres } from '../../backend/database/postgres.ts'
import { testPostgresUrl } from '../support/databases.ts'
import { conversationOf, type Harness, inbox, joined, say, startRealtime } from './harness.ts'

describe.runIf('url' in inject('postgres'))('two processes on one PostgreSQL', () => {
  let databases: [Database, Database]
  let processes: [Harness, Harness]
  let remove: () => Promise<void>
  beforeAll(async () => {
    const { url, remove: drop } = await testPostgresUrl()
    remove = drop
    databases = [await openPostgres({ url }), await openPostgres({ url })]
    processes = [await startRealtime(databases[0]), await startRealtime(databases[1])]
  })
  afterAll(async () => {
    for (const process of processes) await process.close()
    for (const database of databases) await database.close()
    await remove()
  })

  test('both processes can start at once on a new database', async () => {
    const [one, other] = databases
    await one.run({ text: 'drop trigger realtime_capture on public.profiles' })
    const watch = 'select realtime.watch_published_tables()'
    let second: Promise<unknown> = Promise.resolve()
    await one.transaction({}, async transaction => {
      await transaction.query(watch)
      second = other.run({ text: watch })
      second.catch(() => {})
      await vi.waitUntil(async () => {
        const waiting = await transaction.query(`select from pg_catalog.pg_locks
          where not granted and database = (select oid from pg_catalog.pg_database where datname = current_database())`)
        return waiting.length > 0
      }, 10_000)
    })
    await expect(second).resolves.toBeDefined()
  })

  test('each process delivers the changes of the other process once', async () => {
    const [here, there] = processes
    const [ann, bob] = [await here.person(), await here.person()]
    const conversation = await conversationOf(databases[0], ann.id, bob.id)
    const heard = inbox<string>()
    const channel = there.connect(bob.token).channel('messages')
    channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'messages' }, payload =>
      heard.add(payload.new.content),
    )
    await joined(channel)
    for (const [index, database] of [...databases, ...databases].entries()) {
      await say(database, conversation, ann.id, `message ${index}`)
    }
    await heard.until(items => items.length >= 4)
    expect(heard.items).toEqual(['message 0', 'message 1', 'message 2', 'message 3'])
  })

  test('broadcasts and presence reach members who are connected to the other process', async () => {
    const [here, there] = processes
    const one = here.connect(null).channel('hall', { config: { presence: { key: 'ann' } } })
    const visitor = there.connect(null)
    const two = visitor.channel('hall', { config: { presence: { key: 'bob' } } })
    const heard = inbox<unknown>()
    const seen = inbox<string>()
    two.on('broadcast', { event: 'hi' }, ({ payload }) => heard.add(payload))
    one.on('presence', { event: 'join' }, ({ key }) => seen.add(`+${key}`))
    one.on('presence', { event: 'leave' }, ({ key }) => seen.add(`-${key}`))
    await Promise.all([joined(one), joined(two)])
    await one.send({ type: 'broadcast', event: 'hi', payload: { text: 'over there' } })
    await heard.until(items => items.length === 1)
    expect(heard.items).toEqual([{ text: 'over there' }])
    await two.track({})
    await seen.until(items => items.includes('+bob'))
    await visitor.disconnect()
    await seen.until(items => items.includes('-bob'))
  })
})
