// Every table with rows that belong to a member, and how to read these rows. A test compares this list with the
// tables in the database.
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../../contracts/database.generated.ts'
import type { List } from '../../lib/read-all.ts'

type Schema = Database['public']
type OwnTable = {
  readonly table: keyof Schema['Tables'] | keyof Schema['Views']
  /** The column with the member's id. If missing, the table's policies let members read only their own rows. */
  readonly of?: string
  /** Columns that give an order that stays the same while the pages are read. */
  readonly order: readonly string[]
}

export const ownTables = {
  profile: { table: 'profiles', of: 'id', order: ['id'] },
  project: { table: 'startup_projects', of: 'user_id', order: ['id'] },
  outputs: { table: 'ai_outputs', order: ['id'] },
  market_research: { table: 'market_research', order: ['project_id'] },
  journey_progress: { table: 'journey_progress', order: ['step_id'] },
  validation_progress: { table: 'validation_progress', order: ['item'] },
  share_links: { table: 'share_links', order: ['id'] },
  facts: { table: 'facts', order: ['id'] },
  sources: { table: 'sources', order: ['id'] },
  assumptions: { table: 'assumptions', order: ['id'] },
  assumption_facts: { table: 'assumption_facts', order: ['assumption_id', 'fact_id'] },
  tests: { table: 'experiments', order: ['id'] },
  test_changes: { table: 'experiment_changes', order: ['id'] },
  actions: { table: 'actions', order: ['id'] },
  people: { table: 'contacts', order: ['id'] },
  interviews: { table: 'interviews', order: ['id'] },
  decisions: { table: 'decisions', order: ['id'] },
  forecasts: { table: 'forecasts', order: ['project_id'] },
  forecast_revisions: { table: 'forecast_revisions', order: ['version'] },
  decks: { table: 'decks', order: ['project_id'] },
  deck_revisions: { table: 'deck_revisions', order: ['version'] },
  business_plans: { table: 'business_plans', order: ['project_id'] },
  business_plan_revisions: { table: 'business_plan_revisions', order: ['version'] },
  mvp_plans: { table: 'mvp_plans', order: ['project_id'] },
  mvp_plan_revisions: { table: 'mvp_plan_revisions', order: ['version'] },
  talks: { table: 'helper_sessions', order: ['helper'] },
  settings: { table: 'member_settings', order: ['user_id'] },
  notifications: { table: 'notification_list', order: ['id'] },
  drafts: { table: 'drafts', order: ['name'] },
  posts: { table: 'posts', of: 'user_id', order: ['id'] },
  comments: { table: 'comments', of: 'user_id', order: ['id'] },
  bookmarks: { table: 'bookmarks', order: ['post_id'] },
  post_drafts: { table: 'post_drafts', order: ['id'] },
  post_likes: { table: 'post_likes', of: 'user_id', order: ['post_id'] },
  comment_likes: { table: 'comment_likes', of: 'user_id', order: ['comment_id'] },
  following: { table: 'follows', of: 'follower_id', order: ['id'] },
  followers: { table: 'follows', of: 'following_id', order: ['id'] },
  blocks: { table: 'blocks', order: ['blocked_id'] },
  mutes: { table: 'mutes', order: ['id'] },
  reports: { table: 'reports', order: ['id'] },
  conversations: { table: 'conversations', order: ['id'] },
  messages: { table: 'messages', order: ['id'] },
  evidence_requests: { table: 'evidence_requests', order: ['comment_id'] },
  stories: { table: 'stories', of: 'user_id', order: ['id'] },
  stories_seen: { table: 'story_views', of: 'viewer_id', order: ['story_id'] },
  subscription: { table: 'subscribers', order: ['user_id'] },
  usage: { table: 'quota_usage', order: ['kind', 'per_seconds'] },
} as const satisfies Record<string, OwnTable>

/** Reads the member's rows of one table, with the member's own rights. */
export function listOwn(
  client: SupabaseClient<Database>,
  { table, of, order }: OwnTable,
  userId: string,
): List<object> {
  return counted => {
    // The types of one table are used for all tables. The columns are checked above.
    const rows = client.from(table as 'profiles').select('*', counted)
    const own = of === undefined ? rows : rows.eq(of, userId)
    return order.reduce((ordered, column) => ordered.order(column), own)
  }
}
