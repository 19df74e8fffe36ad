// Everything of one member, read as that member: every own row and every own file, as one zip.
import type { User } from '@supabase/supabase-js'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

type Page = { data: object[] | null; error: unknown }
/** Reads the rows from the first to the last number. */
type ReadPage = (first: number, last: number) => PromiseLike<Page>

/** As many as the server gives at once. */
const pageSize = 1000
const buckets = ['avatars', 'stories'] as const

/** One reader for each kind of row, in an order that does not change while its pages are read. */
function tableReaders(userId: string): Record<string, ReadPage> {
  // The database shows a member only the own project's rows, the own conversations and the own plan.
  return {
    profile: (a, b) => supabase.from('profiles').select().eq('id', userId).order('id').range(a, b),
    project: (a, b) =>
      supabase.from('startup_projects').select().eq('user_id', userId).order('id').range(a, b),
    outputs: (a, b) => supabase.from('ai_outputs').select().order('id').range(a, b),
    market_research: (a, b) => supabase.from('market_research').select().order('project_id').range(a, b),
    journey_progress: (a, b) => supabase.from('journey_progress').select().order('step_id').range(a, b),
    validation_progress: (a, b) => supabase.from('validation_progress').select().order('item').range(a, b),
    share_links: (a, b) => supabase.from('share_links').select().order('id').range(a, b),
    facts: (a, b) => supabase.from('facts').select().order('id').range(a, b),
    sources: (a, b) => supabase.from('sources').select().order('id').range(a, b),
    assumptions: (a, b) => supabase.from('assumptions').select().order('id').range(a, b),
    assumption_facts: (a, b) =>
      supabase.from('assumption_facts').select().order('assumption_id').order('fact_id').range(a, b),
    tests: (a, b) => supabase.from('experiments').select().order('id').range(a, b),
    test_changes: (a, b) => supabase.from('experiment_changes').select().order('id').range(a, b),
    actions: (a, b) => supabase.from('actions').select().order('id').range(a, b),
    people: (a, b) => supabase.from('contacts').select().order('id').range(a, b),
    interviews: (a, b) => supabase.from('interviews').select().order('id').range(a, b),
    decisions: (a, b) => supabase.from('decisions').select().order('id').range(a, b),
    forecasts: (a, b) => supabase.from('forecasts').select().order('project_id').range(a, b),
    forecast_revisions: (a, b) => supabase.from('forecast_revisions').select().order('version').range(a, b),
    talks: (a, b) => supabase.from('helper_sessions').select().order('helper').range(a, b),
    settings: (a, b) => supabase.from('member_settings').select().order('user_id').range(a, b),
    notifications: (a, b) => supabase.from('notification_list').select().order('id').range(a, b),
    drafts: (a, b) => supabase.from('drafts').select().order('name').range(a, b),
    posts: (a, b) => supabase.from('posts').select().eq('user_id', userId).order('id').range(a, b),
    comments: (a, b) => supabase.from('comments').select().eq('user_id', userId).order('id').range(a, b),
    bookmarks: (a, b) =>
      supabase.from('bookmarks').select().eq('user_id', userId).order('post_id').range(a, b),
    post_drafts: (a, b) =>
      supabase.from('post_drafts').select().eq('user_id', userId).order('id').range(a, b),
    post_likes: (a, b) =>
      supabase.from('post_likes').select().eq('user_id', userId).order('post_id').range(a, b),
    comment_likes: (a, b) =>
      supabase.from('comment_likes').select().eq('user_id', userId).order('comment_id').range(a, b),
    following: (a, b) => supabase.from('follows').select().eq('follower_id', userId).order('id').range(a, b),
    followers: (a, b) => supabase.from('follows').select().eq('following_id', userId).order('id').range(a, b),
    conversations: (a, b) => supabase.from('conversations').select().order('id').range(a, b),
    messages: (a, b) => supabase.from('messages').select().order('id').range(a, b),
    stories: (a, b) => supabase.from('stories').select().eq('user_id', userId).order('id').range(a, b),
    stories_seen: (a, b) =>
      supabase.from('story_views').select().eq('viewer_id', userId).order('story_id').range(a, b),
    subscription: (a, b) =>
      supabase.from('subscribers').select().eq('user_id', userId).order('user_id').range(a, b),
  }
}

export async function makeOwnDataZip(user: User): Promise<Blob> {
  const tables: Record<string, object[]> = {}
  for (const [name, readPage] of Object.entries(tableReaders(user.id))) tables[name] = await readAll(readPage)
  const { id, email, created_at, last_sign_in_at, user_metadata } = user
  const data = {
    exported_at: new Date().toISOString(),
    account: { id, email, created_at, last_sign_in_at, user_metadata },
    ...tables,
  }
  const files: Zippable = { 'data.json': strToU8(JSON.stringify(data, null, 2)) }
  for (const bucket of buckets) {
    for (const path of await listFiles(bucket, user.id)) {
      const file = unwrap(await supabase.storage.from(bucket).download(path))
      // Pictures are compressed already.
      files[`${bucket}/${path}`] = [new Uint8Array(await file.arrayBuffer()), { level: 0 }]
    }
  }
  return new Blob([zipSync(files)], { type: 'application/zip' })
}

async function readAll(readPage: ReadPage): Promise<object[]> {
  const rows: object[] = []
  for (;;) {
    const page: object[] = unwrap(
      (await readPage(rows.length, rows.length + pageSize - 1)) as { data: object[]; error: null },
    )
    rows.push(...page)
    if (page.length < pageSize) return rows
  }
}

/** The paths of every file in a folder and below it. */
async function listFiles(bucket: string, folder: string): Promise<string[]> {
  const paths: string[] = []
  for (let offset = 0; ; offset += pageSize) {
    const entries = unwrap(await supabase.storage.from(bucket).list(folder, { limit: pageSize, offset }))
    for (const { id, name } of entries) {
      const path = `${folder}/${name}`
      if (id === null) paths.push(...(await listFiles(bucket, path)))
      else paths.push(path)
    }
    if (entries.length < pageSize) return paths
  }
}
