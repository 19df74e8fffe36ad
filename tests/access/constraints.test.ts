/** Tests each limit at n and at n + 1, each closed list, and each unique pair. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { DatabaseError } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { undone } from './tried.ts'
import { ids, people, worldScript } from './world.ts'

const { owner, participant, stranger } = people
const insertPost = (value: string) =>
  `insert into public.posts (user_id, content) values ('${owner}', ${value})`
const insertComment = (value: string) =>
  `insert into public.comments (post_id, user_id, content) values ('${ids.post}', '${owner}', ${value})`
const insertMessage = (value: string) =>
  `insert into public.messages (conversation_id, sender_id, content) values ('${ids.conversation}', '${owner}', ${value})`
const insertOutput = (column: string, value: string) =>
  `insert into public.ai_outputs (project_id, output_type, output_content, ${column})
   values ('${ids.project}', 'pitch_generation', 'x', ${value})`
const setProfile = (column: string) => (value: string) =>
  `update public.profiles set ${column} = ${value} where id = '${owner}'`
const setProject = (column: string) => (value: string) =>
  `update public.startup_projects set ${column} = ${value} where id = '${ids.project}'`
const setResearch = (column: string) => (value: string) =>
  `update public.market_research set ${column} = ${value} where project_id = '${ids.project}'`

/** Each entry: the column, its maximum length, a statement that writes a value, and whether blank is refused. */
const lengths: [string, number, (value: string) => string, boolean][] = [
  ['profiles.full_name', 100, setProfile('full_name'), true],
  ['profiles.email', 255, setProfile('email'), false],
  ['profiles.company_name', 100, setProfile('company_name'), false],
  ['profiles.location', 100, setProfile('location'), false],
  ['profiles.bio', 500, setProfile('bio'), false],
  ['profiles.building', 300, setProfile('building'), false],
  ['profiles.looking_for', 300, setProfile('looking_for'), false],
  ['profiles.avatar_url', 2048, setProfile('avatar_url'), true],
  ['startup_projects.name', 100, setProject('name'), true],
  ['startup_projects.description', 4000, setProject('description'), false],
  ['market_research.market', 500, setResearch('market'), true],
  ['market_research.industry', 500, setResearch('industry'), true],
  ['market_research.target_customer', 2000, setResearch('target_customer'), false],
  ['market_research.analysis', 200_000, setResearch('analysis'), false],
  [
    'ai_outputs.output_content',
    200_000,
    value => `update public.ai_outputs set output_content = ${value} where id = '${ids.output}'`,
    false,
  ],
  [
    'drafts.name',
    200,
    value => `insert into public.drafts (user_id, name, content) values ('${owner}', ${value}, '1')`,
    true,
  ],
  [
    'drafts.content',
    19_998,
    value => `update public.drafts set content = to_jsonb(${value}::text) where user_id = '${owner}'`,
    false,
  ],
  [
    'post_drafts.content',
    10_000,
    value => `insert into public.post_drafts (user_id, content) values ('${owner}', ${value})`,
    true,
  ],
  ['posts.content', 3000, insertPost, true],
  ['comments.content', 1000, insertComment, true],
  ['messages.content', 4000, insertMessage, true],
  [
    'share_links.label',
    100,
    value => `update public.share_links set label = ${value} where id = '${ids.shareLink}'`,
    false,
  ],
]

const closedLists: [string, readonly string[], (value: string) => string][] = [
  [
    'profiles.user_type',
    ['founder', 'investor', 'mentor', 'entrepreneur', 'advisor'],
    setProfile('user_type'),
  ],
  [
    'startup_projects.industry',
    ['technology', 'healthcare', 'finance', 'education', 'retail', 'manufacturing', 'other'],
    setProject('industry'),
  ],
  [
    'ai_outputs.output_type',
    [
      'market_research',
      'problem_validation',
      'competitor_analysis',
      'idea_refinement',
      'customer_analysis',
      'pitch_generation',
      'pitch_coaching',
      'apple-ai-chat',
    ],
    value => `update public.ai_outputs set output_type = ${value} where id = '${ids.output}'`,
  ],
  ['market_research.data_quality', ['web-enhanced', 'ai-estimated'], setResearch('data_quality')],
  [
    'ai_outputs.metadata.data_quality',
    ['web-enhanced', 'ai-estimated'],
    value => insertOutput('metadata', `jsonb_build_object('data_quality', ${value}::text)`),
  ],
  [
    'journey_progress.step_id',
    [
      'problem-definition',
      'problem-validation',
      'idea-refinement',
      'customer-mapping',
      'elevator-pitch',
      'financial-forecasting',
      'pitch-deck',
      'business-plan',
    ],
    value => `update public.journey_progress set step_id = ${value} where project_id = '${ids.project}'`,
  ],
  [
    'validation_progress.item',
    ['problemValidation', 'competitorAnalysis', 'marketResearch'],
    value => `update public.validation_progress set item = ${value} where project_id = '${ids.project}'`,
  ],
  [
    'subscribers.subscription_plan',
    ['free', 'early_venture', 'venture'],
    value => `update public.subscribers set subscription_plan = ${value} where user_id = '${owner}'`,
  ],
]

const noLinks = [
  "'{javascript:alert(1)}'",
  `'{"https://a b"}'`,
  "'{null}'",
  "'{a.example}'",
  `array_fill('https://a'::text, '{6}')`,
]

/**
 * Values of invisible characters only: zero-width characters, soft hyphen, filler, direction marks, an accent
 * without a letter, and tags.
 */
