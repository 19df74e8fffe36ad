import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { isLongForm } from '../support/long-form.ts'
import { ids } from './world.ts'

const crowd = Array.from({ length: 50 }, (_, n) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`)

describe.each(quickEngines)('counts on $engine', ({ engine, open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open({ idleLimitMs: 60_000 })
    await database.transaction({}, async transaction => {
      await transaction.execute(`insert into auth.users (id, email) values
        ${crowd.map(id => `('${id}', '${id}@example.com')`).join(', ')}`)
      await transaction.execute(`
        insert into public.posts (id, user_id, content) values ('${ids.post}', '${crowd[0]}', 'Like me');
        insert into public.comments (id, post_id, user_id, content)
          values ('${ids.comment}', '${ids.post}', '${crowd[0]}', 'Me too')`)
    })
  })
  afterAll(() => database.close())

  const as = (id: string, text: string) =>
    database.run(
      { text },
      { as: { role: 'authenticated', settings: { 'request.jwt.claims': JSON.stringify({ sub: id }) } } },
    )

  test('CK10 after 50 likes and unlikes at once, the like count equals the number of like rows', async () => {
    const toggles = crowd.flatMap((id, n) => [
      { id, text: `insert into public.post_likes (post_id) values ('${ids.post}')` },
      { id, text: `insert into public.comment_likes (comment_id) values ('${ids.comment}')` },
      { id, text: `insert into public.comments (post_id, content) values ('${ids.post}', 'Comment ${n}')` },
    ])
    await Promise.all(toggles.map(({ id, text }) => as(id, text)))
    expect(await counts()).toEqual({
      likes: 50,
      likeRows: 50,
      comments: 51,
      commentRows: 51,
      hearts: 50,
      heartRows: 50,
    })

    // All of these run at once: every third member unlikes, every fifth unlikes twice, and the others like again and
    // are refused.
    const changes = crowd.map((_, n) => {
      if (n % 3 === 0) return [`delete from public.post_likes where post_id = '${ids.post}'`]
      if (n % 5 === 0)
        return [1, 2].map(() => `delete from public.comment_likes where comment_id = '${ids.comment}'`)
      return [`insert into public.post_likes (post_id) values ('${ids.post}') on conflict do nothing`]
    })
    await Promise.all(changes.flatMap((texts, n) => texts.map(text => as(crowd[n]!, text))))
    const after = await counts()
    expect(after).toMatchObject({ likes: after.likeRows, hearts: after.heartRows, comments: 51 })
    expect(after.likes).toBe(33)
    expect(after.hearts).toBe(crowd.filter((_, n) => n % 3 === 0 || n % 5 !== 0).length)
  })

  test('CK72 a deleted post with hundreds of comments is hidden at once, and its comments are deleted in parts', async () => {
    const [crowded, author] = ['00000000-0000-4000-8000-0000000007c0', crowd[0]!]
    const server = (text: string) => database.run({ text })
    await server(
      `insert into public.posts (id, user_id, content) values ('${crowded}', '${author}', 'Crowded')`,
    )
    await server(`insert into public.comments (post_id, user_id, content)
      select '${crowded}', (array['${crowd.join("','")}'])[1 + number % 50]::uuid, 'Comment ' || number
      from generate_series(1, 620) number`)
    const left = async () =>
      (await server(`select 1 from public.comments where post_id = '${crowded}'`)).length
    await as(crowd[1]!, `delete from public.posts where id = '${crowded}'`)
    expect(await as(crowd[1]!, `select 1 from public.posts where id = '${crowded}'`)).toHaveLength(1)

    await as(author, `delete from public.posts where id = '${crowded}'`)
    for (const member of [author, crowd[1]!])
      expect(await as(member, `select 1 from public.posts where id = '${crowded}'`)).toEqual([])
    await expect(
      as(crowd[1]!, `insert into public.comments (post_id, content) values ('${crowded}', 'Still?')`),
    ).rejects.toMatchObject({ code: '42501' })
    // A later job deletes the comments of the post. So the deletion of the post takes no longer if it has a million
    // comments.
    expect(await left()).toBe(620)
    await server(`select private.set_hidden('post', '${crowded}', null)`)
    expect(await as(crowd[1]!, `select 1 from public.posts where id = '${crowded}'`)).toEqual([])
    for (let minute = 0, before = await left(); before > 0 && minute < 10; minute++) {
      await server('select private.delete_posts()')
      expect(before - (await left())).toBeLessThanOrEqual(220)
      before = await left()
    }
    expect(await server(`select 1 from public.posts where id = '${crowded}'`)).toEqual([])
    expect(await left()).toBe(0)
  })

  test('CK72 a deleted post under which hundreds of members are mentioned is hidden at once, and its notifications are deleted in parts', async () => {
    const [mentioning, author] = ['00000000-0000-4000-8000-0000000007c1', crowd[0]!]
    const comments = isLongForm ? 490 : 60
    const server = <Row = unknown>(text: string) => database.run<Row>({ text }, { timeoutMs: 120_000 })
    const left = async () => {
      const [row] = await server<{ comments: number; notifications: number }>(
        `select (select count(*)::int from public.comments where post_id = '${mentioning}') as comments,
          (select count(*)::int from public.notifications where post_id = '${mentioning}') as notifications`,
      )
      return row!
    }
    await server(
      `insert into public.posts (id, user_id, content) values ('${mentioning}', '${author}', 'Mention whom you like')`,
    )
    await server(`insert into public.comments (post_id, user_id, content)
      select '${mentioning}', case number % 2 when 0 then '${crowd[1]}' else '${crowd[2]}' end::uuid, (
        select string_agg('@' || handle, ' ')
        from (
          select handle from public.profiles where id = any ('{${crowd.slice(3)}}') order by id
          offset number * 10 % 30 limit 10) one)
      from generate_series(1, ${comments}) number`)
    expect((await left()).notifications).toBeGreaterThan(comments * 9)

    await as(author, `delete from public.posts where id = '${mentioning}'`)
    expect(await as(author, `select 1 from public.posts where id = '${mentioning}'`)).toEqual([])
    expect((await left()).comments).toBe(comments)
    for (let minute = 0, before = await left(); before.comments > 0 && minute < comments; minute++) {
      await server('select private.delete_posts()')
      const now = await left()
      expect(before.notifications - now.notifications).toBeLessThanOrEqual(200)
      before = now
    }
    expect(await server(`select 1 from public.posts where id = '${mentioning}'`)).toEqual([])
  })

  test('CK72 each minute some comments under deleted posts are deleted, for every member who has deleted posts', async () => {
    const server = <Row = unknown>(text: string) => database.run<Row>({ text })
    const [busy, other] = [crowd[4]!, crowd[5]!]
    await server(`insert into public.posts (user_id, content, hidden_at)
      select '${busy}', 'Gone ' || number, '-infinity' from generate_series(1, 6) number
      union all values ('${other}'::uuid, 'Gone too', '-infinity'::timestamptz)`)
    await server(`insert into public.comments (post_id, user_id, content)
      select post.id, '${crowd[6]}', 'Comment ' || number
      from public.posts post, generate_series(1, 220) number where post.hidden_at = '-infinity'`)
    await server('select private.delete_posts()')
    const left = await server(`select post.user_id, sum(post.comments_count)::int as comments
      from public.posts post where post.hidden_at = '-infinity' group by post.user_id order by post.user_id`)
    expect(left.map(row => (row as { user_id: string }).user_id)).toEqual([busy, other])
    expect(left).toMatchObject([
      { comments: expect.toSatisfy(sum => sum >= 1220 && sum < 1320) },
      { comments: expect.toSatisfy(sum => sum < 220) },
    ])
    await server(`delete from public.comments where content ~ '^Comment' and post_id <> '${ids.post}'`)
  })

  test('the comment count leaves out a deleted comment', async () => {
    await as(crowd[7]!, `delete from public.comments where user_id = '${crowd[7]}'`)
    expect(await counts()).toMatchObject({ comments: 50, commentRows: 50 })
  })

  test.runIf(engine === 'postgres')(
    'a like waits for other likes of the same post only at the end of its transaction, when the author is already notified',
    async () => {
      let liking: Promise<unknown> = Promise.resolve()
      await database.transaction({}, async holder => {
        await holder.execute(`select from public.posts where id = '${ids.post}' for no key update`)
        liking = as(crowd[3]!, `insert into public.post_likes (post_id) values ('${ids.post}')`)
        const told = `select count(*)::int as waiting from pg_locks held join pg_stat_activity session using (pid)
          where held.relation = 'private.notification_actors'::regclass and session.wait_event_type = 'Lock'`
        await expect
          .poll(async () => (await database.run<{ waiting: number }>({ text: told }))[0]?.waiting, {
            timeout: 20_000,
          })
          .toBeGreaterThan(0)
      })
      await liking
      const { likes, likeRows } = await counts()
      expect(likes).toBe(likeRows)
    },
  )

  async function counts() {
    const [row] = await database.run<Record<string, number>>({
      text: `select post.likes_count as likes, post.comments_count as comments, comment.likes_count as hearts,
          (select count(*) from public.post_likes) as "likeRows",
          (select count(*) from public.comments) as "commentRows",
          (select count(*) from public.comment_likes) as "heartRows"
        from public.posts post, public.comments comment where comment.id = '${ids.comment}'`,
    })
    return row!
  }
})
