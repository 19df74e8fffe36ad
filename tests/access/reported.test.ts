/**
 * Tests how moderators see reported texts. They can read a text after its author deleted it. One member cannot fill
 * the queue. Each text is decided once.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { testDatabase } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { ids, people, worldScript } from './world.ts'

let database: Database
let moderator: Acting
let owner: Acting
let participant: Acting
const member = (n: number) => `f0000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const run = <R>(text: string) => database.run<R>({ text })
beforeAll(async () => {
  database = await testDatabase()
  await database.transaction({}, transaction => transaction.execute(worldScript))
  moderator = acting(database, 'follower')
  owner = acting(database, 'owner')
  participant = acting(database, 'participant')
  await run(`insert into auth.users (id, email, email_confirmed_at, created_at)
    select ('f0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@x.y', now(), now() - interval '15 days'
    from generate_series(1, 10) n`)
  await run('delete from public.reports')
})
afterAll(() => database.close())

type Line = { object_id: string; content: string | null; is_gone: boolean; reports: number }
const queue = (after = 0) =>
  moderator<Line>('select object_id, content, is_gone, reports from public.moderation_queue($1)', [after])
const lineOf = async (id: string) => (await queue()).find(({ object_id }) => object_id === id)
const report = (by: number, post: string) =>
  run(`insert into public.reports (reporter_id, post_id, reason) values ('${member(by)}', '${post}', 'spam')`)

test('SF42 moderators can still read a reported text and its report after the author deletes the text', async () => {
  await owner(`insert into public.reports (message_id, reason) values ($1, 'harassment')`, [
    ids.receivedMessage,
  ])
  await participant('select public.delete_message($1)', [ids.receivedMessage])
  expect(await lineOf(ids.receivedMessage)).toMatchObject({ content: 'Hi yourself', is_gone: true })
  await owner(`insert into public.reports (post_id, reason) values ($1, 'hate')`, [ids.quietPost])
  await participant('delete from public.posts where id = $1', [ids.quietPost])
  expect(await lineOf(ids.quietPost)).toMatchObject({ content: 'Nobody likes this', is_gone: true })
  expect(await owner('select from public.reports where post_id = $1', [ids.quietPost])).toHaveLength(1)
  for (const who of [owner, participant])
    await expect(who('select from private.report_words')).rejects.toMatchObject({ code: '42501' })

  // Moderators decide about a deleted text as about any other text, and the author learns the decision.
  await moderator(`select public.moderate('warn', 'post', $1, 'No threats')`, [ids.quietPost])
  expect(await lineOf(ids.quietPost)).toBeUndefined()
  expect(
    await participant(
      `select decision ->> 'reason' as reason from public.notification_list where kind = 'moderation'`,
    ),
  ).toEqual([{ reason: 'No threats' }])

  // The report keeps its copy of the text until ninety days after the decision.
  const words = async () =>
    (await run<{ n: number }>('select count(*)::int as n from private.report_words'))[0]!.n
  expect(await words()).toBe(2)
  await run(
    `update public.reports set resolved_at = now() - interval '91 days' where resolved_at is not null`,
  )
  await run('select private.forget_report_words()')
  expect(await words()).toBe(1)
})

test('SF42 a report about a missing object is refused, and a report about a member is deleted with the account of that member', async () => {
  await expect(
    owner(`insert into public.reports (post_id, reason) values ($1, 'spam')`, [crypto.randomUUID()]),
  ).rejects.toMatchObject({ code: '42501' })
  const [post] = await run<{ id: string }>(
    `insert into public.posts (user_id, content) values ('${member(10)}', 'Words') returning id`,
  )
  await report(9, post!.id)
  await run(`delete from public.posts where id = '${post!.id}'`)
  await run(`delete from auth.users where id = '${member(10)}'`)
  expect(await run(`select from public.reports where post_id = '${post!.id}'`)).toEqual([])
  expect(await run(`select from private.report_words where content = 'Words'`)).toEqual([])
})

test('SF43 the queue shows the first report of each member before the second report of any member, and has a next page', async () => {
  await run('delete from public.reports')
  const decoys = await run<{ id: string }>(
    `insert into public.posts (user_id, content) select '${people.stranger}', 'decoy ' || n from generate_series(1, 60) n returning id`,
  )
  for (const by of [1, 2])
    await run(`insert into public.reports (reporter_id, post_id, reason)
      select '${member(by)}', id, 'spam' from public.posts where content like 'decoy%'`)
  await report(3, ids.likedPost)
  const first = await queue()
  expect(first).toHaveLength(50)
  expect(first.slice(0, 3).map(({ object_id }) => object_id)).toContain(ids.likedPost)
  const rest = await queue(50)
  expect(new Set([...first, ...rest].map(({ object_id }) => object_id)).size).toBe(decoys.length + 1)
})

test('SF44 new reports do not automatically hide what a moderator restored; they wait for a moderator', async () => {
  await run('delete from public.reports')
  const isSeen = async () =>
    (await acting(database, 'stranger')(`select from public.posts where id = '${ids.likedPost}'`)).length ===
    1
  for (const by of [1, 2, 3]) await report(by, ids.likedPost)
  expect(await isSeen()).toBe(false)
  await moderator(`select public.moderate('restore', 'post', $1)`, [ids.likedPost])
  for (const by of [1, 2, 3, 4, 5, 6]) await report(by, ids.likedPost)
  expect(await isSeen()).toBe(true)
  expect(await lineOf(ids.likedPost)).toMatchObject({ reports: 6, is_gone: false })
})
