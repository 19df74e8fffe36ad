/** Tests the search for posts by their words and by their author. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { acting } from './acting.ts'
import { people, worldScript } from './world.ts'

const posts = [
  ['owner', 'Our first customer paid today'],
  ['participant', 'A customer, first of all, wants to be heard'],
  ['participant', 'Où trouver un premier client à Genève ?'],
  ['blocked', 'The first customer I never had'],
  ['muted', 'First customer, first tears'],
  ['participant', 'Ten interviews, Kunden befragt, entrevistas, entretiens, entrevistaram'],
  ['follower', "Robert'); drop table posts; -- & | ! <-> :*"],
] as const

describe.each(quickEngines)('search of posts on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, async ({ execute, query }) => {
      await execute(worldScript)
      await execute('delete from public.posts')
      for (const [at, [author, content]] of posts.entries())
        await query(
          `insert into public.posts (user_id, content, created_at) values ($1, $2, now() - interval '1 hour' * $3::int)`,
          [people[author], content, at],
        )
    })
  })
  afterAll(() => database.close())

  const find = async (words: string, author: string | null = null) =>
    (
      await acting(database, 'owner')<{ content: string }>(
        'select content from public.search_posts($1, $2)',
        [words, author],
      )
    ).map(row => row.content)

  test.each([
    ['customer FIRST', [0, 1]],
    ['"first customer"', [0]],
    ['customer -paid', [1]],
    ['genève or heard', [1, 2]],
    ['drop table', [6]],
    ['interview', [5]],
    ['interviewing', [5]],
    ['kunde', [5]],
    ['entrevista', [5]],
    ['entretien', [5]],
    ['entrevistar', [5]],
    ['geneve', [2]],
    ['"interview kunden"', []],
    ['nowhere', []],
    ['', []],
    ["'", []],
    ['&|!():*<->\\', []],
    ['-', []],
    ['x'.repeat(10_000), []],
  ])('NW13 WB10 %j finds the posts %j, newest first', async (words, found) => {
    expect(await find(words)).toEqual(found.map(at => posts[at]?.[1]))
  })

  test('NW13 a search can be limited to the posts of one author, with and without words', async () => {
    expect(await find('client', '@Participant')).toEqual([posts[2][1]])
    expect(await find('', 'participant')).toEqual([posts[1][1], posts[2][1], posts[5][1]])
    expect(await find('', 'nobody_here')).toEqual([])
    expect(await find('first', 'muted')).toEqual([posts[4][1]])
  })

  test('NW13 a search returns no post of a blocked or blocking member', async () => {
    expect(await find('never')).toEqual([])
    expect(await find('', 'blocked')).toEqual([])
    const blocked = acting(database, 'blocked')
    expect(await blocked('select content from public.search_posts($1)', ['paid'])).toEqual([])
    expect(await blocked(`select content from public.search_posts('', 'owner')`)).toEqual([])
    const seen = await blocked<{ content: string }>('select content from public.network_posts()')
    expect(seen.map(row => row.content)).not.toContain(posts[0][1])
    expect(await blocked(`select handle from public.find_by_handle('own')`)).toEqual([])
  })

  test('NW07 both lists of the feed leave out posts of muted members and posts with muted words', async () => {
    const owner = acting(database, 'owner')
    const seen = await owner<{ content: string }>(
      `select content from (select * from public.feed_posts() union all select * from public.network_posts()) post
       where user_id <> '${people.owner}' order by created_at desc, id desc`,
    )
    expect(seen.map(row => row.content)).toEqual([posts[1][1], posts[2][1], posts[5][1], posts[6][1]])
  })

  test('NW13 a search for a word of thousands of posts returns the newest first, page by page', async () => {
    await database.transaction({}, ({ execute }) =>
      execute(`insert into public.posts (user_id, content, created_at)
        select '${people.participant}', 'Common ' || n, now() - interval '1 day' - interval '1 minute' * n
        from generate_series(1, 1100) n`),
    )
    const owner = acting(database, 'owner')
    const page = (cursor: string) =>
      owner<{ id: string; at: string; content: string }>(
        `select id, created_at::text as at, content from public.search_posts('common'${cursor})`,
      )
    const first = await page('')
    expect(first.map(row => row.content)).toEqual(Array.from({ length: 20 }, (_, n) => `Common ${n + 1}`))
    const last = first.at(-1)
    const [next] = await page(`, null, '${last?.at}', '${last?.id}'`)
    expect(next?.content).toBe('Common 21')
  })

  test('NW13 a search finds changed posts by their new text, and never finds deleted posts', async () => {
    const service = acting(database, 'service')
    await service(`update public.posts set content = 'Renamed entirely' where content = $1`, [posts[1][1]])
    expect(await find('renamed')).toEqual(['Renamed entirely'])
    expect(await find('heard')).toEqual([])
    await service(`delete from public.posts where content = 'Renamed entirely'`)
    expect(await find('renamed')).toEqual([])
  })

  test('NW13 an index serves the search, for members too', async () => {
    const plan = await database.transaction({}, async ({ execute, query }) => {
      await execute(`set local enable_seqscan = off; set local role authenticated`)
      return query(
        `explain select post_id from private.post_search where words @@ to_tsquery('simple', 'renamed')`,
      )
    })
    expect(JSON.stringify(plan)).toContain('post_search_words')
  })
})
