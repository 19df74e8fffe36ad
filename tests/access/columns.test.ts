/** Lists the columns that a member may write. The database or the server sets all other columns. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'

const writable = {
  INSERT: {
    actions: 'due_on id project_id source text',
    bookmarks: 'post_id user_id',
    post_drafts: 'content id user_id',
    ai_outputs: 'id input_data metadata output_content output_type project_id',
    assumption_facts: 'assumption_id bears fact_id project_id',
    assumptions: 'id importance kind project_id source text',
    blocks: 'blocked_id blocker_id',
    comment_likes: 'comment_id user_id',
    comments: 'content id post_id user_id',
    contacts: 'company email id name next_on next_step note project_id segment stage',
    decisions: 'dossier id kind project_id reason',
    drafts: 'content name user_id',
    experiments: 'assumption_id believe due_on id measure method project_id right_if source target verify',
    facts: 'bears evidence id project_id quote said_at source_id subject text topic value',
    follows: 'follower_id following_id',
    business_plans: 'content project_id',
    mvp_plans: 'content project_id',
    decks: 'content project_id',
    forecasts: 'model project_id',
    helper_sessions: 'helper project_id state',
    interviews: 'compliments contact_id held_at id next_step project_id',
    journey_progress: 'project_id step_id',
    market_research: 'analysis data_quality industry market project_id target_customer',
    member_settings:
      'early_access first_minutes language mail mind_offer privacy quiet_notifications user_id',
    messages: 'content conversation_id id sender_id',
    mutes: 'muted_id user_id word',
    post_likes: 'post_id user_id',
    posts: 'content id image_url user_id',
    profiles:
      'avatar_url bio building company_name email full_name handle id industry links location looking_for open_to_talk user_type',
    reports: 'comment_id message_id post_id profile_id reason reporter_id text',
    sources: 'helper id kind project_id said_at text',
    startup_projects: 'description industry name user_id',
    stories: 'id image_url user_id',
    story_views: 'story_id viewer_id',
    validation_progress: 'completed data item project_id',
  },
  UPDATE: {
    actions: 'done_at due_on outcome state text',
    post_drafts: 'content id user_id',
    ai_outputs: 'metadata output_content',
    assumption_facts: 'bears',
    assumptions: 'importance kind state text',
    contacts: 'company email name next_on next_step note segment stage',
    decisions: 'reopened_at',
    drafts: 'content name user_id',
    experiments:
      'assumption_id believe decided due_on learned measure measured method observed right_if sealed_at state target verify',
    facts: 'bears beside evidence replaced_by state subject text topic value',
    business_plans: 'content restored_from version',
    mvp_plans: 'content restored_from version',
    decks: 'content restored_from version',
    forecasts: 'model restored_from version',
    helper_sessions: 'helper project_id state',
    market_research: 'analysis data_quality industry market project_id target_customer',
    member_settings:
      'early_access first_minutes language mail mind_offer privacy quiet_notifications user_id',
    messages: 'read_at',
    notifications: 'read_at',
    profiles:
      'avatar_url bio building company_name email full_name handle id industry links location looking_for open_to_talk user_type',
    share_links: 'document',
    startup_projects: 'description industry name',
    validation_progress: 'completed data item project_id',
  },
}

describe.each(quickEngines)('columns on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test.each(Object.entries(writable))(
    'CK09 SEC04 members %s exactly these columns',
    async (verb, expected) => {
      const rows = await database.run<{ table: string; columns: string }>({
        text: `select table_name as table, string_agg(column_name, ' ' order by column_name) as columns
             from information_schema.column_privileges
             where grantee = 'authenticated' and table_schema = 'public' and privilege_type = $1
             group by table_name order by table_name`,
        values: [verb],
      })
      expect(Object.fromEntries(rows.map(row => [row.table, row.columns]))).toEqual(expected)
    },
  )

  test('members have no right on a table except the rights to read, insert, update and delete rows', async () => {
    const rows = await database.run({
      text: `select table_name, privilege_type from information_schema.role_table_grants
             where grantee = 'authenticated' and table_schema = 'public'
               and privilege_type not in ('SELECT', 'DELETE')`,
    })
    expect(rows).toEqual([])
  })
})
