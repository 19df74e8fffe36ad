import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database, DatabaseError } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { ids, people, worldScript } from './world.ts'

/** The expected counters, computed from all existing rows. */
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
  union all select project.user_id, 'decks', count(*), sum(octet_length(line::text))
    from public.decks line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'deck_revisions', count(*), sum(octet_length(line::text))
    from public.deck_revisions line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'business_plans', count(*), sum(octet_length(line::text))
    from public.business_plans line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'business_plan_revisions', count(*), sum(octet_length(line::text))
    from public.business_plan_revisions line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'mvp_plans', count(*), sum(octet_length(line::text))
    from public.mvp_plans line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'mvp_plan_revisions', count(*), sum(octet_length(line::text))
    from public.mvp_plan_revisions line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'share_links', count(*), sum(octet_length(line::text))
    from public.share_links line join public.startup_projects project on project.id = line.project_id group by 1
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
  union all select project.user_id, 'experiment_changes', count(*), sum(octet_length(line::text))
    from public.experiment_changes line join public.startup_projects project on project.id = line.project_id group by 1
  union all select project.user_id, 'forecast_revisions', count(*), sum(octet_length(line::text))
    from public.forecast_revisions line join public.startup_projects project on project.id = line.project_id group by 1
  union all select user_id, 'bookmarks', count(*), sum(octet_length(line::text)) from public.bookmarks line group by 1
  union all select user_id, 'post_drafts', count(*), sum(octet_length(line::text)) from public.post_drafts line group by 1
  union all select owner_id::uuid, 'files', count(*), sum((metadata ->> 'size')::int8)
    from storage.objects where owner_id is not null group by 1`

/** Tables that have no quota, each with the reason why no member can make the table grow beyond a fixed size. */
const notToGrow: Record<string, string> = {
  'private.common_passwords': 'a list that nobody writes',
  'private.digest_pass': 'one row',
  'private.former_handles': 'three at most for each member',
  'private.ignored_requests': 'one at most for each conversation',
  'private.last_seen': 'one for each member',
  'private.leaving_members': 'one for each account while it is being deleted',
  'private.monday_tries': 'one for each project',
  'private.names_to_remove': 'one for each deleted person with many talks, gone when a job has read them',
  'private.news_pass': 'one row',
  'private.notification_actors': 'one for each member and notification, and goes with it',
  'private.post_search': 'one for each post',
  'private.profile_search': 'one for each profile',
  'private.report_words': 'one for each report, with what it is about',
  'private.share_attempts': 'thirty at most for each network in a quarter of an hour, and older ones go',
  'private.share_attempts_key': 'one row',
  'private.share_passwords': 'one for each share link, and goes with it',
  'private.word_mutes': 'one for each member',
  'public.billing_events': 'Stripe’s, by its signature alone',
  'public.conversation_participants': 'two for each conversation',
  'public.journey_progress': 'one for each step of the journey',
  'public.mail_queue':
    'one for each member, kind and day or week, and of news twelve a day by quota, for sixty days; written by jobs',
  'public.member_keys': 'one for each member',
  'public.member_settings': 'one for each member',
  'public.moderation_actions': 'written by moderators, and once for a thing that was reported',
  'public.moderators': 'the operator’s',
  'public.profiles': 'one for each member',
  'public.quota_usage': 'one for each member, kind and window',
  'public.quotas': 'the operator’s',
  'public.startup_projects': 'one for each member',
  'public.subscribers': 'one for each member',
  'storage.buckets': 'the operator’s',
}

const output = (bytes: number) =>
  `insert into public.ai_outputs (project_id, output_type, output_content, input_data)
   values ('${ids.project}', 'pitch_coaching', 'x', jsonb_build_object('a', repeat('x', ${bytes})))`
const post = `insert into public.posts (content) values ('One more')`
const file = (name: string, size: number) =>
  `insert into storage.objects (bucket_id, name, owner_id, metadata)
   values ('avatars', '${people.owner}/${name}', '${people.owner}', '{"size": ${size}}')`

describe.each(quickEngines)('CK27 the usage counts of a member on $engine', ({ open }) => {
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
  /** Expects that the counters equal the existing rows, in number and in bytes. */
  const expectCounted = async () => {
    const wrong = await service(`
      select * from (${countedAnew}) as there full join (
        select user_id, kind, rows, bytes from public.quota_usage where per_seconds = 0 and rows > 0
      ) as counted using (user_id, kind)
      where (there.rows, there.bytes) is distinct from (counted.rows, counted.bytes)`)
    expect(wrong).toEqual([])
  }

  test('the usage counts of a member equal the existing rows', expectCounted)

  test('CK44 every table has a quota, or a stated reason why members cannot make the table grow', async () => {
    const tables = await service<{ name: string; sources: string | null }>(`
      select format('%s.%s', space.nspname, relation.relname) as name,
        (select string_agg(body.prosrc, ' ') from pg_trigger trigger join pg_proc body on body.oid = trigger.tgfoid
         where trigger.tgrelid = relation.oid and trigger.tgtype & 4 <> 0) as sources
      from pg_class relation join pg_namespace space on space.oid = relation.relnamespace
      where relation.relkind in ('r', 'p') and space.nspname in ('public', 'private', 'storage') order by 1`)
    const known = new Set(
      (await service<{ kind: string }>('select kind from public.quotas')).map(one => one.kind),
    )
    const kindsOf = ({ name, sources }: (typeof tables)[number]): string[] => {
      if (!sources || !/count_usage|public\.quotas/.test(sources)) return []
      const named = [...sources.matchAll(/count_usage\('(\w+)'/g)].map(([, kind]) => kind ?? '')
      return named.length > 0 ? named : [name.split('.')[1] ?? '']
    }
    const isCounted = (table: (typeof tables)[number]) => {
      const kinds = kindsOf(table)
      return kinds.length > 0 && kinds.every(kind => known.has(kind))
    }
    const uncounted = tables.filter(table => !isCounted(table)).map(({ name }) => name)
    expect(uncounted.toSorted()).toEqual(Object.keys(notToGrow).toSorted())
  })

  test('CK44 every function, job and kind of work is listed in the budgets', async () => {
    const [, budgets = ''] = readFileSync('docs/checks.md', 'utf8').split('\n## Budgets')
    const kinds = await database.run<{ name: string }>({
      text: 'select distinct kind as name from public.quotas',
    })
    const jobs = await database.run<{ name: string }>({ text: 'select jobname as name from cron.job' })
    const functions = readdirSync('supabase/functions').filter(name => !name.startsWith('_'))
    const names = [...kinds, ...jobs].map(({ name }) => name).concat(functions)
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter(name => !budgets.includes(`\`${name}\``))).toEqual([])
    // No kind may be listed twice, because a later correction could change only one of the two lines.
    const rows = budgets.split('\n').filter(line => line.startsWith('| '))
    const isTwice = ({ name }: { name: string }) => rows.filter(row => row.includes(`\`${name}\``)).length > 1
    expect(kinds.filter(isTwice)).toEqual([])
  })

  test.each([
    ['blocks', `insert into public.blocks (blocked_id) values ('${people.stranger}')`, 'unblock some people'],
    ['mutes', `insert into public.mutes (muted_id) values ('${people.stranger}')`, 'unmute some people'],
    ['muted_words', `insert into public.mutes (word) values ('hustle')`, 'unmute some words'],
  ])(
    'SF26 %s have a limit; the refusal tells the member what to do, and deleting a row makes room for another',
    async (kind, add, advice) => {
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
    },
  )

  test('if a member sends 93 outputs of 0.9 MB at once, those over the limit per minute are refused with a time to try again', async () => {
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

  test('outputs are refused above 32 MB; deleting old outputs makes room for new outputs', async () => {
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

  test('the database never writes a refused row to disk, so refused rows cannot fill the disk', async () => {
    await limit('outputs', 1)
    const size = async () =>
      (await service(`select pg_total_relation_size('public.ai_outputs') as bytes`))[0]?.bytes
    const before = await size()
    for (let n = 0; n < 5; n++) expect((await refusal(owner(output(900_000)))).code).toBe('PT413')
    expect(await size()).toBe(before)
    await limit('outputs', 2000)
  })

  test('if thirty posts are sent at once and there is room for seven, exactly seven are stored', async () => {
    const { rows } = (await usage('posts'))!
    await limit('posts', rows + 7)
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => owner(post)))
    expect(outcomes.filter(one => one.status === 'fulfilled').length).toBe(7)
    expect((await refusal(owner(post))).message).toBe(
      'There is no room for more posts: delete old posts or choose a larger plan.',
    )
    await expectCounted()
    // If one of several rows in a statement is refused, none of them is written.
    await owner(`delete from public.posts where content = 'One more'`)
    const many = (n: number) =>
      `insert into public.posts (content) select 'One more' from generate_series(1, ${n})`
    expect((await refusal(owner(many(8)))).code).toBe('PT413')
    await owner(many(7))
    await expectCounted()
  })

  test('a larger plan allows more rows until the plan ends; a refusal on the largest plan says whom to ask', async () => {
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

  test('the limit per minute starts again after a minute, and deleting rows does not raise the limit', async () => {
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

  test('likes and follows have a limit per minute', async () => {
    await limit('likes', 2, null, 60)
    await limit('follows', 1, null, 60)
    const like = (table: string, column: string, id: string) =>
      owner(`insert into public.${table} (${column}) values ('${id}') on conflict do nothing`)
    await like('post_likes', 'post_id', ids.quietPost)
    // A like that already exists is not counted twice.
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

  test('a member who sends the id of another member learns nothing about the quota of that member', async () => {
    await limit('posts', 0)
    const forged = acting(
      database,
      'stranger',
    )(`insert into public.posts (user_id, content) values ('${people.owner}', 'Forged')`)
    expect((await refusal(forged)).code).toBe('42501')
    await limit('posts', 10_000)
  })

  test('rows that the server writes itself are counted but never refused', async () => {
    await limit('posts', 0)
    await service(`insert into public.posts (user_id, content) values ('${people.owner}', 'Imported')`)
    await expectCounted()
    await limit('posts', 10_000)
  })

  test('a new or replaced file counts for its owner by its size, even if the server writes the file without a session of the member', async () => {
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

  test('members can read the quotas and their own usage', async () => {
    expect(
      await owner(
        `select max_bytes from public.quotas where kind = 'outputs' and plan = 'venture' and per_seconds = 0`,
      ),
    ).toEqual([{ max_bytes: 512 * 2 ** 20 }])
    const seen = await owner<{ user_id: string }>('select distinct user_id from public.quota_usage')
    expect(seen).toEqual([{ user_id: people.owner }])
  })

  test('ED05 an edited output is counted again, and the page cannot change the stored original text of the co-founder', async () => {
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

  test('CK43 a full history accepts new entries and drops the oldest entries, by number of rows and by bytes', async () => {
    const id = crypto.randomUUID()
    await owner(
      `insert into public.experiments (id, project_id, believe, verify, measure, right_if, target)
       values ($1, $2, 'They pay', 'Ask ten', 'Who pays', 'Three pay', 1)`,
      [id, ids.project],
    )
    await owner('update public.experiments set sealed_at = now() where id = $1', [id])
    const move = (target: number) =>
      owner(`update public.experiments set target = $2, believe = repeat('b', 900) where id = $1`, [
        id,
        target,
      ])
    const kept = async () =>
      (
        await owner<{ target: number }>(
          'select target::int as target from public.experiment_changes where experiment_id = $1 order by changed_at',
          [id],
        )
      ).map(({ target }) => target)
    const elsewhere = ((await usage('experiment_changes'))?.rows ?? 0) as number
    await limit('experiment_changes', elsewhere + 4, null)
    for (let target = 2; target <= 9; target += 1) await move(target)
    expect(await kept()).toEqual([1, 6, 7, 8])
    await limit('experiment_changes', null, 4000)
    for (let target = 10; target <= 15; target += 1) await move(target)
    expect((await usage('experiment_changes'))?.bytes).toBeLessThan(4000)
    expect([(await kept())[0], (await kept()).at(-1)]).toEqual([1, 14])
    await expectCounted()

    for (const [kept, table, column] of [
      ['forecast_revisions', 'forecasts', 'model'],
      ['deck_revisions', 'decks', 'content'],
      ['business_plan_revisions', 'business_plans', 'content'],
      ['mvp_plan_revisions', 'mvp_plans', 'content'],
    ] as const) {
      await limit(kept, 40, 3000)
      const [{ version } = { version: 0 }] = await owner<{ version: number }>(
        `select version from public.${table}`,
      )
      for (let next = version; next < version + 5; next += 1)
        await owner(
          `update public.${table} set ${column} = jsonb_build_object('a', repeat('x', 1000)), version = $1, restored_from = 1`,
          [next + 1],
        )
      expect((await usage(kept))?.bytes).toBeLessThan(3000)
      expect(await owner(`select version from public.${kept} order by version desc limit 1`)).toEqual([
        { version: version + 4 },
      ])
      await expectCounted()
    }
    await owner('delete from public.experiments where id = $1', [id])
    await service('delete from public.quota_usage where per_seconds > 0')
  })

  test('CK43 failed calls, answers, notifications and drafts have limits, and only the newest of each are kept', async () => {
    await limit('ai_usage', 3)
    await service('delete from public.ai_usage')
    const call = async (ok: boolean) => {
      const [claimed] = await service<{ id: string }>(
        `select public.claim_ai_quota($1, 'pitch', 100, 100) ->> 'usage_id' as id`,
        [people.owner],
      )
      await service(`select public.finish_ai_usage($1, 'x', 'x', 0, 0, 1, $2)`, [claimed?.id ?? null, ok])
    }
    await call(true)
    for (let n = 0; n < 6; n += 1) await call(false)
    expect(await service('select ok from public.ai_usage order by started_at')).toEqual([
      { ok: true },
      { ok: false },
      { ok: false },
    ])
    await limit('function_answers', 2)
    for (let n = 0; n < 4; n += 1)
      await service('select public.claim_call($1, $2)', [people.owner, crypto.randomUUID()])
    expect(
      await service('select from public.function_answers where user_id = $1', [people.owner]),
    ).toHaveLength(2)
    await limit('notifications', 2)
    // Decisions of moderators are kept, however many newer notifications arrive.
    await service(
      `insert into public.moderation_actions (action, kind, object_id, member_id, note) values ('warn', 'profile', $1, $1, 'x')`,
      [people.owner],
    )
    for (let n = 0; n < 3; n += 1) {
      const [made] = await service<{ id: string }>(
        `insert into public.posts (user_id, content) values ($1, 'One more') returning id`,
        [people.owner],
      )
      await service('insert into public.post_likes (post_id, user_id) values ($1, $2)', [
        made?.id ?? null,
        people.follower,
      ])
    }
    expect(
      await service(
        `select kind = 'moderation' as is_decision from public.notifications where recipient_id = $1 order by 1`,
        [people.owner],
      ),
    ).toEqual([false, false, true, true].map(is_decision => ({ is_decision })))
    await limit('drafts', 2)
    for (let n = 0; n < 4; n += 1)
      await owner(`insert into public.drafts (name, content) values ($1, '"x"')`, [`draft ${n}`])
    expect(await owner('select from public.drafts')).toHaveLength(2)
  })

  test('CK43 drafts have a limit per minute, in number and in bytes; a refused request writes nothing', async () => {
    const write = (content: string) =>
      owner(
        `insert into public.drafts (name, content) values ('Long', to_jsonb($1::text))
         on conflict (user_id, name) do update set content = excluded.content returning content`,
        [content],
      )
    const again = () => service(`delete from public.quota_usage where kind = 'draft_writes'`)
    await again()
    await limit('draft_writes', 1_200, 30_000, 60)
    for (const letter of ['a', 'b']) await write(letter.repeat(19_000))
    expect(await refusal(write('c'))).toMatchObject({
      code: 'PT429',
      message: expect.stringMatching(/^That is too fast: wait .*, then try again\.$/),
    })
    expect(
      await owner(`select left(content ->> 0, 1) as letter from public.drafts where name = 'Long'`),
    ).toEqual([{ letter: 'b' }])
    await again()
    await limit('draft_writes', 2, 30_000, 60)
    for (const letter of ['d', 'e']) await write(letter)
    expect(await refusal(write('f'))).toMatchObject({ code: 'PT429' })
    await again()
    await limit('draft_writes', 1_200, 10_485_760, 60)
  })

  test('CK43 conversations, saved posts and drafts of posts stop at their limits, even with parallel requests', async () => {
    await limit('conversations', 1, null, 60)
    const open = (person: string) => owner('select public.create_or_get_direct_conversation($1)', [person])
    await service(
      `delete from public.conversations where '${people.owner}' in (first_member_id, second_member_id)`,
    )
    await open(people.stranger)
    await open(people.stranger)
    expect(await refusal(open(people.follower))).toMatchObject({ code: 'PT429' })
    await service(`update public.conversations set created_at = now() - interval '31 days'`)
    await database.run({ text: 'select private.forget_empty_conversations()' })
    expect(await owner('select from public.conversations')).toEqual([])

    await limit('post_drafts', ((await usage('post_drafts'))?.rows ?? 0) + 2)
    const tries = Array.from({ length: 6 }, () =>
      owner(`insert into public.post_drafts (content) values ('Later')`),
    )
    const refused = (await Promise.allSettled(tries)).filter(one => one.status === 'rejected')
    expect(refused).toHaveLength(4)
    expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({
      code: 'PT413',
      message: 'There is no room for more drafts: delete old drafts or choose a larger plan.',
    })
    await owner('delete from public.bookmarks')
    await limit('bookmarks', 0)
    expect(
      await refusal(owner('insert into public.bookmarks (post_id) values ($1)', [ids.quietPost])),
    ).toMatchObject({
      code: 'PT413',
      message: expect.stringContaining('no room for more saved posts: take some back'),
    })
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
    // Every member comments on every post, so that each deletion changes the counters of all members.
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
