import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { testDatabase } from '../support/databases.ts'

/** The entities of the specification with their fields, and the fields that the product adds. */
const entities: Record<string, string> = {
  profiles: 'id full_name email avatar_url user_type company_name location bio created_at updated_at',
  startup_projects: 'id user_id name description industry',
  ai_outputs: 'id project_id output_type input_data output_content metadata created_at',
  market_research: 'project_id market industry target_customer analysis data_quality',
  journey_progress: 'project_id step_id completed_at',
  validation_progress: 'project_id item completed data',
  helper_sessions: 'project_id helper state revision updated_at',
  posts: 'id user_id content image_url created_at likes_count comments_count',
  comments: 'id post_id user_id content created_at likes_count',
  post_likes: 'id post_id user_id',
  comment_likes: 'comment_id user_id',
  follows: 'id follower_id following_id',
  stories: 'id user_id image_url created_at',
  story_views: 'story_id viewer_id viewed_at',
  conversations: 'id updated_at',
  conversation_participants: 'id conversation_id user_id',
  messages: 'id conversation_id sender_id content created_at read_at',
  subscribers: 'user_id subscribed subscription_plan subscription_tier subscription_end',
  share_links: 'id project_id token created_at kind document document_at expires_at has_password',
  function_answers: 'user_id request_id answer created_at',
  notifications: 'id recipient_id kind post_id comment_id created_at updated_at read_at',
  mail_queue: 'id member_id kind dedupe subject body send_after attempts state last_error created_at',
  member_keys: 'user_id provider sealed created_at has_answered',
  drafts: 'user_id name content updated_at',
  sources: 'id project_id kind text said_at',
  facts: 'id project_id topic subject text quote value evidence bears source_id state replaced_by said_at',
  assumptions: 'id project_id text kind importance state source',
  assumption_facts: 'assumption_id fact_id project_id bears',
  experiments:
    'id project_id assumption_id believe verify measure right_if target method due_on sealed_at sealed_by measured observed learned decided',
  experiment_changes: 'experiment_id project_id right_if target measured had_result changed_by changed_at',
  actions: 'id project_id text due_on done_at outcome state source',
  decisions: 'id project_id kind reason dossier decided_at reopened_at',
  contacts: 'id project_id name email company segment stage next_step next_on note created_at updated_at',
  interviews: 'id project_id contact_id held_at compliments next_step created_at',
  decks: 'project_id content version restored_from created_at updated_at',
  deck_revisions: 'project_id version content saved_at kept_at',
  business_plans: 'project_id content version restored_from created_at updated_at',
  business_plan_revisions: 'project_id version content saved_at kept_at',
  mvp_plans: 'project_id content version restored_from created_at updated_at',
  mvp_plan_revisions: 'project_id version content saved_at kept_at',
  forecasts: 'project_id model version restored_from created_at updated_at',
  forecast_revisions: 'project_id version model saved_at kept_at',
  member_settings: 'user_id language early_access mail privacy',
  ai_usage: 'id user_id helper started_at finished_at ok provider model input_tokens output_tokens ms',
}

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test.each(Object.entries(entities))('DB01 the table %s has every expected field', async (table, fields) => {
  const columns = await database.run<{ name: string }>({
    text: `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    values: [table],
  })
  expect(columns.map(column => column.name)).toEqual(expect.arrayContaining(fields.split(' ')))
})

test('DB01 both buckets accept pictures of up to 5 MB; avatars are public, stories are not', async () => {
  const buckets = await database.run({
    text: `select id, public, file_size_limit, 'image/svg+xml' = any (allowed_mime_types) as svg
           from storage.buckets order by id`,
  })
  expect(buckets).toEqual([
    { id: 'avatars', public: true, file_size_limit: 5 * 1024 * 1024, svg: false },
    { id: 'stories', public: false, file_size_limit: 5 * 1024 * 1024, svg: false },
  ])
})

test('realtime publishes exactly the tables whose changes the page follows', async () => {
  const published = await database.run<{ name: string }>({
    text: `select tablename as name from pg_publication_tables where pubname = 'supabase_realtime' order by 1`,
  })
  expect(published.map(one => one.name)).toEqual([
    'actions',
    'assumption_facts',
    'assumptions',
    'comments',
    'contacts',
    'conversations',
    'decisions',
    'experiment_changes',
    'experiments',
    'facts',
    'follows',
    'helper_sessions',
    'interviews',
    'messages',
    'notifications',
    'posts',
    'profiles',
    'stories',
  ])
})
