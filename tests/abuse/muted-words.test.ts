/**
 * A page of the feed must not cost more for a reader with muted words if more posts contain these words. So a page
 * examines only the newest posts and compares stored words. Mentioning members with muted words must also cost
 * little. `npm run test:abuse` reads from 100,000 posts, and each statement must end within the time limit of the
 * embedded database.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Value } from '../../backend/database/database.ts'
import { callerLimits } from '../../backend/http/caller-budgets.ts'
import { people, sessionOf, worldScript } from '../access/world.ts'
import { openTestPglite, quickEngines } from '../support/databases.ts'
import { isLongForm } from '../support/long-form.ts'

/** The time limit for statements that prepare the tests; they are not requests of a member. */
const unhurried = { timeoutMs: 240_000 }
const mostMs = isLongForm ? callerLimits.statementMs.pglite : unhurried.timeoutMs
const engine = isLongForm ? { engine: 'pglite', open: openTestPglite } : quickEngines[0]!

const words = Array.from({ length: 100 }, (_, at) => `hustle${at}`)
const phrases = Array.from({ length: 100 }, (_, at) => `so ${at} it`)
/**
 * This text contains every phrase, but changed: inside longer words, or with commas between its words. Only the
 * last phrase is in the text exactly as it is muted.
 */
const almost = phrases.slice(0, -1).map(phrase => `al${phrase}s; ${phrase.replaceAll(' ', ', ')}.`)
const longText = `${almost.join(' ')} ${phrases.at(-1)}`

describe(`CK35 SF05 a hundred muted words on ${engine.engine}`, () => {
  let database: Database
  const asOwner = <R>(text: string, values: readonly Value[] = []) => {
    const { role, claims } = sessionOf('owner')
    const settings = { 'request.jwt.claims': JSON.stringify(claims) }
    return database.run<R>({ text, values }, { as: { role, settings }, timeoutMs: mostMs })
  }
  const prepare = (script: string) => database.transaction(unhurried, ({ execute }) => execute(script))
  const everybodyMutes = (muted: readonly string[]) => `
    delete from public.mutes;
    insert into public.mutes (user_id, word) select id, word from public.profiles, unnest('{${muted}}'::text[]) word;`

  beforeAll(async () => {
    database = await engine.open()
    await prepare(`${worldScript};
      insert into auth.users (id, email) select gen_random_uuid(), n || '@example.com' from generate_series(1, 4) n;`)
  })
  afterAll(() => database.close())

  test.each([
    ['words', words, words.join(' '), 1000],
    ['phrases', phrases, longText, 200],
  ])(
    '%s: if all posts are muted, a page ends at the limit of examined posts, and the next page continues from there',
    async (_, muted, text, examined) => {
      await prepare(`${everybodyMutes(muted)}
      set local session_replication_role = replica;
      delete from public.posts;
      delete from private.post_search;
      insert into public.posts (user_id, content, created_at)
        select '${people.participant}', case when n <= ${examined} then '${text}' when n = ${examined + 1} then 'Calm' else '${muted[0]}' end,
          now() - interval '0.5 seconds' * n
        from generate_series(1, ${isLongForm && muted === words ? 100_000 : examined + 1}) n;
      insert into private.post_search (post_id, user_id, created_at, words, parts)
        select post.id, post.user_id, post.created_at, '', said.parts
        from public.posts post
        join (select distinct on (content) content, private.parts_of(content) as parts from public.posts) said
          using (content);
      analyze public.posts;
      analyze private.post_search`)
      const [last] = await database.run<{ at: string; id: string }>({
        text: `select created_at::text as at, id from public.posts order by created_at desc offset $1 limit 1`,
        values: [examined - 1],
      })
      const pagesOf = async (list: string) => {
        const first = await asOwner(`select content from public.${list}()`)
        return [first, await asOwner(`select content from public.${list}($1, $2)`, [last!.at, last!.id])]
      }
      const pages = [[], [{ content: 'Calm' }]]
      const both = `('${people.owner}', '${people.participant}')`
      await prepare(
        `insert into public.follows (follower_id, following_id) values ${both} on conflict do nothing`,
      )
      expect(await pagesOf('feed_posts')).toEqual(pages)
      await prepare(`delete from public.follows where (follower_id, following_id) = ${both}`)
      expect(await pagesOf('network_posts')).toEqual(pages)
    },
  )

  test('if all comments of a page of notifications are muted, the page compares only five comments per notification', async () => {
    const [writer, reader] = [people.participant, people.owner]
    const looked = 5
    const most = isLongForm ? 1_000 : 20
    const content = `${'. '.repeat(490)} ${phrases.at(-1)}`
    await prepare(`${everybodyMutes(phrases)}
      set local session_replication_role = replica;
      delete from public.notifications;
      delete from public.posts;
      with post as (
        insert into public.posts (user_id, content) select '${reader}', 'Post ' || n from generate_series(1, 20) n returning id),
      said as (
        insert into public.comments (post_id, user_id, content, created_at)
        select post.id, '${writer}', case when n > ${looked} then 'Calm' else '${content}' end, now() - interval '1 second' * n
        from post, generate_series(1, ${most}) n)
      insert into public.notifications (recipient_id, kind, post_id) select '${reader}', 'comment', id from post`)
    const page = () =>
      asOwner('select about from public.notification_list order by updated_at desc, id desc limit 20')
    expect(await page()).toEqual(Array.from({ length: 20 }, () => ({ about: null })))
    await prepare(`set local session_replication_role = replica;
      update public.comments set content = 'Calmer' where id in (
        select (array_agg(id order by created_at desc))[${looked}]
        from public.comments group by post_id)`)
    expect(await page()).toEqual(Array.from({ length: 20 }, () => ({ about: 'Calmer' })))
  })

  test('a text that mentions ten members with a hundred muted phrases takes at most three times as long as a text without mentions', async () => {
    await prepare(everybodyMutes(phrases))
    const [{ handles } = { handles: '' }] = await database.run<{ handles: string }>({
      text: `select string_agg('@' || handle, ' ') as handles from public.profiles`,
    })
    const mentions = `${handles} ${longText}`
    const take = async (content: string) => {
      const began = performance.now()
      await database.run(
        {
          text: `insert into public.posts (user_id, content) select $1, $2 from generate_series(1, 10)`,
          values: [people.participant, content],
        },
        unhurried,
      )
      return performance.now() - began
    }
    const ratios: number[] = []
    do {
      const without = await take(mentions.replaceAll('@', ' '))
      ratios.push((await take(mentions)) / without)
    } while ((ratios.at(-1) ?? 0) > 3 && ratios.length < 5)
    expect([Math.min(...ratios) <= 3, ratios]).toEqual([true, ratios])
  })
})
