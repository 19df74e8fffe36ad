import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database, DatabaseError } from '../../backend/database/database.ts'
import { engines } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { ids, people, worldScript } from './world.ts'

/** What the counters must say: every row that is there, counted anew. */
const countedAnew = `
  select project.user_id, 'outputs' as kind, count(*) as rows, sum(line.bytes)::int8 as bytes
  from (
    select project_id, octet_length(input_data::text) + octet_length(output_content) + octet_length(metadata::text) as bytes
    from public.ai_outputs
    union all select project_id, octet_length(analysis) from public.market_research
    union all select project_id, octet_length(data::text) from public.validation_progress
  ) line join public.startup_projects project on project.id = line.project_id group by 1
  union all
  select project.user_id, 'talks', count(*), sum(octet_length(talk.state::text))::int8
  from public.helper_sessions talk join public.startup_projects project on project.id = talk.project_id group by 1
  union all select sender_id, 'messages', count(*), sum(octet_length(content)) from public.messages group by 1
  union all select user_id, 'posts', count(*), sum(octet_length(content)) from public.posts group by 1
  union all select user_id, 'comments', count(*), sum(octet_length(content)) from public.comments group by 1
  union all select user_id, 'stories', count(*), sum(octet_length(image_url)) from public.stories group by 1
  union all select follower_id, 'follows', count(*), 0 from public.follows group by 1
  union all select blocker_id, 'blocks', count(*), 0 from public.blocks group by 1
  union all select user_id, case when word is null then 'mutes' else 'muted_words' end, count(*), 0 from public.mutes group by 1, 2
  union all select project.user_id, 'facts', count(*), sum(octet_length(line::text))
    from public.facts line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'sources', count(*), sum(octet_length(line::text))
    from public.sources line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'contacts', count(*), sum(octet_length(line::text))
    from public.contacts line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'interviews', count(*), sum(octet_length(line::text))
    from public.interviews line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'forecasts', count(*), sum(octet_length(line::text))
    from public.forecasts line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'assumptions', count(*), sum(octet_length(line::text))
    from public.assumptions line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'assumption_facts', count(*), sum(octet_length(line::text))
    from public.assumption_facts line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'experiments', count(*), sum(octet_length(line::text))
    from public.experiments line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'actions', count(*), sum(octet_length(line::text))
    from public.actions line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'decisions', count(*), sum(octet_length(line::text))
    from public.decisions line join public.startup_projects project on project.id = line.project_id group by 1
  union all select owner_id::uuid, 'files', count(*), sum((metadata ->> 'size')::int8)
    from storage.objects where owner_id is not null group by 1`

const output = (bytes: number) =>
  `insert into public.ai_outputs (project_id, output_type, output_content, input_data)
   values ('${ids.project}', 'pitch_coaching', 'x', jsonb_build_object('a', repeat('x', ${bytes})))`
const post = `insert into public.posts (content) values ('One more')`
const file = (name: string, size: number) =>
  `insert into storage.objects (bucket_id, name, owner_id, metadata)
   values ('avatars', '${people.owner}/${name}', '${people.owner}', '{"size": ${size}}')`

