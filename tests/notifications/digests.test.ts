/**
 * Summaries of notifications for many members are written in parts. A failure affects only the summary of one
 * member.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '../../backend/auth/leaving.ts'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { isLongForm } from '../support/long-form.ts'

/**
 * When one statement wrote the summaries of 8,000 members, it took 10.4 s, and no request was answered during that
 * time.
 */
const members = isLongForm ? 8000 : 450
/** The time limit for preparing a test. It is longer than the limit of a request, because the machine may be busy. */
const unhurried = { timeoutMs: 200_000 }

describe.each(quickEngines)('summaries on $engine', ({ engine, open }) => {
  let database: Database
  const warnings: string[] = []
  beforeAll(async () => {
    const log = { warn: (line: string) => void warnings.push(line), info() {}, error() {} }
    database = await open({ log } as Parameters<typeof open>[0])
    await database.run(
      {
        text: `insert into auth.users (id, email, email_confirmed_at)
        select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@x.y', now() from generate_series(0, ${members}) n`,
      },
      unhurried,
    )
    // The first member follows every other member, so each has a notification.
    await database.run(
      {
        text: `insert into public.follows (follower_id, following_id)
        select '00000000-0000-4000-8000-000000000000', id from auth.users where email <> '0@x.y'`,
      },
      unhurried,
    )
    // Makes the writing of one summary fail.
    await database.transaction({}, transaction =>
      transaction.execute(`
        create function public.fail_for_seven() returns trigger language plpgsql as $$ begin raise 'broken row'; end $$;
        create trigger fail_for_seven before insert on public.mail_queue for each row
          when (new.member_id = '00000000-0000-4000-8000-000000000007') execute function public.fail_for_seven();`),
    )
  })
  afterAll(() => database.close())

  const written = async () =>
    (await database.run<{ count: number }>({ text: 'select count(*)::int from public.mail_queue' }))[0]?.count

  test('CK36 CK37 summaries are written two hundred at a time and once a day; if one fails, the log names its member, and all others are written', async () => {
    const part = () => database.run({ text: 'select private.enqueue_digests()' })
    const took: number[] = []
    for (let count = 200; count < members + 200; count += 200) {
      const started = performance.now()
      await part()
      took.push(performance.now() - started)
      expect(await written()).toBe(Math.min(count, members) - 1)
    }
    await part()
    expect(await written()).toBe(members - 1)
    if (engine === 'pglite') {
      expect(warnings).toEqual([
        'The database warns: The summary for member 00000000-0000-4000-8000-000000000007 could not be written: broken row (P0001)',
      ])
    }
    if (isLongForm) expect(Math.max(...took)).toBeLessThan(1000)
  })

  test('CK38 the mail queue stores no names: names are read when a mail is written, and are gone after the account is deleted', async () => {
    await database.run({
      text: `update public.profiles set full_name = 'Zoe Zero' where id = '00000000-0000-4000-8000-000000000000'`,
    })
    const named = () =>
      database.run({
        text: `select id from public.mail_queue where body::text like '%Zoe%' or body::text like '%0000-000000000000%'`,
      })
    expect(await named()).toEqual([])
    const claimed = await database.run<{ body: unknown; named: string }>({
      text: 'select body, named::text from public.claim_mails(2)',
    })
    expect(claimed).toMatchObject([
      { body: { notifications: [{ kind: 'follow', count: 1, names: ['Zoe Zero'] }] } },
      { named: '{00000000-0000-4000-8000-000000000000}' },
    ])
    await deleteAccount({ database, tokens: { markEnded() {} } }, '00000000-0000-4000-8000-000000000000')
    expect(await named()).toEqual([])
    // Notifications by deleted members are left out. An empty summary is not sent.
    expect(await database.run({ text: 'select id from public.claim_mails(5)' })).toEqual([])
    const states = await database.run({
      text: `select state, count(*)::int from public.mail_queue where attempts = 1 group by state order by state`,
    })
    expect(states).toEqual([
      { state: 'unwanted', count: 5 },
      { state: 'waiting', count: 2 },
    ])
  })
})
