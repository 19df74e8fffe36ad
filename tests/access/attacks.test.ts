/** Tests attempts of an attacker who knows the schema. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import type { Persona } from './cells.ts'
import { ask, undone } from './tried.ts'
import { emailOf, ids, people, worldScript } from './world.ts'

const { owner, stranger, participant } = people
const foreignProject = `(select id from public.startup_projects where user_id = '${owner}')`

const denied: [string, Persona, string][] = [
  ['a count in an insert', 'owner', `insert into public.posts (content, likes_count) values ('x', 1000)`],
  [
    'a date in an insert',
    'owner',
    `insert into public.posts (content, created_at) values ('x', '2050-01-01')`,
  ],
  [
    'a key in an insert',
    'owner',
    `insert into public.follows (id, following_id) values (gen_random_uuid(), '${people.stranger}')`,
  ],
  ['a count in an update', 'owner', 'update public.posts set likes_count = 1000'],
  ['a comment’s count', 'owner', 'update public.comments set likes_count = 1000'],
  [
    'the date of a profile',
    'owner',
    `update public.profiles set created_at = '2001-01-01' where id = '${owner}'`,
  ],
  ['the key of a profile', 'owner', `update public.profiles set id = '${stranger}' where id = '${owner}'`],
  [
    'a message’s text after it was sent',
    'owner',
    `update public.messages set content = 'x' where id = '${ids.sentMessage}'`,
  ],
  [
    'a new message that is already marked as read',
    'owner',
    `insert into public.messages (conversation_id, content, read_at) values ('${ids.conversation}', 'x', now())`,
  ],
  [
    'a message’s author',
    'participant',
    `update public.messages set sender_id = '${participant}', read_at = now() where id = '${ids.sentMessage}'`,
  ],
  [
    'a message in the name of another member',
    'owner',
    `insert into public.messages (conversation_id, sender_id, content) values ('${ids.conversation}', '${participant}', 'x')`,
  ],
  [
    'a message in a conversation of other members',
    'stranger',
    `insert into public.messages (conversation_id, content) values ('${ids.conversation}', 'x')`,
  ],
  [
    'joining a conversation of other members',
    'stranger',
    `insert into public.conversation_participants (conversation_id, user_id) values ('${ids.conversation}', '${stranger}')`,
  ],
  [
    'adding a third member to the member’s own conversation',
    'owner',
    `insert into public.conversation_participants (conversation_id, user_id) values ('${ids.conversation}', '${stranger}')`,
  ],
  [
    'creating a conversation without the function for it',
    'owner',
    `insert into public.conversations (first_member_id, second_member_id) values ('${owner}', '${stranger}')`,
  ],
  [
    'setting a plan that the member did not pay for',
    'owner',
    `update public.subscribers set subscription_plan = 'venture', subscribed = true`,
  ],
  [
    'a subscription that nobody bought',
    'stranger',
    `insert into public.subscribers (user_id, subscribed, subscription_plan) values ('${stranger}', true, 'venture')`,
  ],
  [
    'moving research to the project of another member',
    'owner',
    `update public.market_research set project_id = (select gen_random_uuid())`,
  ],
  [
    'an output in the project of another member',
    'stranger',
    `insert into public.ai_outputs (project_id, output_type, output_content) values ('${ids.project}', 'pitch_generation', 'x')`,
  ],
  [
    'a step in the journey of another member',
    'stranger',
    `insert into public.journey_progress (project_id, step_id) values ('${ids.project}', 'pitch-deck')`,
  ],
  [
    'giving the project to another member',
    'owner',
    `update public.startup_projects set user_id = '${stranger}'`,
  ],
  [
    'a share link with a chosen token',
    'owner',
    `insert into public.share_links (project_id, token) values ('${ids.project}', '1')`,
  ],
  [
    'calling the quota function of the server',
    'owner',
    `select public.claim_ai_quota('${owner}', 'x', 1000, 1000)`,
  ],
  [
    'freeing the member’s own quota',
    'owner',
    `select public.finish_ai_usage('${ids.usage}', null, null, 0, 0, 0, false)`,
  ],
  [
    'a billing event',
    'owner',
    `select public.apply_billing_event('evt_2', 'x', now(), '${owner}', true, 'venture', null, null, null, null)`,
  ],
  ['reading the accounts', 'owner', 'select email from auth.users'],
  ['calling the function of a trigger', 'owner', 'select private.welcome_new_member()'],
  ['a share link as a guest', 'guest', `select * from public.create_share_link('x')`],
  ['recommendations as a guest', 'guest', 'select * from public.recommended_profiles()'],
  ['reasons to follow as a guest', 'guest', 'select * from public.recommended_people()'],
  ['the search as a guest', 'guest', "select * from public.search_profiles('an')"],
  ['the feed as a guest', 'guest', 'select * from public.feed_posts()'],
  [
    'a file in the avatar folder of another member',
    'stranger',
    `insert into storage.objects (bucket_id, name) values ('avatars', '${owner}/x.png')`,
  ],
  [
    'a file in a folder whose name only begins with the member’s id',
    'owner',
    `insert into storage.objects (bucket_id, name) values ('avatars', '${owner}x/x.png')`,
  ],
  [
    'a file with the name of the member’s folder',
    'owner',
    `insert into storage.objects (bucket_id, name) values ('avatars', '${owner}')`,
  ],
  [
    'moving a file into the folder of another member',
    'owner',
    `update storage.objects set name = '${stranger}/x.png' where bucket_id = 'avatars' and name = '${owner}/a.png'`,
  ],
  [
    'moving a file to another bucket',
    'owner',
    `update storage.objects set bucket_id = 'elsewhere' where bucket_id = 'avatars' and name = '${owner}/a.png'`,
  ],
  ['a share link without the second factor', 'halfway', `select * from public.create_share_link('x')`],
  [
    'a conversation without the second factor',
    'halfway',
    `select * from public.create_or_get_direct_conversation('${participant}', 'x')`,
  ],
  ['truncating a table, which only the server may do', 'owner', 'truncate public.posts'],
]

const empty: [string, Persona, string][] = [
  [
    'messages of another member through an embedded read',
    'stranger',
    `select m.content from public.posts p join public.conversations c on c.first_member_id = p.user_id or c.second_member_id = p.user_id join public.messages m on m.conversation_id = c.id`,
  ],
  [
    'the project of another member through a join',
    'stranger',
    `select project.id from public.profiles p join public.startup_projects project on project.user_id = p.id where p.id = '${owner}'`,
  ],
  [
    'the project of another member by a subquery',
    'stranger',
    `select id from public.ai_outputs where project_id = ${foreignProject}`,
  ],
  ['e-mail addresses of profiles', 'owner', 'select email from public.profiles where email is not null'],
  [
    'e-mail addresses by a filter',
    'stranger',
    `select id from public.profiles where email ilike '%example.com'`,
  ],
  [
    'setting read marks of other members',
    'follower',
    `update public.messages set read_at = now() where conversation_id = '${ids.conversation}' returning id`,
  ],
  [
    'the story views of other members',
    'participant',
    `select viewer_id from public.story_views where viewer_id <> '${participant}'`,
  ],
  ['the list of sessions, without the second factor', 'halfway', 'select * from public.own_sessions()'],
  ['whether another member has an own key', 'stranger', 'select * from public.own_model_key()'],
  [
    'listing the avatars of other members',
    'stranger',
    `select name from storage.objects where bucket_id = 'avatars'`,
  ],
]

describe.each(quickEngines)('attacks on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
  })
  afterAll(() => database.close())

  const tried = (persona: Persona, statement: string) =>
    undone(database, transaction => ask(transaction, persona, statement))

  test.each(denied)('CK09 CK11 SEC04 %s is refused', async (_, persona, statement) => {
    expect(await tried(persona, statement)).toMatchObject({ error: { code: '42501' } })
  })

  test.each(empty)('SEC04 %s: the attempt returns nothing', async (_, persona, statement) => {
    expect(await tried(persona, statement)).toEqual({ rows: [] })
  })

  test('an e-mail address sent to a profile is not stored in it', async () => {
    const left = await undone(database, async transaction => {
      await transaction.query(`delete from public.profiles where id = '${owner}'`)
      await transaction.query(
        `insert into public.profiles (id, email, full_name) values ('${owner}', '${emailOf('owner')}', 'Owner')`,
      )
      await transaction.query(`update public.profiles set email = 'again@example.com'`)
      return transaction.query<{ row: string }>('select profiles::text as row from public.profiles')
    })
    expect(left.length).toBeGreaterThan(0)
    expect(left.filter(one => one.row.includes('@'))).toEqual([])
  })

  test('an error message never quotes a row of another member', async () => {
    const answer = await tried(
      'stranger',
      `insert into public.startup_projects (user_id, name) values ('${owner}', 'x')`,
    )
    expect(JSON.stringify(answer)).not.toContain('My Startup')
    expect(answer).toMatchObject({ error: { code: '42501', detail: undefined } })
  })
})
