/** The feed, the recommendations, and the index that serves each read of the page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { acting } from './acting.ts'
import type { Persona } from './cells.ts'
import { become, undone } from './tried.ts'
import { ids, people, worldScript } from './world.ts'

const { owner, participant, follower, stranger, blocked, muted } = people

/** Each entry: the name of the read, its query, and the index that must serve the query. */
const reads: [string, string, string][] = [
  [
    'the posts of a profile',
    `select * from public.posts where user_id = '${owner}' order by created_at desc, id desc limit 20`,
    'posts_newest_of_author',
  ],
  [
    'the comments of a post',
    `select * from public.comments where post_id = '${ids.post}' order by created_at, id limit 20`,
    'comments_of_post',
  ],
  [
    'the messages of a conversation',
    `select * from public.messages where conversation_id = '${ids.conversation}' order by created_at desc, id desc limit 30`,
    'messages_newest',
  ],
  [
    'the unread count',
    `select count(*) from public.messages where read_at is null and sender_id <> '${owner}'`,
    'messages_unread',
  ],
  [
    'the account search',
    `select profile_id from private.profile_search where key like '%aaccee%' limit 5`,
    'profile_search_key',
  ],
  [
    'the account search by three letters or more',
    `select profile_id from private.profile_search where plain like '%ace%' limit 5`,
    'profile_search_plain',
  ],
  [
    'the history of a type',
    `select * from public.ai_outputs where project_id = '${ids.project}' and output_type = 'problem_validation' order by created_at desc, id desc limit 1`,
    'ai_outputs_newest',
  ],
  [
    'the newest followers',
    `select * from public.follows where following_id = '${owner}' order by created_at desc limit 5`,
    'follows_newest_followers',
  ],
]

describe.each(quickEngines)('reading on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
  })
  afterAll(() => database.close())

  test('F04 the feed has the posts of the last 24 hours by the member and by members whom the member follows', async () => {
    const { feed, strangers } = await undone(database, async transaction => {
      await transaction.query(`insert into public.posts (user_id, content, created_at) values
        ('${participant}', 'followed, now', now()), ('${participant}', 'followed, yesterday', now() - interval '25 hours'),
        ('${owner}', 'own, now', now()), ('${stranger}', 'a stranger’s', now())`)
      const read = async (persona: Persona) => {
        await become(transaction, persona)
        const posts = await transaction.query<{ content: string }>(
          'select content from public.feed_posts() order by content',
        )
        return posts.map(post => post.content)
      }
      return { feed: await read('owner'), strangers: await read('stranger') }
    })
    expect(feed).toEqual(['Hello', 'Nobody likes this', 'followed, now', 'own, now'])
    expect(strangers).toEqual(['a stranger’s'])
  })

  test('the feed comes in pages, and each post is on exactly one page', async () => {
    const contents = await undone(database, async transaction => {
      await transaction.query(`insert into public.posts (user_id, content, created_at)
        select '${owner}', 'p' || n, now() - (n / 3) * interval '1 minute' from generate_series(1, 10) n`)
      await become(transaction, 'owner')
      type Post = { id: string; content: string; time: string }
      const read = `select id, content, created_at::text as time from public.feed_posts($1, $2, 5)`
      const pages: Post[] = []
      for (;;) {
        const last = pages.at(-1)
        const page = await transaction.query<Post>(read, [last?.time ?? null, last?.id ?? null])
        if (page.length === 0) return pages.map(post => post.content)
        pages.push(...page)
      }
    })
    expect(contents.length).toBe(12)
    expect(new Set(contents).size).toBe(12)
  })

  test('F07 recommendations show at most five members: first those followed by members I follow, never me or members I already follow', async () => {
    const ranked = await undone(database, async transaction => {
      await transaction.query(`insert into auth.users (id, email, raw_user_meta_data)
        select gen_random_uuid(), n || '@example.com', jsonb_build_object('full_name', 'newcomer ' || n) from generate_series(1, 9) n`)
      // The newest members would be recommended, so the test makes a followed member the newest.
      await transaction.query(`update public.profiles set created_at = now() + interval '1 minute'
        where full_name = 'newcomer 1'`)
      // The owner follows the participant, who follows the stranger and the follower. The stranger has one more
      // follower in common with the owner.
      await transaction.query(`insert into public.follows (follower_id, following_id) values
        ('${participant}', '${stranger}'), ('${participant}', '${follower}'), ('${participant}', '${owner}')`)
      await transaction.query(`insert into public.follows (follower_id, following_id)
        select '${owner}', id from public.profiles where full_name = 'newcomer 1'`)
      await transaction.query(`insert into public.follows (follower_id, following_id)
        select id, '${stranger}' from public.profiles where full_name = 'newcomer 1'`)
      await become(transaction, 'owner')
      return transaction.query<{ id: string; full_name: string }>(
        'select * from public.recommended_profiles()',
      )
    })
    expect(ranked.slice(0, 2).map(profile => profile.id)).toEqual([stranger, follower])
    expect(ranked.length).toBe(5)
    const names = ranked.map(profile => profile.full_name)
    expect(names).not.toContain('newcomer 1')
    expect(names).not.toContain('owner')
    expect(names).not.toContain('participant')
  })

  test('F07 a member who follows nobody is recommended the newest members', async () => {
    const rows = await acting(
      database,
      'stranger',
    )<{ id: string }>('select id from public.recommended_profiles()')
    expect(rows.map(row => row.id).sort()).toEqual([owner, participant, follower, blocked, muted].sort())
  })

  const planOf = (statement: string) =>
    undone(database, async transaction => {
      // For so few rows PostgreSQL prefers to scan the table. This test only checks whether the index can serve the
      // query.
      await transaction.query('set local enable_seqscan = off')
      await transaction.query('set local enable_sort = off')
      await become(transaction, 'owner')
      return JSON.stringify(await transaction.query(`explain ${statement}`))
    })

  test('an index serves the feed under the policies', async () => {
    const [feed] = await database.run<{ body: string }>({
      text: `select prosrc as body from pg_proc where proname = 'feed_posts'`,
    })
    const page = feed!.body
      .replace(/^.*return query/s, '')
      .replace(/;.*$/s, '')
      .replaceAll('before_time', 'now()')
      .replaceAll('before_id', `'${ids.post}'::uuid`)
      .replaceAll('page_size', '20')
      .replaceAll('examined', '1000')
      .replaceAll('muted.', '(private.muted_words()).')
      .replaceAll('(authors)', '(private.feed_authors())')
      .replaceAll('caller', 'auth.uid()')
    expect(await planOf(page)).toContain('posts_newest')
  })

  test.each(reads)('an index serves %s under the policies', async (_, statement, index) => {
    expect(await planOf(statement)).toContain(index)
  })
})
