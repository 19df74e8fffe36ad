/** Reports, the effect of three reports, and the decisions of moderators. In these tests the follower moderates. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { ids, people, worldScript } from './world.ts'

describe.each(quickEngines)('moderation on $engine', ({ open }) => {
  let database: Database
  let moderator: Acting
  let stranger: Acting
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    moderator = acting(database, 'follower')
    stranger = acting(database, 'stranger')
    await database.run({
      text: `insert into auth.users (id, email, email_confirmed_at, created_at)
        select ('f0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@x.y',
          case when n <> 1 then now() end, now() - case when n = 2 then interval '13 days' else interval '15 days' end
        from generate_series(1, 1000) n`,
    })
    await database.run({
      text: `update auth.users set banned_until = now() + interval '1 day' where email = '3@x.y'`,
    })
  })
  afterAll(() => database.close())

  const report = (from: number, to: number, post: string = ids.post) =>
    database.run({
      text: `insert into public.reports (reporter_id, post_id, reason, text)
        select ('f0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $3, 'spam', 'Look at this'
        from generate_series($1::int, $2::int) n`,
      values: [from, to, post],
    })
  const isSeen = async (who: Acting) =>
    (await who(`select from public.posts where id = '${ids.post}'`)).length === 1
  type Line = { kind: string; object_id: string; reports: number; is_hidden: boolean; reason: string }
  const queue = () =>
    moderator<Line>(
      `select kind, object_id, reports, is_hidden, reasons[1] as reason from public.moderation_queue()`,
    )

  test('SF20 reports of three established members hide a post; reports of new, unconfirmed and suspended members do not count', async () => {
    await report(1, 5)
    expect(await isSeen(stranger)).toBe(true)
    await report(6, 6)
    expect(await isSeen(stranger)).toBe(false)
    expect(await isSeen(acting(database, 'owner'))).toBe(true)
    expect(
      await moderator('select action, moderator_id from public.moderation_actions where object_id = $1', [
        ids.post,
      ]),
    ).toEqual([{ action: 'hide', moderator_id: null }])
  })

  test('SF21 a thousand reports of one post make one entry in the queue, and one decision closes that entry', async () => {
    await report(7, 1000)
    expect((await queue()).find(({ object_id }) => object_id === ids.post)).toEqual({
      kind: 'post',
      object_id: ids.post,
      reports: 1000,
      is_hidden: true,
      reason: 'spam',
    })
    await moderator(`select public.moderate('restore', 'post', $1, 'Nothing wrong with it')`, [ids.post])
    expect(await isSeen(stranger)).toBe(true)
    expect((await queue()).some(({ object_id }) => object_id === ids.post)).toBe(false)
    expect(
      await moderator(
        `select action, moderator_id, note from public.moderation_actions where note like 'Nothing%'`,
      ),
    ).toEqual([{ action: 'restore', moderator_id: people.follower, note: 'Nothing wrong with it' }])
  })

  test('SF20 without a moderator no post is hidden automatically', async () => {
    await database.run({ text: 'delete from public.moderators' })
    await report(10, 20, ids.likedPost)
    expect(await stranger(`select from public.posts where id = '${ids.likedPost}'`)).toHaveLength(1)
    await database.run({ text: `insert into public.moderators (user_id) values ('${people.follower}')` })
  })

  test('SF30 a new report opens a decided case again; a member cannot report a case twice while their first report is open', async () => {
    const again = () =>
      stranger(`insert into public.reports (post_id, reason) values ($1, 'hate')`, [ids.quietPost])
    const openReports = async () =>
      (await queue()).find(({ object_id }) => object_id === ids.quietPost)?.reports
    await again()
    await expect(again()).rejects.toMatchObject({ code: '23505' })
    await moderator(`select public.moderate('hide', 'post', $1)`, [ids.quietPost])
    await moderator(`select public.moderate('restore', 'post', $1)`, [ids.quietPost])
    expect(await openReports()).toBeUndefined()
    await again()
    expect(await openReports()).toBe(1)
    await expect(again()).rejects.toMatchObject({ code: '23505' })
    await moderator(`select public.moderate('restore', 'post', $1)`, [ids.quietPost])
  })

  test('SF22 only moderators read the queue or decide', async () => {
    for (const persona of ['owner', 'halfway', 'stranger', 'participant', 'blocked'] as const) {
      const who = acting(database, persona)
      await expect(who('select public.moderation_queue()')).rejects.toMatchObject({ code: '42501' })
      await expect(who(`select public.moderate('hide', 'post', $1)`, [ids.quietPost])).rejects.toMatchObject({
        code: '42501',
      })
      expect(await who('select public.is_moderator() as is')).toEqual([{ is: false }])
    }
    expect(await stranger(`select from public.posts where id = '${ids.quietPost}'`)).toHaveLength(1)
  })

  test('SF22 a moderator can read a reported message only in the queue', async () => {
    await acting(database, 'owner')(
      `insert into public.reports (message_id, reason) values ($1, 'harassment')`,
      [ids.receivedMessage],
    )
    const lines = await moderator<{ content: string }>(
      `select content from public.moderation_queue() where kind = 'message'`,
    )
    expect(lines).toEqual([{ content: 'Hi yourself' }])
    expect(await moderator(`select from public.messages where id = $1`, [ids.receivedMessage])).toEqual([])
    await moderator(`select public.moderate('hide', 'message', $1)`, [ids.receivedMessage])
    expect(
      await acting(database, 'owner')('select from public.messages where id = $1', [ids.receivedMessage]),
    ).toEqual([])
  })

  test('SF23 a suspended member with a valid token cannot write, until the suspension ends or is lifted', async () => {
    const suspend = (until: string) =>
      moderator(`select public.moderate('suspend', 'profile', $1, 'Spam', ${until})`, [people.stranger])
    await expect(suspend(`now() - interval '1 day'`)).rejects.toMatchObject({ code: '22023' })
    await suspend(`now() + interval '7 days'`)
    for (const [statement, ...values] of [
      [`insert into public.posts (content) values ('x')`],
      [`insert into public.comments (post_id, content) values ($1, 'x')`, ids.quietPost],
      ['insert into public.post_likes (post_id) values ($1)', ids.quietPost],
      ['insert into public.follows (following_id) values ($1)', people.participant],
      [`insert into public.stories (image_url) values ('x.png')`],
      [`insert into public.reports (post_id, reason) values ($1, 'spam')`, ids.quietPost],
      ['select public.create_or_get_direct_conversation($1)', people.participant],
      [`insert into storage.objects (bucket_id, name) values ('avatars', '${people.stranger}/x.png')`],
    ] as [string, ...string[]][])
      await expect(stranger(statement, values), statement).rejects.toMatchObject({ code: '42501' })
    expect(
      await stranger(`update public.profiles set bio = 'x' where id = '${people.stranger}' returning 1`),
    ).toEqual([])
    expect(await stranger('select from public.startup_projects')).toEqual([])
    await moderator(`select public.moderate('restore', 'profile', $1)`, [people.stranger])
    await stranger(`insert into public.posts (content) values ('Back')`)
  })

  test('SF33 a suspended member is missing from search, recommendations and shared plans; their earlier signed upload address stops working', async () => {
    const reader = acting(database, 'owner')
    await stranger(
      `update public.profiles set company_name = 'Evilcorp', user_type = 'founder', industry = 'technology',
       bio = 'b', building = 'b', looking_for = 'founders' where id = '${people.stranger}'`,
    )
    const [link] = await stranger<{ token: string }>('select * from public.create_share_link(null)')
    const found = async () => {
      const lists = ['founders_to_meet()', `search_profiles('Evilcorp')`, `find_people('Evilcorp')`]
      const people_found = [...lists, 'recommended_profiles()'].map(list =>
        reader<{ id: string }>(`select id from public.${list}`),
      )
      const seen = (await Promise.all(people_found)).map(list =>
        list.some(({ id }) => id === people.stranger),
      )
      const [plan] = await acting(database, 'guest')<{ plan: object | null }>(
        'select public.shared_plan($1) as plan',
        [link!.token],
      )
      return [...seen, plan!.plan !== null]
    }
    const upload = () =>
      database.run({
        text: `insert into storage.objects (bucket_id, name, owner_id) values ('avatars', 'signed.png', $1)
          on conflict (bucket_id, name) do update set owner_id = excluded.owner_id`,
        values: [people.stranger],
      })
    await upload()
    const everywhere = await found()
    expect(everywhere).toEqual([true, true, true, expect.any(Boolean), true])
    await moderator(`select public.moderate('suspend', 'profile', $1, 'Spam', now() + interval '7 days')`, [
      people.stranger,
    ])
    expect(await found()).toEqual(everywhere.map(() => false))
    await expect(upload()).rejects.toMatchObject({ code: '42501', message: 'This account is suspended' })
    await moderator(`select public.moderate('restore', 'profile', $1)`, [people.stranger])
    expect(await found()).toEqual(everywhere)
    await upload()
  })

  test('WB13 suspending a member for a post also hides the post; the reversal shows the post and ends the suspension, unless another one exists', async () => {
    const state = async () =>
      (
        await database.run({
          text: `select posts.hidden_at is not null as hidden, banned_until > now() as banned, raw_app_meta_data ->> 'ban_reason' as why
            from auth.users join public.posts on posts.user_id = users.id where posts.id = $1`,
          values: [ids.quietPost],
        })
      )[0]
    const decide = (action: string, kind: string, id: string, until: string | null = null) =>
      moderator('select public.moderate($1, $2, $3, $4, $5::timestamptz)', [action, kind, id, 'Spam', until])
    await decide('suspend', 'post', ids.quietPost, '2999-02-03')
    const why = 'Your account is suspended until 3 February 2999. Reason: Spam'
    expect(await state()).toEqual({ hidden: true, banned: true, why })
    await decide('restore', 'post', ids.quietPost)
    expect(await state()).toEqual({ hidden: false, banned: null, why: null })
    await decide('suspend', 'profile', people.participant, '2999-01-01')
    await decide('suspend', 'post', ids.quietPost, '2999-02-03')
    await decide('restore', 'post', ids.quietPost)
    const shorter = 'Your account is suspended until 1 January 2999. Reason: Spam'
    expect(await state()).toEqual({ hidden: false, banned: true, why: shorter })
    await decide('restore', 'profile', people.participant)
    expect(await state()).toEqual({ hidden: false, banned: null, why: null })
    // A suspension for a post can still be lifted after the post is deleted.
    const [gone] = await database.run<{ id: string }>({
      text: `insert into public.posts (user_id, content) values ($1, 'Gone soon') returning id`,
      values: [people.participant],
    })
    await decide('suspend', 'post', gone!.id, '2999-01-01')
    await database.run({ text: 'delete from public.posts where id = $1', values: [gone!.id] })
    await decide('restore', 'post', gone!.id)
    expect(await state()).toEqual({ hidden: false, banned: null, why: null })
  })

  test('SF24 SF31 a member can read each decision about them with its reason, but not who reported them or who decided', async () => {
    await database.run({ text: 'delete from public.notifications' })
    const owner = acting(database, 'owner')
    const decide = (
      action: string,
      kind: string,
      id: string,
      note: string | null,
      until: string | null = null,
    ) => moderator('select public.moderate($1, $2, $3, $4, $5::timestamptz)', [action, kind, id, note, until])
    await decide('warn', 'profile', people.owner, ' No advertising ')
    await decide('warn', 'profile', people.owner, null)
    await decide('hide', 'comment', ids.comment, 'Rude')
    await decide('restore', 'comment', ids.comment, 'A mistake')
    await decide('suspend', 'profile', people.owner, 'Again', '2999-01-01')
    await decide('restore', 'profile', people.owner, null)
    // The member is not suspended and the comment is not hidden, so restoring them changes nothing.
    await decide('restore', 'profile', people.owner, null)
    await decide('restore', 'comment', ids.comment, 'Fine')
    await report(901, 903, ids.hiddenPost)
    await database.run({
      text: `update public.posts set hidden_at = null where id = '${ids.hiddenPost}'`,
    })
    await report(904, 904, ids.hiddenPost)
    const nothing = { by_reports: false, reason: null, until: null, post_id: null }
    const told = [
      { ...nothing, action: 'warn', thing: 'profile', reason: 'No advertising' },
      { ...nothing, action: 'warn', thing: 'profile' },
      { ...nothing, action: 'hide', thing: 'comment', reason: 'Rude', post_id: ids.post },
      { ...nothing, action: 'restore', thing: 'comment', reason: 'A mistake', post_id: ids.post },
      {
        ...nothing,
        action: 'suspend',
        thing: 'profile',
        reason: 'Again',
        until: '2999-01-01T00:00:00+00:00',
      },
      { ...nothing, action: 'restore', thing: 'profile' },
      { ...nothing, action: 'hide', thing: 'post', by_reports: true, post_id: ids.hiddenPost },
    ]
    const list = 'select kind, actors, decision from public.notification_list order by created_at'
    expect(await owner(list)).toEqual(told.map(decision => ({ kind: 'moderation', actors: [], decision })))
    const [one] = await owner<{ id: string }>('select id from public.notifications limit 1')
    for (const persona of ['halfway', 'stranger', 'follower', 'participant'] as const) {
      const who = acting(database, persona)
      expect(await who(list)).toEqual([])
      if (persona === 'halfway') continue
      expect(await who('select private.decision_of($1) as told', [one!.id])).toEqual([{ told: null }])
    }
    await expect(
      owner(`update public.member_settings set quiet_notifications = '{moderation}'`),
    ).rejects.toMatchObject({ code: '23514' })
    await database.run({ text: `delete from public.comments where id = '${ids.comment}'` })
    expect(await owner('select from public.notifications')).toHaveLength(7)
    await owner('update public.notifications set read_at = now()')
    expect(await owner('select from public.notifications where read_at is null')).toEqual([])
  })

  test('SF31 a suspension needs a reason', async () => {
    const suspend = (note: string | null) =>
      moderator(`select public.moderate('suspend', 'profile', $1, $2, now() + interval '1 day')`, [
        people.stranger,
        note,
      ])
    const refusal = { code: '22023', message: 'VALIDATION_ERROR: a suspension needs a reason' }
    for (const note of [null, '', '  \n ']) await expect(suspend(note)).rejects.toMatchObject(refusal)
  })

  test('SF23 a moderator cannot suspend another moderator', async () => {
    await expect(
      moderator(`select public.moderate('suspend', 'profile', $1, 'Spam', now() + interval '1 day')`, [
        people.follower,
      ]),
    ).rejects.toMatchObject({ code: '22023' })
  })
})
