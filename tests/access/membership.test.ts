/** The rows that a new account creates, and the rows that the deletion of an account removes. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Value } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { acting } from './acting.ts'
import { people, worldScript } from './world.ts'

describe.each(quickEngines)('membership on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
  })
  afterAll(() => database.close())

  async function signUp(metadata: unknown): Promise<string> {
    const id = randomUUID()
    const values: Value[] = [
      id,
      `${id}@example.com`,
      metadata === undefined ? null : JSON.stringify(metadata),
    ]
    await database.run({
      text: 'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)',
      values,
    })
    return id
  }
  const nameOf = async (id: string) =>
    (
      await database.run<{ full_name: string | null }>({
        text: 'select full_name from public.profiles where id = $1',
        values: [id],
      })
    )[0]

  test('a new account has a profile and the default project', async () => {
    const id = await signUp({ full_name: '  Ada Lovelace ' })
    const rows = await database.run({
      text: `select profile.full_name, profile.user_type, profile.email, project.name, project.description, project.industry
             from public.profiles profile join public.startup_projects project on project.user_id = profile.id
             where profile.id = $1`,
      values: [id],
    })
    expect(rows).toEqual([
      {
        full_name: 'Ada Lovelace',
        user_type: 'founder',
        email: null,
        name: 'My Startup',
        description: 'A brief description of your startup idea',
        industry: null,
      },
    ])
  })

  test.each([
    ['no metadata', undefined, null],
    ['no name', {}, null],
    ['a blank name', { full_name: ' \n\t ' }, null],
    ['a name that is null', { full_name: null }, null],
    ['a name that is a number', { full_name: 7 }, '7'],
    ['a name that is too long', { full_name: 'é'.repeat(5000) }, 'é'.repeat(100)],
    ['a name that turns blank when cut', { full_name: `a${' '.repeat(200)}b` }, `a${' '.repeat(99)}`],
    ['metadata that is a list', [], null],
    ['metadata that is a word', 'hello', null],
  ])('signing up with %s works', async (_, metadata, name) => {
    expect(await nameOf(await signUp(metadata))).toEqual({ full_name: name })
  })

  test('deleting an account leaves no row of the member, and all counts stay correct', async () => {
    const rowsOf = (id: string) =>
      database.run<{ found: string }>({
        text: `select table_name as found from (
          select 'profiles' as table_name, id as person from public.profiles
          union all select 'startup_projects', user_id from public.startup_projects
          union all select 'posts', user_id from public.posts
          union all select 'comments', user_id from public.comments
          union all select 'post_likes', user_id from public.post_likes
          union all select 'comment_likes', user_id from public.comment_likes
          union all select 'follows', follower_id from public.follows
          union all select 'follows', following_id from public.follows
          union all select 'blocks', blocker_id from public.blocks
          union all select 'reports', reporter_id from public.reports
          union all select 'mutes', user_id from public.mutes
          union all select 'evidence_requests', founder_id from public.evidence_requests
          union all select 'stories', user_id from public.stories
          union all select 'story_views', viewer_id from public.story_views
          union all select 'conversations', first_member_id from public.conversations
          union all select 'conversations', second_member_id from public.conversations
          union all select 'conversation_participants', user_id from public.conversation_participants
          union all select 'messages', sender_id from public.messages
          union all select 'function_answers', user_id from public.function_answers
          union all select 'notifications', recipient_id from public.notifications
          union all select 'notification_actors', actor_id from private.notification_actors
          union all select 'mail_queue', member_id from public.mail_queue
          union all select 'member_keys', user_id from public.member_keys
          union all select 'drafts', user_id from public.drafts
          union all select 'member_settings', user_id from public.member_settings
          union all select 'ai_usage', user_id from public.ai_usage
          union all select 'subscribers', user_id from public.subscribers
        ) rows where person = $1`,
        values: [id],
      })
    await acting(
      database,
      'owner',
    )(
      `insert into public.post_likes (post_id) select id from public.posts where user_id = '${people.participant}'`,
    )
    expect((await rowsOf(people.owner)).length).toBeGreaterThan(12)
    await database.run({ text: 'delete from auth.users where id = $1', values: [people.owner] })
    expect(await rowsOf(people.owner)).toEqual([])
    const left = await database.run({
      text: `select (select count(*) from public.ai_outputs) + (select count(*) from public.market_research)
          + (select count(*) from public.journey_progress) + (select count(*) from public.validation_progress)
          + (select count(*) from public.share_links) + (select count(*) from public.helper_sessions)
          + (select count(*) from public.forecasts) + (select count(*) from public.forecast_revisions)
          + (select count(*) from public.decks) + (select count(*) from public.deck_revisions)
          + (select count(*) from public.business_plans) + (select count(*) from public.business_plan_revisions)
          + (select count(*) from public.mvp_plans) + (select count(*) from public.mvp_plan_revisions)
          + (select count(*) from public.assumptions) + (select count(*) from public.assumption_facts)
          + (select count(*) from public.experiments) + (select count(*) from public.experiment_changes)
          + (select count(*) from public.actions) + (select count(*) from public.decisions)
          + (select count(*) from public.contacts) + (select count(*) from public.interviews)
          + (select count(*) from public.facts) + (select count(*) from public.sources) as rows,
        (select array_agg(distinct likes_count)::text from public.posts) as likes`,
    })
    expect(left).toEqual([{ rows: 0, likes: '{0}' }])
  })
})