describe.each(engines)('CK27 what a member keeps, on $engine', ({ open }) => {
  let database: Database
  let owner: Acting
  let service: Acting
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    owner = acting(database, 'owner')
    service = acting(database, 'service')
  })
  beforeEach(() => service(`delete from public.quota_usage where per_seconds > 0`))
  afterAll(() => database.close())

  const refusal = (attempt: Promise<unknown>): Promise<DatabaseError> =>
    attempt.then(
      () => Promise.reject(new Error('It was not refused.')),
      error => error,
    )
  const usage = async (kind: string, member: string = people.owner) =>
    (
      await service<{ rows: number; bytes: number }>(
        'select rows, bytes from public.quota_usage where user_id = $1 and kind = $2 and per_seconds = 0',
        [member, kind],
      )
    )[0]
  const limit = (kind: string, rows: number | null, bytes: number | null = null, perSeconds = 0) =>
    service(
      `insert into public.quotas values ($1, 'free', $2, $3, $4)
       on conflict (kind, plan, per_seconds) do update set max_rows = excluded.max_rows, max_bytes = excluded.max_bytes`,
      [kind, perSeconds, rows, bytes],
    )
  /** Exact, to the last row and byte. */
  const expectCounted = async () => {
    const wrong = await service(`
      select * from (${countedAnew}) as there full join (
        select user_id, kind, rows, bytes from public.quota_usage where per_seconds = 0 and rows > 0
      ) as counted using (user_id, kind)
      where (there.rows, there.bytes) is distinct from (counted.rows, counted.bytes)`)
    expect(wrong).toEqual([])
  }

  test('every row there is has been counted', expectCounted)

  test.each([
    ['blocks', `insert into public.blocks (blocked_id) values ('${people.stranger}')`, 'unblock some people'],
    ['mutes', `insert into public.mutes (muted_id) values ('${people.stranger}')`, 'unmute some people'],
    ['muted_words', `insert into public.mutes (word) values ('hustle')`, 'unmute some words'],
  ])('SF26 %s have a limit, which says what to do; taking one back makes room', async (kind, add, advice) => {
    const table = kind === 'blocks' ? 'blocks' : 'mutes'
    const kept = (await usage(kind))?.rows ?? 0
    const most = { blocks: 2000, mutes: 2000, muted_words: 100 }[kind]
    const quota = 'select max_rows from public.quotas where kind = $1'
    expect(await service(quota, [kind])).toEqual(Array.from({ length: 3 }, () => ({ max_rows: most })))
    await service('update public.quotas set max_rows = $2 where kind = $1', [kind, kept])
    expect(await refusal(owner(add))).toMatchObject({
      code: 'PT413',
      message: `There is no room for more ${kind.replace('_', ' ')}: ${advice}.`,
    })
    await service('update public.quotas set max_rows = $2 where kind = $1', [kind, kept + 1])
    await owner(add)
    await owner(
      add.includes('word')
        ? `delete from public.mutes where word = 'hustle'`
        : `delete from public.${table} where ${table === 'blocks' ? 'blocked_id' : 'muted_id'} = '${people.stranger}'`,
    )
    await owner(add)
    await expectCounted()
    await service(
      `delete from public.${table} where ${table === 'blocks' ? 'blocker_id' : 'user_id'} = '${people.owner}'`,
    )
    expect((await usage(kind))?.rows).toBe(0)
  })

  test('93 outputs of 0.9 MB at once end at the pace of a minute, and say when to go on', async () => {
    const tries = Array.from({ length: 93 }, () => owner(output(900_000)))
    const refused = (await Promise.allSettled(tries)).filter(one => one.status === 'rejected')
    expect(refused.length).toBe(93 - 18)
    const [{ reason }] = refused as [PromiseRejectedResult]
    expect(reason).toMatchObject({
      code: 'PT429',
      hint: expect.stringMatching(/^Try again in \d\d? seconds\.$/),
    })
    expect(reason.message).toMatch(/^That is too fast: wait \d\d? seconds, then try again\.$/)
    expect(reason.detail).toBe('At most 120 outputs and 16 MB in 60 seconds.')
    await expectCounted()
  })

  test('outputs are full at 32 MB; deleting old ones makes room', async () => {
    await limit('outputs', 120, null, 60)
    let last: DatabaseError | undefined
    for (let n = 0; n < 40 && last === undefined; n++)
      last = await owner(output(900_000)).then(
        () => undefined,
        error => error,
      )
    expect(last).toMatchObject({
      code: 'PT413',
      message: 'There is no room for more outputs: delete old outputs or choose a larger plan.',
      detail: 'The plan free keeps at most 2000 outputs and 32 MB.',
      hint: 'quotas says what each plan keeps, quota_usage what is used of it.',
    })
    expect((await usage('outputs'))?.bytes).toBeLessThanOrEqual(32 * 2 ** 20)
    await expectCounted()
    await owner(`delete from public.ai_outputs where octet_length(input_data::text) > 1000`)
    await expectCounted()
    await owner(output(900_000))
  })

  test('a refused row is not written first: refusals cannot fill the disk', async () => {
    await limit('outputs', 1)
    const size = async () =>
      (await service(`select pg_total_relation_size('public.ai_outputs') as bytes`))[0]?.bytes
    const before = await size()
    for (let n = 0; n < 5; n++) expect((await refusal(owner(output(900_000)))).code).toBe('PT413')
    expect(await size()).toBe(before)
    await limit('outputs', 2000)
  })

  test('thirty posts at once, seven left in the quota: seven are written', async () => {
    const { rows } = (await usage('posts'))!
    await limit('posts', rows + 7)
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => owner(post)))
    expect(outcomes.filter(one => one.status === 'fulfilled').length).toBe(7)
    expect((await refusal(owner(post))).message).toBe(
      'There is no room for more posts: delete old posts or choose a larger plan.',
    )
    await expectCounted()
    // Many in one statement are all or none.
    await owner(`delete from public.posts where content = 'One more'`)
    const many = (n: number) =>
      `insert into public.posts (content) select 'One more' from generate_series(1, ${n})`
    expect((await refusal(owner(many(8)))).code).toBe('PT413')
    await owner(many(7))
    await expectCounted()
  })

  test('a larger plan keeps more, until it ends; the refusal on the largest names the people to ask', async () => {
    await limit('posts', 0)
    const subscribe = (plan: string, end: string) =>
      service(
        `update public.subscribers set subscribed = true, subscription_plan = $1, subscription_end = now() + $2::interval
         where user_id = '${people.owner}'`,
        [plan, end],
      )
    expect((await refusal(owner(post))).code).toBe('PT413')
    await subscribe('early_venture', '1 day')
    await owner(post)
    await subscribe('early_venture', '-1 day')
    expect((await refusal(owner(post))).code).toBe('PT413')
    await subscribe('venture', '1 day')
    await service(
      `update public.quotas set max_rows = 0 where kind in ('posts', 'messages') and plan = 'venture'`,
    )
    expect((await refusal(owner(post))).message).toBe('There is no room for more posts: delete old posts.')
    const message = `insert into public.messages (conversation_id, content) values ('${ids.conversation}', 'Hi')`
    expect((await refusal(owner(message))).message).toBe(
      'There is no room for more messages: ask the people who run this site for more.',
    )
    await service(`update public.subscribers set subscribed = false where user_id = '${people.owner}'`)
    await limit('posts', 10_000)
  })

  test('the pace counts per minute and starts again after it; deleting does not allow more', async () => {
    await limit('comments', 3, null, 60)
    const comment = `insert into public.comments (post_id, content) values ('${ids.post}', 'Indeed')`
    for (let n = 0; n < 3; n++) await owner(comment)
    await owner(`delete from public.comments where content = 'Indeed'`)
    expect((await refusal(owner(comment))).code).toBe('PT429')
    await service(
      `update public.quota_usage set began_at = now() - interval '61 seconds' where per_seconds = 60`,
    )
    await owner(comment)
    await expectCounted()
  })

  test('likes and follows have a pace', async () => {
    await limit('likes', 2, null, 60)
    await limit('follows', 1, null, 60)
    const like = (table: string, column: string, id: string) =>
      owner(`insert into public.${table} (${column}) values ('${id}') on conflict do nothing`)
    await like('post_likes', 'post_id', ids.quietPost)
    // A like that is there already is not counted twice.
    await like('post_likes', 'post_id', ids.quietPost)
    await like('comment_likes', 'comment_id', ids.quietComment)
    await owner(`delete from public.post_likes where post_id = '${ids.quietPost}'`)
    expect((await refusal(like('post_likes', 'post_id', ids.quietPost))).code).toBe('PT429')
    await owner(`insert into public.follows (following_id) values ('${people.stranger}')`)
    const again = owner(`insert into public.follows (following_id) values ('${people.follower}')`)
    expect((await refusal(again)).code).toBe('PT429')
    await expectCounted()
  })

  test('a member with a full quota may still replace their research with a shorter one', async () => {
    await limit('outputs', 1, 10)
    const research = (length: number) =>
      owner(
        `insert into public.market_research (project_id, market, industry, analysis)
         values ('${ids.project}', 'Cafés', 'retail', repeat('x', ${length}))
         on conflict (project_id) do update set analysis = excluded.analysis`,
      )
    await research(5)
    expect((await refusal(research(5000))).code).toBe('PT413')
    await expectCounted()
    await limit('outputs', 2000)
    await research(5000)
    await expectCounted()
  })

  test('a member who writes with another’s id learns nothing about the other’s quota', async () => {
    await limit('posts', 0)
    const forged = acting(
      database,
      'stranger',
    )(`insert into public.posts (user_id, content) values ('${people.owner}', 'Forged')`)
    expect((await refusal(forged)).code).toBe('42501')
    await limit('posts', 10_000)
  })

  test('the server’s own writes are counted, not refused', async () => {
    await limit('posts', 0)
    await service(`insert into public.posts (user_id, content) values ('${people.owner}', 'Imported')`)
    await expectCounted()
    await limit('posts', 10_000)
  })

  test('files: by their size, replaced or new, also without the member’s own session', async () => {
    await limit('files', 3, 1000)
    await owner(file('1.png', 600))
    expect((await refusal(owner(file('2.png', 600)))).code).toBe('PT413')
    expect((await refusal(database.run({ text: file('2.png', 600) }))).code).toBe('PT413')
    await owner(file('2.png', 300))
    const resize = (size: number) =>
      owner(`update storage.objects set metadata = '{"size": ${size}}' where name = '${people.owner}/2.png'`)
    expect((await refusal(resize(500))).code).toBe('PT413')
    await resize(400)
    await expectCounted()
    expect(await usage('files')).toEqual({ rows: 2, bytes: 1000 })
    await owner(
      `update storage.objects set name = '${people.owner}/3.png' where name = '${people.owner}/2.png'`,
    )
    await owner(`delete from storage.objects where name = '${people.owner}/3.png'`)
    expect(await usage('files')).toEqual({ rows: 1, bytes: 600 })
  })

  test('members read the quotas and their own usage', async () => {
    expect(
      await owner(
        `select max_bytes from public.quotas where kind = 'outputs' and plan = 'venture' and per_seconds = 0`,
      ),
    ).toEqual([{ max_bytes: 512 * 2 ** 20 }])
    const seen = await owner<{ user_id: string }>('select distinct user_id from public.quota_usage')
    expect(seen).toEqual([{ user_id: people.owner }])
  })

  test('ED05 an edited output is counted anew, and what the co-founder wrote stays whatever the page sends', async () => {
    const put = (content: string, metadata: string) =>
      owner<{ output_content: string; metadata: object }>(
        `update public.ai_outputs set output_content = $1, metadata = $2 where id = $3 returning output_content, metadata`,
        [content, metadata, ids.output],
      )
    expect(await put('Mine', '{"edits": {"a": 1}}')).toEqual([
      { output_content: 'Mine', metadata: { edits: { a: 1 }, written: 'A verdict' } },
    ])
    await expectCounted()
    expect(await put('Mine, later', '{"written": "Forged"}')).toMatchObject([
      { metadata: { written: 'A verdict' } },
    ])
    expect(await put('A verdict', '{}')).toMatchObject([{ metadata: { written: 'A verdict' } }])
    await limit('outputs', null, 100)
    expect((await refusal(put('x'.repeat(100_000), '{}'))).code).toBe('PT413')
    await expectCounted()
  })

  test('deleting posts, projects and accounts at once keeps all counters exact', async () => {
    await limit('comments', 300, null, 60)
    const participant = acting(database, 'participant')
    const follower = acting(database, 'follower')
    const posts = [people.owner, people.participant, people.follower].flatMap(member =>
      [1, 2, 3].map(() => ({ id: crypto.randomUUID(), member })),
    )
    for (const { id, member } of posts)
      await service(
        `insert into public.posts (id, user_id, content) values ('${id}', '${member}', 'To delete')`,
      )
    // Every member comments on every post, so that each deletion changes the counters of all.
    for (const { id } of posts)
      await service(
        `insert into public.comments (post_id, user_id, content) values
         ('${id}', '${people.owner}', 'a'), ('${id}', '${people.participant}', 'bb'), ('${id}', '${people.follower}', 'ccc')`,
      )
    const asMember = { [people.owner]: owner, [people.participant]: participant, [people.follower]: follower }
    await Promise.all([
      ...posts.map(({ id, member }) => asMember[member]!(`delete from public.posts where id = '${id}'`)),
      ...Array.from({ length: 10 }, () =>
        participant(
          `insert into public.comments (post_id, content) values ('${ids.quietPost}', 'meanwhile')`,
        ),
      ),
    ])
    await expectCounted()

    await service(`delete from public.startup_projects where user_id = '${people.owner}'`)
    expect(await usage('outputs')).toEqual({ rows: 0, bytes: 0 })
    await expectCounted()

    await database.run({ text: `delete from auth.users where id = '${people.participant}'` })
    expect(await service(`select from public.quota_usage where user_id = '${people.participant}'`)).toEqual(
      [],
    )
    await expectCounted()
  })
})
