/** Tests the second list of the feed: posts by members whom the reader does not follow. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { acting } from './acting.ts'
import { people, worldScript } from './world.ts'

const newcomer = 'stranger'

describe.each(quickEngines)('posts of the network on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, async ({ execute }) => {
      await execute(worldScript)
      await execute(`
        delete from public.posts;
        insert into public.posts (user_id, content, created_at)
          select '${people.owner}', 'Post ' || n, now() - interval '1 day' * (n / 2) from generate_series(1, 60) n;
        insert into public.posts (user_id, content) values ('${people.stranger}', 'My own')`)
    })
  })
  afterAll(() => database.close())

  const read = (args = '') =>
    acting(
      database,
      newcomer,
    )<{ id: string; content: string; at: string }>(
      `select id, content, created_at::text as at from public.network_posts(${args})`,
    )

  test('NW07 a new member can read the latest posts of others page by page, each post once', async () => {
    const seen: string[] = []
    let page = await read()
    expect(page).toHaveLength(20)
    while (page.length > 0) {
      seen.push(...page.map(post => post.content))
      const last = page.at(-1)
      page = await read(`'${last?.at}', '${last?.id}'`)
    }
    expect(new Set(seen).size).toBe(60)
    expect(seen).toHaveLength(60)
    expect(seen).not.toContain('My own')
    expect(seen[0]).toBe('Post 1')
  })

  test('F14 following a member moves their posts of the last day to the other list; no post is lost or shown twice', async () => {
    const both = async () => {
      const feed = await acting(
        database,
        newcomer,
      )<{ content: string }>('select content from public.feed_posts(page_size => 50)')
      const all = [...feed, ...(await read('page_size => 50'))].map(post => post.content)
      // Leaves out the oldest posts, which do not fit on the page.
      return all.filter(content => !/^Post [1-6]\d/.test(content)).sort()
    }
    await database.run({
      text: `insert into public.posts (user_id, content, created_at) values
        ('${people.stranger}', 'My own of last week', now() - interval '7 days'),
        ('${people.owner}', 'Of this morning', now() - interval '1 hour')`,
    })
    const before = await both()
    expect((await read()).map(post => post.content)).toContain('Of this morning')
    await acting(
      database,
      newcomer,
    )(
      `insert into public.follows (follower_id, following_id) values ('${people.stranger}', '${people.owner}')`,
    )
    const after = (await read('page_size => 50')).map(post => post.content)
    expect(after).not.toContain('Of this morning')
    expect(after).toContain('My own of last week')
    expect(await both()).toEqual(before)
  })

  test('NW07 a request returns at most fifty posts', async () => {
    expect(await read('page_size => 1000000')).toHaveLength(50)
    expect(await read('page_size => -1')).toHaveLength(0)
    await expect(acting(database, 'guest')('select public.network_posts()')).rejects.toThrow(
      /permission denied/,
    )
  })

  test('NW07 an index serves the query and its order', async () => {
    await database.transaction({}, async ({ query, execute }) => {
      await execute('set local enable_seqscan = off; set local enable_sort = off')
      const plan = await query(
        `explain select * from public.posts post where post.user_id <> '${people.stranger}'
           and (post.created_at, post.id) < ('infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff')
         order by post.created_at desc, post.id desc limit 20`,
      )
      expect(JSON.stringify(plan)).toMatch(/Index Scan using posts_newest /)
      expect(JSON.stringify(plan)).toMatch(/Index Cond: \(ROW/)
    })
  })
})
