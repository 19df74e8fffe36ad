/** Rules that a database and its files must fulfil after any accident. */
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../backend/database/database.ts'

/** Each query finds rows that contradict other rows. No query may find a row. */
const contradictions = {
  'likes of a post': `select p.id from public.posts p
    where p.likes_count <> (select count(*) from public.post_likes l where l.post_id = p.id)`,
  'comments of a post': `select p.id from public.posts p
    where p.comments_count <> (select count(*) from public.comments c where c.post_id = p.id)`,
  'likes of a comment': `select c.id from public.comments c
    where c.likes_count <> (select count(*) from public.comment_likes l where l.comment_id = c.id)`,
  'posts counted for a quota': `select user_id from public.quota_usage u where kind = 'posts' and per_seconds = 0
    and rows <> (select count(*) from public.posts p where p.user_id = u.user_id)`,
  'messages counted for a quota': `select user_id from public.quota_usage u where kind = 'messages' and per_seconds = 0
    and rows <> (select count(*) from public.messages m where m.sender_id = u.user_id)`,
  'interviews counted for a quota': `select user_id from public.quota_usage u where kind = 'interviews' and per_seconds = 0
    and rows <> (select count(*) from public.interviews i join public.startup_projects s on s.id = i.project_id
      where s.user_id = u.user_id)`,
  'revisions counted for a quota': `select user_id from public.quota_usage u where kind = 'forecast_revisions'
    and per_seconds = 0 and rows <> (select count(*) from public.forecast_revisions r
      join public.startup_projects s on s.id = r.project_id where s.user_id = u.user_id)`,
  'a version without its revision': `select project_id from public.forecasts f where restored_from is not null
    and version <> 1 + (select count(*) from public.forecast_revisions r where r.project_id = f.project_id)`,
  'a notification of nobody': `select id from public.notifications n where kind <> 'moderation'
    and not exists (select from private.notification_actors a where a.notification_id = n.id)`,
  'a message twice': 'select content from public.messages group by content having count(*) > 1',
  'a post twice': 'select content from public.posts group by content having count(*) > 1',
  'a comment twice': 'select content from public.comments group by content having count(*) > 1',
  'an account without its profile': `select id from auth.users u
    where not exists (select from public.profiles p where p.id = u.id)`,
  'an account without one project': `select id from auth.users u
    where (select count(*) from public.startup_projects s where s.user_id = u.id) <> 1`,
  'an account without its identity': `select id from auth.users u
    where not exists (select from auth.identities i where i.user_id = u.id)`,
  'a session nobody can refresh': `select id from auth.sessions s
    where not exists (select from auth.refresh_tokens t where t.session_id = s.id and not t.revoked)`,
  'a file of nobody': `select name from storage.objects o
    where o.owner_id is not null and not exists (select from auth.users u where u.id::text = o.owner_id)`,
}

export async function findContradictions(database: Database): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [name, text] of Object.entries(contradictions)) {
    const rows = await database.run({ text })
    if (rows.length > 0) found[name] = rows.slice(0, 5)
  }
  return found
}

export async function contentsOf(database: Database, table: string): Promise<string[]> {
  const rows = await database.run<{ content: string }>({ text: `select content from public.${table}` })
  return rows.map(({ content }) => content)
}

async function filesIn(dataDir: string) {
  const entries = await readdir(join(dataDir, 'storage'), { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile())
}

/** Lists the files of stored versions on the disk, including unfinished files. */
export async function versionsOnDisk(dataDir: string): Promise<string[]> {
  return (await filesIn(dataDir)).map(({ name }) => name).sort()
}

export async function versionsInRows(database: Database): Promise<string[]> {
  const rows = await database.run<{ version: string }>({ text: 'select version from storage.objects' })
  return rows.map(({ version }) => version).sort()
}

/**
 * Makes all files an hour old. The sweep does not remove a young file, because it may belong to an unfinished
 * upload.
 */
export async function ageFiles(dataDir: string): Promise<void> {
  const hourAgo = Date.now() / 1000 - 3600
  for (const { parentPath, name } of await filesIn(dataDir))
    await utimes(join(parentPath, name), hourAgo, hourAgo)
}
