/**
 * Reads of the outbox stay fast, however many changes were read before. This also holds while many changes wait. It
 * also holds while a long transaction makes every read start at an old change (the floor).
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import type { Log } from '../../backend/log.ts'
import { forgetChanges, readChanges } from '../../backend/realtime/changes.ts'
import { openTestPglite } from '../support/databases.ts'
import { isLongForm } from '../support/long-form.ts'

let database: Database
beforeAll(async () => {
  database = await openTestPglite()
})
afterAll(() => database.close())

test('CK73 a reader that has read ten thousand changes reads the next changes as fast as the first', async () => {
  const waiting = isLongForm ? 40_000 : 10_000
  const reads: number[] = []
  const measured: Database = {
    ...database,
    async run(statement, options) {
      const began = performance.now()
      const rows = await database.run(statement, options)
      if (statement.text.includes('from realtime.changes')) reads.push(Math.round(performance.now() - began))
      return rows as never
    },
  }
  let heard = 0
  const deliver = async (changes: readonly unknown[]) => {
    heard += changes.length
  }
  const silent: Log = { error() {}, warn() {}, info() {}, debug() {} }
  const changes = await readChanges(measured, { deliver, settle() {}, giveUp() {} }, silent, 20_000)
  // A database keeps a lasting plan of a statement when the statement runs for the sixth time.
  for (let first = 1; first <= 6; first++) {
    await add(database, 1)
    await expect.poll(() => heard).toBe(first)
  }
  await add(database, waiting)
  await expect.poll(() => heard, { timeout: 120_000 }).toBe(waiting + 6)
  await changes.close()
  const last = reads.slice(-5)
  expect([Math.min(...last) <= 300, last]).toEqual([true, last])
}, 150_000)

test('CK73 delivered changes are removed in parts, so that no removal takes long', async () => {
  const removals: number[] = []
  const counted: Database = {
    ...database,
    async run(statement, options) {
      const rows = await database.run(statement, options)
      if (statement.text.includes('delete from realtime.changes'))
        removals.push(Number((rows as { removed: number }[])[0]?.removed))
      return rows as never
    },
  }
  await database.run({ text: 'truncate realtime.changes' })
  await add(database, 4_500)
  await forgetChanges(counted, '0 seconds')
  expect(removals).toEqual([2_000, 2_000, 500])
})

const add = (into: Database, number: number) =>
  into.run({
    text: `with added as (
        insert into realtime.changes (kind, schema_name, table_name, record)
        select 'INSERT', 'public', 'posts', '{"id": 1}' from generate_series(1, $1::integer))
      select pg_notify('realtime_changes', '')`,
    values: [number],
  })
