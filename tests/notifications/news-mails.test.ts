/** Mails about unread messages, accepted requests and answers, sent within minutes. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { acting } from '../access/acting.ts'
import { ids, people, worldScript } from '../access/world.ts'
import { quickEngines } from '../support/databases.ts'

const { owner, participant, follower, stranger } = people

describe.each(quickEngines)('mails about unread news on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    await run(`update auth.users set email_confirmed_at = now()`)
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    for (const text of [
      'delete from public.mail_queue',
      'delete from public.notifications',
      'delete from private.last_seen',
      'update public.messages set read_at = now()',
      `delete from public.comments where id not in ('${ids.comment}', '${ids.quietComment}')`,
      `update public.member_settings set mail = '{}', quiet_notifications = '{}'`,
      `insert into private.news_pass (reached) values (now() - interval '10 minutes')
       on conflict (is_only) do update set reached = excluded.reached`,
    ])
      await run(text)
  })

  const run = <R>(text: string) => database.run<R>({ text })
  const as = (persona: Parameters<typeof acting>[1], text: string) => acting(database, persona)(text)
  const tell = (minutesAgo = 4, from: string = participant, conversation: string = ids.conversation) =>
    run(`insert into public.messages (conversation_id, sender_id, content, created_at)
      values ('${conversation}', '${from}', 'Hello', now() - interval '${minutesAgo} minutes')`)
  const comment = (who: string, words = 'Yes', post: string = ids.quietPost) =>
    run(`insert into public.comments (post_id, user_id, content) values ('${post}', '${who}', '${words}')`)
  /** Makes the next pass look at all notifications again. */
  const again = () => run(`update private.news_pass set reached = now() - interval '10 minutes'`)
  const pass = () => run('select private.enqueue_all_news()')
  /** Simulates that four minutes have passed since the notifications. */
  const wait = async () => {
    await run(`update public.notifications set updated_at = updated_at - interval '4 minutes'`)
    await run(`update private.notification_actors set created_at = created_at - interval '4 minutes'`)
  }
  /** Returns the subjects and lines of the mails that are sent now, by recipient. */
  async function sent(): Promise<Record<string, string[]>> {
    await pass()
    const claimed = await run<{
      id: string
      member: string
      subject: string
      body: { notifications: { kind: string; names: string[]; count: number; path: string }[] }
    }>(`select mail.id, profile.full_name as member, subject, body
      from public.claim_mails(10) mail join public.profiles profile on profile.id = mail.member_id where kind = 'news'`)
    for (const { id } of claimed) await run(`select public.settle_mail('${id}')`)
    return Object.fromEntries(
      claimed.map(({ member, subject, body }) => [
        member,
        [
          subject,
          ...body.notifications.map(({ kind, names, count }) => `${kind} ${names.join(' ')} ${count}`),
        ],
      ]),
    )
  }
  const waiting = () =>
    run<{ minutes: number }>(
      `select (round(extract(epoch from send_after - now()) / 300) * 5)::int as minutes from public.mail_queue where kind = 'news' and state = 'waiting'`,
    )

  test('WB01 one mail, grouped by sender, contains messages that are unread for three minutes, but no read or newer messages', async () => {
    await tell(1)
    expect(await sent()).toEqual({})
    await again()
    await tell(4)
    await tell(4)
    expect(await sent()).toEqual({ owner: ['3 unread messages', 'message participant 3'] })
    expect(await sent()).toEqual({})
    await again()
    await run(`delete from public.mail_queue`)
    await as('owner', `update public.messages set read_at = now() where sender_id <> '${owner}'`)
    expect(await sent()).toEqual({})
  })

  test('WB01 a waiting mail leaves out messages that are read, deleted or blocked before the mail is sent', async () => {
    await tell()
    await pass()
    await as('owner', `update public.messages set read_at = now() where sender_id <> '${owner}'`)
    expect(await sent()).toEqual({})
    expect(await run(`select state, body from public.mail_queue`)).toEqual([{ state: 'unwanted', body: {} }])
    await tell()
    await run(`insert into public.mutes (user_id, muted_id) values ('${owner}', '${participant}')`)
    await again()
    expect(await sent()).toEqual({})
    await run(`delete from public.mutes where user_id = '${owner}' and muted_id = '${participant}'`)
  })

  test('WB02 a mail to a member waits until the member was offline for five minutes', async () => {
    await as('owner', 'select public.note_seen(60)')
    await run(`update public.member_settings set mail = '{"night": "send"}'`)
    await tell()
    expect(await sent()).toEqual({})
    expect(await waiting()).toEqual([{ minutes: 5 }])
    // The member is still online at the time for which the mail was planned.
    await run(`update public.mail_queue set send_after = now()`)
    expect(await sent()).toEqual({})
    expect(await waiting()).toEqual([{ minutes: 5 }])
    await run(`update public.mail_queue set send_after = now()`)
    await run(`update private.last_seen set seen_at = now() - interval '6 minutes'`)
    expect(Object.keys(await sent())).toEqual(['owner'])
  })

  test('WB03 at night a mail waits until seven in the morning of the member, unless the member chose mails at once', async () => {
    const seenAt = (hour: number) =>
      run(`insert into private.last_seen (user_id, seen_at, minutes_east)
        select '${owner}', now() - interval '1 hour',
          (((${hour} * 60 - extract(hour from now() at time zone 'utc') * 60 - extract(minute from now() at time zone 'utc'))::int + 720 + 2880) % 1440) - 720
        on conflict (user_id) do update set minutes_east = excluded.minutes_east`)
    await tell()
    await seenAt(23)
    await pass()
    expect(await waiting()).toEqual([{ minutes: 480 }])
    await run('delete from public.mail_queue')
    await again()
    await seenAt(5)
    await pass()
    expect(await waiting()).toEqual([{ minutes: 120 }])
    await run('delete from public.mail_queue')
    await again()
    await run(`update public.member_settings set mail = '{"night": "send"}'`)
    expect(Object.keys(await sent())).toEqual(['owner'])
  })

  test('WB04 a member gets at most one mail in a quarter of an hour and twelve a day, and none after switching mails off', async () => {
    await tell()
    expect(Object.keys(await sent())).toEqual(['owner'])
    await again()
    await tell()
    await pass()
    expect(await waiting()).toEqual([{ minutes: 15 }])
    await run(`delete from public.mail_queue`)
    await run(`insert into public.mail_queue (member_id, kind, dedupe, subject, body, state, send_after)
      select '${owner}', 'news', n::text, 'x', '{}', 'sent', now() - make_interval(hours => n) from generate_series(1, 12) n`)
    await again()
    await pass()
    expect(await waiting()).toEqual([{ minutes: 12 * 60 }])
    await run(`delete from public.mail_queue`)
    await again()
    await run(`select public.stop_mail('${owner}', 'news')`)
    expect(await sent()).toEqual({})
  })

  test('WB05 a member who commented on a post gets one notice of the next comment; a block, or deleting the own comment, stops this', async () => {
    await comment(stranger, 'First')
    await comment(follower, 'Second')
    const told = () =>
      run(`select kind || ' ' || profile.full_name as line from public.notifications notification
        join public.profiles profile on profile.id = recipient_id order by 1`)
    expect(await told()).toEqual([{ line: 'comment participant' }, { line: 'reply stranger' }])
    // The author of the post is notified of the comment once, and a mentioned member only of the mention.
    await comment(participant, 'Thank you @stranger')
    expect(await told()).toEqual([
      { line: 'comment participant' },
      { line: 'mention stranger' },
      { line: 'reply follower' },
      { line: 'reply stranger' },
    ])
    await wait()
    expect(await sent()).toEqual({
      participant: ['1 notification', 'comment follower stranger 2'],
      follower: ['1 notification', 'reply participant 1'],
      stranger: ['2 notifications', 'mention participant 1', 'reply follower 1'],
    })
    // The summary leaves out news that a mail has already sent.
    await run(`delete from private.digest_pass`)
    await run(`select private.enqueue_digests()`)
    expect(await run(`select from public.mail_queue where kind = 'digest'`)).toEqual([])
    await run(
      `delete from public.comments where user_id in ('${follower}', '${participant}') and post_id = '${ids.quietPost}' and id <> '${ids.quietComment}'`,
    )
    // The comment that the post's author wrote before the test still exists.
    expect(await told()).toEqual([{ line: 'comment participant' }, { line: 'reply follower' }])
  })

  test('WB06 a member gets a mail with a link to the conversation when their request is accepted', async () => {
    await run(`delete from public.conversations where '${stranger}' in (first_member_id, second_member_id)`)
    await as('stranger', `select public.create_or_get_direct_conversation('${follower}', 'May I ask?')`)
    await run(
      `update public.messages set created_at = now() - interval '4 minutes' where sender_id = '${stranger}'`,
    )
    expect(await sent()).toEqual({ follower: ['1 message request', 'message_request stranger 1'] })
    await as(
      'follower',
      `select public.answer_request(id, true) from public.conversations where request_from = '${stranger}'`,
    )
    await wait()
    await again()
    await pass()
    const [mail] = await run<{ subject: string; body: object }>(
      `select subject, body from public.claim_mails(10) where member_id = '${stranger}'`,
    )
    expect(mail).toMatchObject({
      subject: '1 notification',
      body: {
        title: '1 notification',
        notifications: [{ kind: 'accepted_request', path: `/messaging?userId=${follower}` }],
      },
    })
  })

  test('NT20 one pass finds every member with news; a member who writes hundreds of messages does not delay mails to others', async () => {
    const queued = async () =>
      (
        await run<{ name: string }>(
          `select full_name as name from public.mail_queue join public.profiles profile on profile.id = member_id where kind = 'news' order by 1`,
        )
      ).map(({ name }) => name)
    await run(`insert into public.messages (conversation_id, sender_id, content, created_at)
      select '${ids.conversation}', '${participant}', 'Hello', now() - interval '5 minutes' from generate_series(1, 700)`)
    await run(`insert into public.notifications (recipient_id, kind, post_id, created_at, updated_at)
      values ('${stranger}', 'mention', '${ids.quietPost}', now() - interval '4 minutes', now() - interval '4 minutes')`)
    await run(`insert into private.notification_actors (notification_id, recipient_id, actor_id, created_at)
      select id, '${stranger}', '${follower}', updated_at from public.notifications`)
    await pass()
    expect(await queued()).toEqual(['owner', 'stranger'])

    // If one member writes to many members in a minute, only the first thirty get a mail. The others see the message at
    // the bell and in the summary.
    await run('delete from public.mail_queue')
    await again()
    await run(`insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      select gen_random_uuid(), 'crowd' || n || '@example.com', now(), '{"full_name": "crowd"}' from generate_series(1, 40) n`)
    await run(`with told as (
        insert into public.notifications (recipient_id, kind, post_id, created_at, updated_at)
        select id, 'mention', '${ids.quietPost}', now() - interval '5 minutes', now() - interval '5 minutes'
        from public.profiles where full_name = 'crowd' returning id, recipient_id, updated_at)
      insert into private.notification_actors (notification_id, recipient_id, actor_id, created_at)
      select id, recipient_id, '${participant}', updated_at from told`)
    await pass()
    const names = await queued()
    expect(names.filter(name => name !== 'crowd')).toEqual(['owner', 'stranger'])
    expect(names).toHaveLength(31)
    await pass()
    expect(await queued()).toHaveLength(31)
    await run(`delete from auth.users where email like 'crowd%'`)
  })
})