const unseen = [
  "U&'\\200B\\200D\\2060'",
  "U&' \\00AD\\3000'",
  "U&'\\3164'",
  "U&'\\202E\\FEFF'",
  "U&'\\0301\\0308'",
  "U&'\\+0E0041'",
]
const written: [string, (value: string) => string][] = [
  ['name', setProfile('full_name')],
  ['post', insertPost],
  ['comment', insertComment],
  ['message', insertMessage],
  ['name', setProject('name')],
]

const refused: [string, string, string][] = [
  ...noLinks.map((links): [string, string, string] => [
    `NW20 ${links} as the links of a profile`,
    setProfile('links')(links),
    '23514',
  ]),
  [
    'SEC03 a member who follows themselves',
    `insert into public.follows (follower_id, following_id) values ('${owner}', '${owner}')`,
    '23514',
  ],
  [
    'following twice',
    `insert into public.follows (follower_id, following_id) values ('${owner}', '${participant}')`,
    '23505',
  ],
  [
    'liking a post twice',
    `insert into public.post_likes (post_id, user_id) values ('${ids.post}', '${owner}')`,
    '23505',
  ],
  [
    'liking a comment twice',
    `insert into public.comment_likes (comment_id, user_id) values ('${ids.comment}', '${owner}')`,
    '23505',
  ],
  [
    'seeing a story twice',
    `insert into public.story_views (story_id, viewer_id) values ('${ids.seenStory}', '${owner}')`,
    '23505',
  ],
  ['a second project', `insert into public.startup_projects (user_id) values ('${owner}')`, '23505'],
  [
    'SEC03 a conversation with the same member twice',
    `insert into public.conversations (first_member_id, second_member_id) values ('${owner}', '${owner}')`,
    '23514',
  ],
  [
    'a second conversation of two',
    `insert into public.conversations (first_member_id, second_member_id) values ('${owner}', '${participant}')`,
    '23505',
  ],
  [
    'the same conversation the other way round',
    `insert into public.conversations (first_member_id, second_member_id) values ('${stranger}', '${owner}')`,
    '23514',
  ],
  [
    'taking part twice',
    `insert into public.conversation_participants (conversation_id, user_id) values ('${ids.conversation}', '${owner}')`,
    '23505',
  ],
  ['input_data that is no object', insertOutput('input_data', `'[]'`), '23514'],
  ['metadata that is no object', insertOutput('metadata', `'"text"'`), '23514'],
  [
    'input_data over 1 MB',
    insertOutput('input_data', `jsonb_build_object('a', repeat('x', 1048576))`),
    '23514',
  ],
  ['validation data that is no object', `update public.validation_progress set data = '1'`, '23514'],
  ['a script as a picture', setProfile('avatar_url')(`'javascript:alert(1)'`), '23514'],
  [
    'a data address as a picture',
    `insert into public.stories (user_id, image_url) values ('${owner}', 'data:text/html,x')`,
    '23514',
  ],
  [
    'a story without a picture',
    `insert into public.stories (user_id, image_url) values ('${owner}', '')`,
    '23514',
  ],
  ['a negative count', `update public.posts set likes_count = -1`, '23514'],
  [
    'the same billing event twice',
    `insert into public.billing_events (id, type, created_at) values ('evt_1', 'x', now())`,
    '23505',
  ],
]

describe.each(quickEngines)('limits on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
  })
  afterAll(() => database.close())

  const codeOf = (statement: string): Promise<string> =>
    undone(database, transaction =>
      transaction.query(statement).then(
        () => 'ok',
        error => (error instanceof DatabaseError ? error.code : Promise.reject(error)),
      ),
    )

  test.each(lengths)('DB02 %s holds at most %i characters', async (_, limit, put, isBlankRefused) => {
    expect(await codeOf(put(`repeat('é', ${limit})`))).toBe('ok')
    expect(await codeOf(put(`repeat('é', ${limit + 1})`))).toBe('23514')
    expect(await codeOf(put(`E' \\n\\t '`))).toBe(isBlankRefused ? '23514' : 'ok')
  })

  test.each(closedLists)('DB02 %s accepts only values of a closed list', async (_, values, put) => {
    for (const value of values) expect(await codeOf(put(`'${value}'`))).toBe('ok')
    expect(['22P02', '23514']).toContain(await codeOf(put(`'something else'`)))
  })

  test.each(refused)('%s is refused', async (_, statement, code) => {
    expect(await codeOf(statement)).toBe(code)
  })

  test('a picture may be a web address or a path', async () => {
    for (const url of [
      'https://example.com/a b'.replace(' ', '%20'),
      'http://127.0.0.1:3000/storage/v1/a.png',
      '/a.png',
      `${owner}/1.png`,
    ]) {
      expect(await codeOf(setProfile('avatar_url')(`'${url}'`))).toBe('ok')
    }
  })

  test('WB16 a name, post, comment or message of only invisible characters is refused with a reason; with letters it is accepted', async () => {
    const said: string[] = []
    for (const [thing, statement] of written)
      for (const value of unseen) {
        const error = await undone(database, ({ query }) => query(statement(value))).catch(thrown => thrown)
        said.push(`${thing}: ${(error as DatabaseError).code} ${(error as DatabaseError).message}`)
      }
    const one = (thing: string) =>
      `${thing}: 23514 A ${thing} needs at least one letter or sign that can be seen.`
    expect(said).toEqual(written.flatMap(([thing]) => unseen.map(() => one(thing))))
    for (const [, statement] of written)
      for (const value of ["U&'\\200Ba'", "U&'e\\0301'", "'👍🏽'", "'❤️'", "'नी'", "'.'"])
        await undone(database, ({ query }) => query(statement(value)))
  })
})
