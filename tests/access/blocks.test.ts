/** If one of two members has blocked the other, no query of either member finds the other. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { ids, people, worldScript } from './world.ts'

const { owner, blocked, follower, stranger } = people

describe.each(quickEngines)('blocks on $engine', ({ open }) => {
  let database: Database
  let asOwner: Acting
  let asBlocked: Acting
  let asStranger: Acting
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    asOwner = acting(database, 'owner')
    asBlocked = acting(database, 'blocked')
    asStranger = acting(database, 'stranger')
    await database.run({
      text: `insert into public.posts (user_id, content) values ('${blocked}', 'Where are you?')`,
    })
    await database.run({
      text: `insert into public.stories (user_id, image_url) values ('${blocked}', 'e.png')`,
    })
    await database.run({
      text: `insert into storage.objects (bucket_id, name) values ('stories', '${blocked}/e.png')`,
    })
  })
  afterAll(() => database.close())

  test.each([
    ['saving', 'insert into public.bookmarks (post_id) values ($1)'],
    ['liking', 'insert into public.post_likes (post_id) values ($1)'],
    ['commenting on', `insert into public.comments (post_id, content) values ($1, 'x')`],
  ])(
    'CK45 %s a post gets the same refusal, whether the post is behind a block or does not exist',
    async (_, statement) => {
      const answerTo = (who: Acting, post: string) =>
        who(statement, [post]).then(
          () => 'done',
          ({ code, message }) => `${code} ${message}`,
        )
      const nothing = await answerTo(asStranger, crypto.randomUUID())
      expect(nothing).not.toBe('done')
      expect(await answerTo(asStranger, ids.hiddenPost)).toBe(nothing)
      expect(await answerTo(asOwner, ids.postAcross)).toBe(nothing)
      expect(await answerTo(asBlocked, ids.post)).toBe(nothing)
    },
  )

  /** Each entry: the kind of data, and a query that finds the other member in this data if no block exists. */
  const paths = (other: string): [string, string][] => [
    ['profile', `select from public.profiles where id = '${other}'`],
    ['posts', `select from public.posts where user_id = '${other}'`],
    ['likes of posts', `select from public.post_likes where user_id = '${other}'`],
    ['comments', `select from public.comments where user_id = '${other}'`],
    ['likes of comments', `select from public.comment_likes where user_id = '${other}'`],
    ['follows', `select from public.follows where '${other}' in (follower_id, following_id)`],
    ['stories', `select from public.stories where user_id = '${other}'`],
    [
      'conversations',
      `select from public.conversations where '${other}' in (first_member_id, second_member_id)`,
    ],
    ['participants', `select from public.conversation_participants where user_id = '${other}'`],
    ['messages', `select from public.messages where sender_id = '${other}'`],
    ['conversation list', `select from public.conversation_list where other_id = '${other}'`],
    ['files', `select from storage.objects where name like '${other}/%'`],
    ['feed', `select from public.feed_posts() where user_id = '${other}'`],
    ['recommendations', `select from public.recommended_profiles() where id = '${other}'`],
    ['people with reasons', `select from public.recommended_people() where id = '${other}'`],
    ['founders to meet', `select from public.founders_to_meet() where id = '${other}'`],
    ['search', `select from public.search_profiles('${other === owner ? 'owner' : 'blocked'}')`],
    ['the directory', `select from public.find_people('${other === owner ? 'owner' : 'blocked'}')`],
    [
      'conversations by name',
      `select from public.find_conversations('${other === owner ? 'owner' : 'blocked'}')`,
    ],
    [
      'counts',
      `select from (select count(*) as n from public.posts where user_id = '${other}') c where n > 0`,
    ],
  ]

  test('SF01 if one of two members blocks the other, no query shows the two to each other; a third member still finds both', async () => {
    const found = async (who: Acting, other: string) => {
      const open: string[] = []
      for (const [name, statement] of paths(other)) if ((await who(statement)).length > 0) open.push(name)
      return open
    }
    expect(await found(asBlocked, owner)).toEqual([])
    expect(await found(asOwner, blocked)).toEqual([])
    const third = await found(asStranger, owner)
    for (const name of ['profile', 'posts', 'comments', 'follows', 'stories', 'files', 'search', 'counts'])
      expect(third).toContain(name)
  })

  test('SF01 a hidden post hides its comments and likes too, even comments and likes of a third member', async () => {
    expect(
      await asBlocked(
        `select from public.comments where post_id = '${ids.post}' and user_id <> '${blocked}'`,
      ),
    ).toEqual([])
    expect(await asBlocked(`select from public.post_likes where post_id = '${ids.post}'`)).toEqual([])
  })

  test('SF02 neither member can open a conversation if one of them has blocked the other', async () => {
    for (const [who, other] of [
      [asOwner, blocked],
      [asBlocked, owner],
    ] as const)
      await expect(
        who('select public.create_or_get_direct_conversation($1, $2)', [other, 'Hello']),
      ).rejects.toMatchObject({
        code: '22023',
        message: 'VALIDATION_ERROR: the recipient must be another member',
      })
    expect(await database.run({ text: `select from public.messages where content = 'Hello'` })).toEqual([])
  })

  test('SF02 a post behind a block gets the same refusal as a post that does not exist', async () => {
    const like = (post: string) => asBlocked('insert into public.post_likes (post_id) values ($1)', [post])
    const refusal = await like(ids.post).catch((error: Error) => error)
    expect(refusal).toMatchObject({ code: '42501' })
    await expect(like(ids.project)).rejects.toMatchObject({
      code: '42501',
      message: (refusal as Error).message,
    })
  })

  test('SF41 if the sender blocks the recipient of a message, the recipient keeps the message and may report message and sender', async () => {
    const asFollower = acting(database, 'follower')
    const written = await asFollower<{ id: string }>(
      'select public.create_or_get_direct_conversation($1, $2)',
      [stranger, 'I know where you live'],
    )
    expect(written).toHaveLength(1)
    await asFollower('insert into public.blocks (blocked_id) values ($1)', [stranger])
    const threats = `select id, content from public.messages where sender_id = '${follower}'`
    const [threat] = await asStranger<{ id: string; content: string }>(threats)
    expect(threat).toMatchObject({ content: 'I know where you live' })
    await asStranger(`insert into public.reports (message_id, reason) values ($1, 'harassment')`, [
      threat!.id,
    ])
    await asStranger(`insert into public.reports (profile_id, reason) values ($1, 'harassment')`, [follower])
    // Everything else of the sender is hidden, as after any other block.
    for (const closed of [
      `select from public.profiles where id = '${follower}'`,
      `select from public.conversations where '${follower}' in (first_member_id, second_member_id)`,
      `select from public.conversation_list where other_id = '${follower}'`,
      `update public.messages set read_at = now() where id = '${threat!.id}' returning 1`,
    ])
      expect(await asStranger(closed), closed).toEqual([])
    const elsewhere = `insert into public.reports (profile_id, reason) values ('${follower}', 'spam')`
    await asFollower('insert into public.blocks (blocked_id) values ($1)', [people.muted])
    await expect(
      database.run(
        { text: elsewhere },
        {
          as: {
            role: 'authenticated',
            settings: { 'request.jwt.claims': JSON.stringify({ role: 'authenticated', sub: people.muted }) },
          },
        },
      ),
    ).rejects.toMatchObject({ code: '42501' })
    // If the recipient also blocks the sender, the message is hidden from the recipient.
    await database.run({
      text: `insert into public.blocks (blocker_id, blocked_id) values ('${stranger}', '${follower}')`,
    })
    expect(await asStranger(threats)).toEqual([])
    await database.run({ text: `delete from public.blocks where '${follower}' in (blocker_id, blocked_id)` })
    await database.run({ text: 'delete from public.reports' })
  })

  test('SF03 a block ends the follows between two members; after the block is lifted, both can see each other again', async () => {
    await database.run({
      text: `insert into public.follows (follower_id, following_id) values ('${stranger}', '${follower}')`,
    })
    const asFollower = acting(database, 'follower')
    await asFollower('insert into public.blocks (blocked_id) values ($1)', [stranger])
    expect(
      await database.run({ text: `select from public.follows where follower_id = '${stranger}'` }),
    ).toEqual([])
    expect(await asStranger(`select from public.profiles where id = '${follower}'`)).toEqual([])
    expect(await asStranger(`select from public.blocks`)).toEqual([])
    expect(await asFollower('select full_name from public.blocked_people()')).toEqual([
      { full_name: 'stranger' },
    ])
    await asFollower('delete from public.blocks where blocked_id = $1', [stranger])
    expect(await asStranger(`select from public.profiles where id = '${follower}'`)).toHaveLength(1)
  })

  test('SF04 feed, search, recommendations and stories leave out muted members, who do not learn that they are muted', async () => {
    await asOwner('insert into public.follows (following_id) values ($1)', [people.muted])
    await database.run({
      text: `insert into public.posts (user_id, content) values ('${people.muted}', 'Buy now')`,
    })
    for (const statement of [
      `select from public.feed_posts() where user_id = '${people.muted}'`,
      `select from public.search_profiles('muted')`,
      `select from public.find_people('muted')`,
      `select from public.recommended_profiles() where id = '${people.muted}'`,
      `select from public.founders_to_meet() where id = '${people.muted}'`,
      `select from public.stories where user_id = '${people.muted}'`,
    ])
      expect(await asOwner(statement), statement).toEqual([])
    expect(await asOwner(`select from public.posts where user_id = '${people.muted}'`)).toHaveLength(1)
  })

  test.each([
    ['HUSTLE!', 'hustle', true],
    ['we hustled', 'hustle', false],
    ['Crypto, again', 'crypto', true],
    ['use C++ today', 'c++', true],
    ['use C today', 'c++', false],
    ['a.b', 'a.b', true],
    ['axb', 'a.b', false],
    ['Über alles', 'über', true],
    ['ÜBER ALLES', 'über', true],
    ['100%_ sure\\', '100%_ sure\\', true],
    ['100xx sure\\', '100%_ sure\\', false],
    ['Straße', 'straße', true],
    ['Strasse', 'straße', false],
    ['quick win here', 'quick win', true],
    ['quick  win here', 'quick win', false],
    ['quick winner', 'quick win', false],
    ['a quick, win', 'quick win', false],
    ['use c+++', 'c++', true],
    ['use c++x', 'c++', false],
    ['to the moon 🚀!', '🚀', true],
    ['moon🚀', '🚀', false],
    ["don't panic", "don't", true],
    ['see https://example.com/hustle?x', 'hustle', true],
    ['hustle-culture', 'hustle', true],
    [`${'x'.repeat(900)} hustle`, 'hustle', true],
  ])('SF05 a post "%s" for a reader who muted the word %s is hidden: %s', async (content, word, isHidden) => {
    await database.run({ text: `delete from public.posts where user_id = '${people.participant}'` })
    await database.run({
      text: `insert into public.posts (user_id, content) values ('${people.participant}', $1)`,
      values: [content],
    })
    await asOwner('delete from public.mutes where word is not null')
    await asOwner('insert into public.mutes (word) values ($1)', [word])
    const seen = await asOwner(`select from public.feed_posts() where user_id = '${people.participant}'`)
    expect(seen.length === 0).toBe(isHidden)
    // A comment with the same text is folded only for this member. The member's own comments are never folded.
    const [said] = await database.run<{ id: string }>({
      text: `insert into public.comments (post_id, user_id, content) values ('${ids.post}', '${people.participant}', $1) returning id`,
      values: [content],
    })
    const folded = async (who: Acting) => {
      const [row] = await who<{ is: boolean }>(
        'select comment.carries_muted_word as is from public.comments comment where id = $1',
        [said!.id],
      )
      return row?.is
    }
    expect(await folded(asOwner)).toBe(isHidden)
    expect(await folded(acting(database, 'stranger'))).toBe(false)
    await asOwner('insert into public.comments (post_id, content) values ($1, $2)', [ids.post, content])
    expect(
      await asOwner(
        'select from public.comments comment where user_id = auth.uid() and comment.carries_muted_word',
      ),
    ).toEqual([])
  })

  test('CK35 SF05 a member can mute a hundred words of the maximum length at once, and unmute them', async () => {
    const words = Array.from({ length: 100 }, (_, at) => `${'é '.repeat(23)}${at}`)
    const content = `so ${words[99]} it is`
    await database.run({
      text: `insert into public.posts (user_id, content) values ('${people.participant}', $1)`,
      values: [content],
    })
    const seen = () => asOwner('select from public.feed_posts() where content = $1', [content])
    await asOwner('delete from public.mutes where word is not null')
    expect(await seen()).toHaveLength(1)
    await asOwner('insert into public.mutes (word) select unnest($1::text[])', [words])
    expect(await seen()).toHaveLength(0)
    await asOwner('delete from public.mutes where word = $1', [words[99]!])
    expect(await seen()).toHaveLength(1)
  })

  test('CK35 the server refuses a conversation with a helper that has more messages than the limit', async () => {
    const merge = (messages: number, without: number) =>
      asOwner(`select from public.merge_helper_session('${ids.project}', 'mentor',
        (select jsonb_agg(jsonb_build_object('id', number)) from generate_series(1, ${messages}) number),
        array(select 'x' || number from generate_series(1, ${without}) number))`)
    expect(await merge(2_000, 2_000)).toHaveLength(1)
    for (const [messages, without] of [
      [2_001, 1],
      [1, 2_001],
    ] as const)
      await expect(merge(messages, without)).rejects.toMatchObject({
        code: '22023',
        message: 'VALIDATION_ERROR: a talk has at most 2000 messages',
      })
  })
})
