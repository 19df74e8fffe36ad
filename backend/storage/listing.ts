/** Lists a bucket as folders and files, in the pages that storage-js reads. */

import type { Database, Session, Value } from '../database/database.ts'
import { utcText } from '../database/moments.ts'
import { type ObjectMetadata, timestamp } from './objects.ts'

type Times = { updated_at: string | null; created_at: string | null; last_accessed_at: string | null }
export type Entry = Times & { name: string; id: string | null; metadata: ObjectMetadata | null }

type ListQuery = {
  readonly prefix: string
  readonly limit: number
  readonly offset: number
  readonly search: string
  readonly column: 'name' | 'id' | 'updated_at' | 'created_at' | 'last_accessed_at'
  readonly order: 'asc' | 'desc'
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Returns the entries of one folder, folders first. */
export function listFolder(
  database: Database,
  as: Session,
  bucketId: string,
  query: ListQuery,
): Promise<Entry[]> {
  const folder = query.prefix === '' || query.prefix.endsWith('/') ? query.prefix : `${query.prefix}/`
  const sorted = query.column === 'name' ? 'name collate "C"' : query.column
  const text = `with found as (
      select substr(name, length($2::text) + 1) as rest, id, updated_at, created_at, last_accessed_at, metadata
      from storage.objects where bucket_id = $1 and name like $3
    ), entries as (
      select distinct split_part(rest, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at,
        null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
      from found where position('/' in rest) > 0 and rest ilike $4
      union all
      select rest, id, updated_at, created_at, last_accessed_at, metadata
      from found where position('/' in rest) = 0 and rest ilike $4
    ), page as (
      select * from entries
      order by id is not null, ${sorted} ${query.order}, name collate "C" limit $5::int offset $6::int
    )
    select name, id, ${timestamp('updated_at')}, ${timestamp('created_at')}, ${timestamp('last_accessed_at')}, metadata
    from page`
  const values: Value[] = [
    bucketId,
    folder,
    `${escaped(folder)}%`,
    `${escaped(query.search)}%`,
    query.limit,
    query.offset,
  ]
  return database.run<Entry>({ text, values }, { as, readOnly: true })
}

type PageQuery = {
  readonly prefix: string
  readonly limit: number
  readonly cursor: string | null
  readonly withDelimiter: boolean
  readonly exactMatch: boolean
  readonly column: 'name' | 'updated_at' | 'created_at'
  readonly order: 'asc' | 'desc'
}

type PageRow = Times & {
  key: string
  sort: string
  id: string | null
  metadata: ObjectMetadata | null
  version: string
}

/** Returns the names under a prefix, page by page. A folder counts as one entry. */
export async function listPage(database: Database, as: Session, bucketId: string, query: PageQuery) {
  const sort = query.column === 'name' ? `''` : utcText(query.column, 'microseconds')
  const beyond = query.order === 'asc' ? '>' : '<'
  const [cursorSort = null, cursorKey = null] = query.cursor ? readCursor(query.cursor) : []
  const text = `with found as (
      select name, id, updated_at, created_at, last_accessed_at, metadata, version, ${sort} as sort,
        $7::boolean and position('/' in substr(name, length($2::text) + 1)) > 0 as nested
      from storage.objects where bucket_id = $1 and (case when $8::boolean then name = $2 else name like $3 end)
    ), entries as (
      select distinct $2 || split_part(substr(name, length($2::text) + 1), '/', 1) || '/' as key, '' as sort,
        null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
        null::timestamptz as last_accessed_at, null::jsonb as metadata, null as version
      from found where nested
      union all
      select name, sort, id, updated_at, created_at, last_accessed_at, metadata, version from found where not nested
    ), page as (
      select * from entries
      where $4::text is null or (sort collate "C", key collate "C") ${beyond} ($5, $4)
      order by sort collate "C" ${query.order}, key collate "C" ${query.order} limit $6::int
    )
    select key, sort, id, version, metadata,
      ${timestamp('updated_at')}, ${timestamp('created_at')}, ${timestamp('last_accessed_at')} from page`
  const values: Value[] = [
    bucketId,
    query.prefix,
    `${escaped(query.prefix)}%`,
    cursorKey,
    cursorSort,
    query.limit + 1,
    query.withDelimiter,
    query.exactMatch,
  ]
  const rows = await database.run<PageRow>({ text, values }, { as, readOnly: true })
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const hasNext = rows.length > query.limit
  // `name` is the whole path. With a delimiter, `key` is the part of the path at this level.
  const level = query.prefix.split('/').length - 1
  const named = (name: string) => ({
    name,
    ...(query.withDelimiter ? { key: name.split('/')[level] } : {}),
  })
  return {
    hasNext,
    folders: page.filter(row => row.id === null).map(({ key }) => named(key)),
    objects: page
      .filter(row => row.id !== null)
      .map(({ sort: _, key, ...row }) => ({ ...named(key), ...row })),
    ...(hasNext && last ? { nextCursor: writeCursor(last.sort, last.key) } : {}),
  }
}

function writeCursor(sort: string, key: string): string {
  return Buffer.from(JSON.stringify([sort, key])).toString('base64url')
}

/** Reads the cursor of a page. An unknown cursor means the first page. */
function readCursor(cursor: string): [string, string] | [] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (!Array.isArray(value)) return []
    const [sort, key] = value
    return typeof sort === 'string' && typeof key === 'string' ? [sort, key] : []
  } catch {
    return []
  }
}
