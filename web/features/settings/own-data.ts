// Everything of one member, read as that member: every own row and every own file, as one zip.
import type { User } from '@supabase/supabase-js'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { unwrap } from '../../lib/errors.ts'
import { type List, readAll } from '../../lib/read-all.ts'
import { supabase } from '../../lib/supabase.ts'

/** As many as the server gives at once. */
const pageSize = 1000
const buckets = ['avatars', 'stories'] as const

/** One list for each kind of row, in an order that does not change while its pages are read. */
function tableLists(userId: string): Record<string, List<object>> {
  // The database shows a member only the own project's rows, the own conversations and the own plan.
  return {
    profile: counted => supabase.from('profiles').select('*', counted).eq('id', userId).order('id'),
    project: counted =>
      supabase.from('startup_projects').select('*', counted).eq('user_id', userId).order('id'),
    outputs: counted => supabase.from('ai_outputs').select('*', counted).order('id'),
    market_research: counted => supabase.from('market_research').select('*', counted).order('project_id'),
    journey_progress: counted => supabase.from('journey_progress').select('*', counted).order('step_id'),
    validation_progress: counted => supabase.from('validation_progress').select('*', counted).order('item'),
    share_links: counted => supabase.from('share_links').select('*', counted).order('id'),
    facts: counted => supabase.from('facts').select('*', counted).order('id'),
    sources: counted => supabase.from('sources').select('*', counted).order('id'),
    assumptions: counted => supabase.from('assumptions').select('*', counted).order('id'),
    assumption_facts: counted =>
      supabase.from('assumption_facts').select('*', counted).order('assumption_id').order('fact_id'),
    tests: counted => supabase.from('experiments').select('*', counted).order('id'),
    test_changes: counted => supabase.from('experiment_changes').select('*', counted).order('id'),
    actions: counted => supabase.from('actions').select('*', counted).order('id'),
    people: counted => supabase.from('contacts').select('*', counted).order('id'),
    interviews: counted => supabase.from('interviews').select('*', counted).order('id'),
    decisions: counted => supabase.from('decisions').select('*', counted).order('id'),
    forecasts: counted => supabase.from('forecasts').select('*', counted).order('project_id'),
    forecast_revisions: counted => supabase.from('forecast_revisions').select('*', counted).order('version'),
    talks: counted => supabase.from('helper_sessions').select('*', counted).order('helper'),
    settings: counted => supabase.from('member_settings').select('*', counted).order('user_id'),
    notifications: counted => supabase.from('notification_list').select('*', counted).order('id'),
    drafts: counted => supabase.from('drafts').select('*', counted).order('name'),
    posts: counted => supabase.from('posts').select('*', counted).eq('user_id', userId).order('id'),
    comments: counted => supabase.from('comments').select('*', counted).eq('user_id', userId).order('id'),
    bookmarks: counted =>
      supabase.from('bookmarks').select('*', counted).eq('user_id', userId).order('post_id'),
    post_drafts: counted =>
      supabase.from('post_drafts').select('*', counted).eq('user_id', userId).order('id'),
    post_likes: counted =>
      supabase.from('post_likes').select('*', counted).eq('user_id', userId).order('post_id'),
    comment_likes: counted =>
      supabase.from('comment_likes').select('*', counted).eq('user_id', userId).order('comment_id'),
    following: counted => supabase.from('follows').select('*', counted).eq('follower_id', userId).order('id'),
    followers: counted =>
      supabase.from('follows').select('*', counted).eq('following_id', userId).order('id'),
    conversations: counted => supabase.from('conversations').select('*', counted).order('id'),
    messages: counted => supabase.from('messages').select('*', counted).order('id'),
    evidence_requests: counted => supabase.from('evidence_requests').select('*', counted).order('comment_id'),
    stories: counted => supabase.from('stories').select('*', counted).eq('user_id', userId).order('id'),
    stories_seen: counted =>
      supabase.from('story_views').select('*', counted).eq('viewer_id', userId).order('story_id'),
    subscription: counted =>
      supabase.from('subscribers').select('*', counted).eq('user_id', userId).order('user_id'),
  }
}

export async function makeOwnDataZip(user: User): Promise<Blob> {
  const tables: Record<string, object[]> = {}
  for (const [name, list] of Object.entries(tableLists(user.id))) tables[name] = await readAll(list)
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
