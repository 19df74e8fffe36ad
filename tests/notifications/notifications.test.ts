import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { acting } from '../access/acting.ts'
import { ids, people, worldScript } from '../access/world.ts'
import { quickEngines } from '../support/databases.ts'

const { owner, participant, follower, stranger } = people

describe.each(quickEngines)('notifications on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    for (const text of [
      'delete from public.post_likes',
      'delete from public.comment_likes',
      'delete from public.follows',
      'delete from public.notifications',
      `delete from public.comments where id not in ('${ids.comment}', '${ids.quietComment}')`,
      `update public.member_settings set quiet_notifications = '{}'`,
    ]) {
      await database.run({ text })
    }
  })

  const run = (text: string) => database.run({ text })
  const as = (persona: Parameters<typeof acting>[1], text: string) => acting(database, persona)(text)
  const like = (who: string, post: string = ids.post) =>
    run(`insert into public.post_likes (post_id, user_id) values ('${post}', '${who}')`)
  const unlike = (who: string) => run(`delete from public.post_likes where user_id = '${who}'`)
  const comment = (who: string, words: string, post: string = ids.post) =>
    run(`insert into public.comments (post_id, user_id, content) values ('${post}', '${who}', '${words}')`)

  /** Returns lines of the form `kind, recipient: actor, actor (count)`, the latest first. */
  async function told(): Promise<string[]> {
    const rows = await database.run<{ line: string }>({
      text: `select notification.kind || ', ' || recipient.full_name || ': ' || string_agg(profile.full_name, ' ' order by profile.full_name)
          || case when notification.read_at is null then '' else ' (read)' end as line
        from public.notifications notification
        join public.profiles recipient on recipient.id = notification.recipient_id
        join private.notification_actors actor on actor.notification_id = notification.id
        join public.profiles profile on profile.id = actor.actor_id
        group by notification.id, recipient.full_name order by 1`,
    })
    return rows.map(row => row.line)
  }

  test('NT04 each kind of act notifies its recipient, and never the member who acts', async () => {
    await like(owner)
    await like(follower)
    await comment(owner, 'Mine')
    await comment(stranger, 'Yours')
    await run(`insert into public.comment_likes (comment_id, user_id) values
      ('${ids.comment}', '${owner}'), ('${ids.comment}', '${participant}')`)
    await run(`insert into public.follows (follower_id, following_id) values ('${stranger}', '${owner}')`)
    expect(await told()).toEqual([
      'comment, owner: stranger',
      'comment_like, owner: participant',
      'follow, owner: stranger',
      'like, owner: follower',
    ])
  })

  test('NT05 an unread notification collects the same act of several members, each counted once; after it is read, a new one begins', async () => {
    await like(follower)
    await run(`insert into public.post_likes (post_id, user_id) values
      ('${ids.post}', '${stranger}'), ('${ids.post}', '${participant}')`)
    await comment(stranger, 'One')
    await comment(stranger, 'Two')
    expect(await told()).toEqual(['comment, owner: stranger', 'like, owner: follower participant stranger'])
    await as('owner', `update public.notifications set read_at = now() where kind = 'like'`)
    await unlike(stranger)
    await like(stranger)
    expect(await told()).toEqual([
      'comment, owner: stranger',
      'like, owner: follower participant stranger (read)',
      'like, owner: stranger',
    ])
  })

  test('NT06 undoing an act removes its unread notification; a read notification stays', async () => {
    await like(follower)
    await like(stranger)
    await unlike(stranger)
    expect(await told()).toEqual(['like, owner: follower'])
    await unlike(follower)
    await run(`insert into public.follows (follower_id, following_id) values ('${stranger}', '${owner}')`)
    await run(`delete from public.follows where follower_id = '${stranger}'`)
    await comment(stranger, 'One')
    await comment(stranger, 'Two')
    await run(`delete from public.comments where content = 'Two'`)
    expect(await told()).toEqual(['comment, owner: stranger'])
    await run(`delete from public.comments where content = 'One'`)
    expect(await run('select * from public.notifications')).toEqual([])
    await like(stranger)
    await as('owner', 'update public.notifications set read_at = now()')
    await unlike(stranger)
    expect(await told()).toEqual(['like, owner: stranger (read)'])
  })

  test('NT07 a mention in a post or comment notifies its member once, and at most ten members; addresses and unknown names notify nobody', async () => {
    await run(`insert into public.posts (user_id, content) values
      ('${participant}', 'Ask @Stranger, @stranger; not me@follower or @@follower or @nobody_here')`)
    await comment(participant, 'Thank you @owner and @follower')
    expect(await told()).toEqual([
      'comment, owner: participant',
      'mention, follower: participant',
      'mention, stranger: participant',
    ])
    const many = Array.from({ length: 10 }, (_, index) => `@nobody_${index}`).join(' ')
    await comment(participant, `${many} @stranger`, ids.quietPost)
    expect(await told()).toHaveLength(3)
    await run(`delete from public.posts where content like 'Ask @Stranger%'`)
    expect(await told()).toEqual(['comment, owner: participant', 'mention, follower: participant'])
  })

  test('NT08 a member gets no notification of a kind of act that they switched off', async () => {
    await as('owner', `update public.member_settings set quiet_notifications = '{like,follow}'`)
    await like(stranger)
    await run(`insert into public.follows (follower_id, following_id) values ('${stranger}', '${owner}')`)
    await comment(stranger, 'Yours')
    expect(await told()).toEqual(['comment, owner: stranger'])
    const odd = as('owner', `update public.member_settings set quiet_notifications = '{all}'`)
    await expect(odd).rejects.toMatchObject({ code: '23514' })
  })

  test('NT09 a member gets no notification across a block or from muted members, and earlier ones disappear', async () => {
    await like(stranger)
    await like(follower)
    await like(owner, ids.quietPost)
    await as('owner', `insert into public.blocks (blocked_id) values ('${stranger}')`)
    await run(`insert into public.blocks (blocker_id, blocked_id) values ('${participant}', '${owner}')`)
    await as('owner', `insert into public.mutes (muted_id) values ('${follower}')`)
    expect(await told()).toEqual([])
    await run('delete from public.post_likes')
    for (const who of [stranger, follower, participant]) {
      await like(who)
      await comment(who, 'Hello @owner')
    }
    await comment(owner, 'Hello @participant and @stranger and @follower', ids.quietPost)
    expect(await told()).toEqual(['mention, follower: owner', 'reply, follower: participant'])
    await run('delete from public.blocks')
    await run('delete from public.mutes')
  })

  test('NT12 a text with a muted word notifies nobody, and its earlier notifications disappear; other texts of the author still notify', async () => {
    const mute = (word: string) => as('owner', `insert into public.mutes (word) values ('${word}')`)
    await mute('hustle')
    await comment(stranger, 'Just HUSTLE!')
    await comment(follower, 'Hustle, @owner and @participant', ids.quietPost)
    await run(`insert into public.posts (user_id, content) values ('${follower}', '@owner: hustle')`)
    expect(await told()).toEqual(['comment, participant: follower'])
    await comment(stranger, 'What I think')
    await comment(stranger, 'Hustle more')
    expect(await as('owner', 'select kind, about from public.notification_list')).toEqual([
      { kind: 'comment', about: 'What I think' },
    ])
    await comment(follower, 'Crypto, @owner', ids.quietPost)
    await comment(follower, 'Crypto')
    expect(await told()).toEqual([
      'comment, owner: follower stranger',
      'comment, participant: follower',
      'mention, owner: follower',
      'reply, stranger: follower',
    ])
    await mute('crypto')
    const elsewhere = ['comment, participant: follower', 'reply, stranger: follower']
    expect(await told()).toEqual(['comment, owner: stranger', ...elsewhere])
    await mute('think')
    expect(await told()).toEqual(elsewhere)
    await as('stranger', `insert into public.mutes (word) values ('crypto')`)
    expect(await told()).toEqual(elsewhere.slice(0, 1))
    await run('delete from public.mutes where word is not null')
  })

  test('NT05 only the recipient sees in the list how many members acted, the last three of them, and the post', async () => {
    for (const who of [participant, follower, stranger]) await like(who)
    await comment(stranger, 'What I think')
    const lines = await as(
      'owner',
      'select kind, actor_count, actors, about from public.notification_list order by kind',
    )
    expect(lines).toMatchObject([
      { kind: 'comment', actor_count: 1, about: 'What I think' },
      { kind: 'like', actor_count: 3, about: 'Hello', actors: [{ full_name: 'stranger' }, {}, {}] },
    ])
    for (const persona of ['halfway', 'stranger', 'follower'] as const) {
      expect(await as(persona, 'select * from public.notification_list')).toEqual([])
    }
    const acted = 'select count(*)::int as actors from private.notification_actors'
    expect(await as('stranger', acted)).toEqual([{ actors: 0 }])
    expect(await as('owner', acted)).toEqual([{ actors: 4 }])
    expect(await as('service', 'select kind, actor_count, about from public.notification_list')).toHaveLength(
      2,
    )
  })

  test('NT05 a thousand likes in one statement make one notification, which disappears when those accounts are deleted', async () => {
    const script = (text: string) =>
      database.transaction({ timeoutMs: 120_000 }, transaction => transaction.execute(text))
    const likes = `select likes_count from public.posts where id = '${ids.post}'`
    await script(`
      create temporary table fans on commit drop as select gen_random_uuid() as id from generate_series(1, 1000);
      set local session_replication_role = replica;
      insert into auth.users (id, email) select id, id || '@example.com' from fans;
      insert into public.profiles (id, full_name, handle) select id, 'Fan', left(replace(id::text, '-', ''), 30) from fans;
      set local session_replication_role = origin;
      insert into public.post_likes (post_id, user_id) select '${ids.post}', id from fans`)
    const lines = await as('owner', 'select kind, actor_count from public.notification_list')
    expect(lines).toEqual([{ kind: 'like', actor_count: 1000 }])
    expect(await run(likes)).toEqual([{ likes_count: 1000 }])
    await script(`delete from public.profiles where full_name = 'Fan'`)
    expect(await run('select * from public.notifications')).toEqual([])
    expect(await run(likes)).toEqual([{ likes_count: 0 }])
  })

  test('NT05 two members who undo their likes at the same moment leave no empty notification', async () => {
    await run(`insert into public.post_likes (post_id, user_id) values
      ('${ids.post}', '${stranger}'), ('${ids.post}', '${participant}')`)
    const forget = (who: string) => `delete from private.notification_actors where actor_id = '${who}'`
    let other = Promise.resolve<unknown>(null)
    await database.transaction({}, async ({ query }) => {
      await query(forget(stranger))
      other = run(forget(participant))
      await new Promise(resolve => setTimeout(resolve, 200))
    })
    await other
    expect(await run('select * from public.notifications')).toEqual([])
  })

  test('NT05 NT06 likes, unlikes and reads at the same time never fail and lead to the right notifications', async () => {
    const fans = [participant, follower, stranger]
    await Promise.all(
      fans.map(async (who, index) => {
        for (let turn = 0; turn < 12; turn += 1) {
          await like(who)
          if (turn % 4 === index) await as('owner', 'update public.notifications set read_at = now()')
          await unlike(who)
        }
      }),
    )
    const [unread] = await run(
      `select count(*)::int as groups from public.notifications where read_at is null`,
    )
    expect(unread).toEqual({ groups: 0 })
    const [left] = await run(`select count(*)::int as empty from public.notifications
      where id not in (select notification_id from private.notification_actors)`)
    expect(left).toEqual({ empty: 0 })
    await Promise.all(fans.map(who => like(who)))
    expect(await told()).toContain('like, owner: follower participant stranger')
  })

  test('NT21 a list keeps only the latest hundred notifications of each actor, so that one member cannot fill the list', async () => {
    await like(follower)
    await run(`insert into public.comments (post_id, user_id, content)
      select '${ids.quietPost}', '${stranger}', '@owner ' || n from generate_series(1, 150) n`)
    await run(
      `insert into public.comments (post_id, user_id, content) values ('${ids.quietPost}', '${stranger}', '@owner last')`,
    )
    expect(
      await run(`select notification.kind, count(*)::int as number from public.notifications notification
        where recipient_id = '${owner}' group by 1 order by 1`),
    ).toEqual([
      { kind: 'like', number: 1 },
      { kind: 'mention', number: 100 },
    ])
    expect(
      await run(`select content from public.notifications notification join public.comments comment on comment.id = comment_id
        where content like '%last'`),
    ).toHaveLength(1)
  })

  test('NT06 a notification is deleted with its post, with the account of its last actor, and when the notification is old', async () => {
    await like(stranger)
    await as('owner', 'update public.notifications set read_at = now()')
    await like(follower)
    const [made] = await database.run<{ id: string }>({
      text: `insert into public.posts (user_id, content) values ('${owner}', 'Soon gone') returning id`,
    })
    await like(participant, made!.id)
    await run(`delete from public.posts where id = '${made!.id}'`)
    expect(await told()).toEqual(['like, owner: follower', 'like, owner: stranger (read)'])
    await run(`delete from auth.users where id = '${stranger}'`)
    expect(await told()).toEqual(['like, owner: follower'])
    expect(await run('select count(*)::int as rows from public.notifications')).toEqual([{ rows: 1 }])
    await run(`update public.notifications set updated_at = now() - interval '91 days'`)
    await run('select private.forget_notifications()')
    expect(await told()).toEqual([])
  })
})
