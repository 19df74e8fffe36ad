/**
 * A large account is deleted in parts. If the process ends between two parts, the deletion is completed later.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount, finishDeletions } from '../../backend/auth/leaving.ts'
import type { Database } from '../../backend/database/database.ts'
import { forgetChanges } from '../../backend/realtime/changes.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'
import { rowsWith } from '../support/rows-with.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(await testDatabase())
})
afterAll(() => backend.close())

const tokens = { markEnded: () => undefined }

/** Returns the database, but part number `last` of the deletion fails, as if the process had ended. */
function endingInPart(last: number): { database: Database; parts: () => number } {
  let parts = 0
  const run: Database['run'] = (statement, options) => {
    if (statement.text.includes('auth.delete_dependents') && ++parts >= last)
      throw new Error('the process ended')
    return backend.database.run(statement, options)
  }
  return {
    database: Object.assign(Object.create(backend.database) as Database, {
      run,
      transaction: backend.database.transaction.bind(backend.database),
    }),
    parts: () => parts,
  }
}

async function pairWithMessages(number: number) {
  const [ann, bob] = [await backend.member('Ann Leaving'), await backend.member('Bob Staying')]
  const asked = { recipient_id: bob.id, initial_message: 'Hello' }
  const { data: conversation } = await ann.client
    .rpc('create_or_get_direct_conversation', asked)
    .throwOnError()
  await backend.database.run({
    text: `insert into public.messages (conversation_id, sender_id, content)
      select $1, case when n % 2 = 0 then $2::uuid else $3::uuid end, 'message ' || n from generate_series(1, $4::int) n`,
    values: [conversation!.id, ann.id, bob.id, number],
  })
  await bob.client.from('posts').insert({ content: 'Hello' }).throwOnError()
  await ann.client.from('posts').insert({ content: 'I leave' }).throwOnError()
  return { ann, bob }
}

test('SF40 after an interrupted deletion nobody sees the member any more, and the next start deletes the rest', async () => {
  const { ann, bob } = await pairWithMessages(1_200)
  const broken = endingInPart(3)
  await expect(deleteAccount({ database: broken.database, tokens }, ann.id)).rejects.toThrow(
    'the process ended',
  )
  const messagesLeft = () =>
    backend.database.run<{ n: number }>({ text: 'select count(*)::int as n from public.messages' })
  const [left] = await messagesLeft()
  expect(left!.n).toBeGreaterThan(0)
  expect(left!.n).toBeLessThan(1_201)
  // Nobody sees the remaining rows of the member, and the member cannot sign in.
  for (const [table, number] of [
    ['profiles', 1],
    ['posts', 1],
    ['conversations', 0],
    ['messages', 0],
  ] as const) {
    const { data } = await bob.client.from(table).select('id').throwOnError()
    expect(`${table} ${data.length}`).toBe(`${table} ${number}`)
  }
  expect(
    (await backend.guest().auth.signInWithPassword({ email: ann.email, password: ann.password })).error?.code,
  ).toBe('invalid_credentials')
  expect((await ann.client.from('profiles').select('id')).error).not.toBeNull()

  await finishDeletions({ database: backend.database, tokens })
  await forgetChanges(backend.database, '0 seconds')
  expect(await rowsWith(backend.database, [ann.id, ann.email, 'Ann Leaving'])).toEqual([])
  expect((await bob.client.from('profiles').select('id')).data).toEqual([{ id: bob.id }])
})

test('SF40 each part of a deletion deletes at most five hundred rows of a table, and realtime announces only the deletion of the profile', async () => {
  const { ann } = await pairWithMessages(1_200)
  await backend.database.run({ text: 'delete from realtime.changes' })
  const counting = endingInPart(Number.POSITIVE_INFINITY)
  await deleteAccount({ database: counting.database, tokens }, ann.id)
  expect(counting.parts()).toBeGreaterThanOrEqual(3)
  const told = await backend.database.run({
    text: `select table_name, record ->> 'id' as id from realtime.changes where kind = 'DELETE'`,
  })
  expect(told).toEqual([{ table_name: 'profiles', id: ann.id }])
})
