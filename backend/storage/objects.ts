/** Reads and writes the rows of storage.objects in the caller's session. */

import { randomUUID } from 'node:crypto'
import type { Database, Session, Transaction } from '../database/database.ts'
import { utcText } from '../database/moments.ts'
import type { ObjectPath } from './names.ts'
import { refusals } from './storage-error.ts'

export type ObjectMetadata = {
  readonly eTag: string
  readonly size: number
  readonly mimetype: string
  readonly cacheControl: string
  readonly lastModified: string
  readonly contentLength: number
  readonly httpStatusCode: 200
  readonly contentEncoding?: string
}

export type StoredObject = {
  readonly id: string
  readonly name: string
  readonly bucket_id: string
  readonly version: string
  readonly owner_id: string | null
  readonly metadata: ObjectMetadata
  readonly user_metadata: Record<string, unknown> | null
  readonly created_at: string
  readonly updated_at: string
  readonly last_accessed_at: string
}

/** Returns SQL that prints a time as storage-api does, which is the format of JavaScript. */
export function timestamp(column: string): string {
  const name = column.replace(/^.*\./, '')
  return `${utcText(column, 'milliseconds')} as ${name}`
}

const columns = `o.id, o.name, o.bucket_id, o.version, o.owner_id, o.metadata, o.user_metadata,
  ${timestamp('o.created_at')}, ${timestamp('o.updated_at')}, ${timestamp('o.last_accessed_at')}`

export async function findObject(
  database: Database,
  as: Session | undefined,
  bucketId: string,
  name: string,
): Promise<StoredObject | null> {
  const text = `select ${columns} from storage.objects o where o.bucket_id = $1 and o.name = $2`
  const [object] = await database.run<StoredObject>(
    { text, values: [bucketId, name] },
    { as, readOnly: true },
  )
  return object?.version ? object : null
}

/** Finds an object in a public bucket, which every caller may read. */
export async function findPublicObject(
  database: Database,
  bucketId: string,
  name: string,
): Promise<StoredObject | null> {
  const text = `select ${columns} from storage.objects o join storage.buckets b on b.id = o.bucket_id
    where o.bucket_id = $1 and o.name = $2 and b.public`
  const [object] = await database.run<StoredObject>({ text, values: [bucketId, name] }, { readOnly: true })
  return object?.version ? object : null
}

export async function visibleNames(
  database: Database,
  as: Session,
  bucketId: string,
  names: readonly string[],
): Promise<Set<string>> {
  const text = 'select name from storage.objects where bucket_id = $1 and name = any($2)'
  const rows = await database.run<{ name: string }>(
    { text, values: [bucketId, names] },
    { as, readOnly: true },
  )
  return new Set(rows.map(row => row.name))
}

type NewObject = {
  readonly bucketId: string
  readonly name: string
  readonly owner: string | null
  readonly version: string
  readonly metadata: ObjectMetadata | null
  readonly userMetadata: Record<string, unknown> | null
}

const insertText = `insert into storage.objects
    (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1, $2, $3, $4::uuid, $4, $5, $6::jsonb, $7::jsonb)`
const keepText = `${insertText} on conflict (bucket_id, name) do nothing`
const replaceText = `${insertText}
  on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
    version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata,
    updated_at = now(), last_accessed_at = now()`

function insertValues(id: string, object: NewObject) {
  const { bucketId, name, owner, version, metadata, userMetadata } = object
  const json = (value: object | null) => (value ? JSON.stringify(value) : null)
  return [id, bucketId, name, owner, version, json(metadata), json(userMetadata)]
}

/** Checks, before any byte of the upload is read, whether the policies allow it. Writes nothing. */
export async function probeInsert(
  database: Database,
  as: Session | undefined,
  object: NewObject,
  isUpsert: boolean,
): Promise<void> {
  const statement = {
    text: isUpsert ? replaceText : insertText,
    values: insertValues(randomUUID(), object),
  }
  await database.run(statement, { as, decide: () => 'rollback' })
}

/** Writes the row of an upload whose bytes are stored. Returns the id, and the version that the upload replaced. */
export function putObject(
  database: Database,
  as: Session | undefined,
  object: NewObject,
  isUpsert: boolean,
): Promise<{ id: string; replaced: string | null }> {
  return database.transaction({ as }, async transaction => {
    const id = randomUUID()
    // The statement has no `returning`, so that an upload needs no policy for select.
    await transaction.query(isUpsert ? keepText : insertText, insertValues(id, object))
    if (!isUpsert) return { id, replaced: null }
    // The insert comes first, so that the triggers of the insert take their locks before the row is locked. In the
    // other order, an upload and the deletion of its owner could wait for each other forever.
    const kept = await lockObject(transaction, object.bucketId, object.name)
    if (kept?.id === id) return { id, replaced: null }
    await transaction.query(replaceText, insertValues(id, object))
    return { id: kept?.id ?? id, replaced: kept?.version ?? null }
  })
}

async function lockObject(transaction: Transaction, bucketId: string, name: string) {
  const text = 'select id, version from storage.objects where bucket_id = $1 and name = $2 for update'
  const [row] = await transaction.query<{ id: string; version: string | null }>(text, [bucketId, name])
  return row ?? null
}

/** Moves a row. The bytes keep their version, unless `renewed` gives a new version. */
export async function moveObject(
  database: Database,
  as: Session,
  object: StoredObject,
  to: ObjectPath,
  renewed: { readonly version: string; readonly metadata: ObjectMetadata } | null,
): Promise<void> {
  const rows = await database.run(
    {
      text: `update storage.objects set bucket_id = $3, name = $4, updated_at = now(),
          version = coalesce($5, version), metadata = coalesce($6::jsonb, metadata)
        where id = $1 and version = $2 returning id`,
      values: [
        object.id,
        object.version,
        to.bucketId,
        to.name,
        renewed?.version ?? null,
        renewed ? JSON.stringify(renewed.metadata) : null,
      ],
    },
    { as },
  )
  if (rows.length === 0) throw refusals.accessDenied()
}

/**
 * Removes the objects that the policies allow the caller to delete. If an entry has a version, removes only that
 * version.
 */
export function deleteObjects(
  database: Database,
  as: Session | undefined,
  bucketId: string,
  entries: readonly { readonly name: string; readonly version: string | null }[],
): Promise<StoredObject[]> {
  const text = `delete from storage.objects o
    using unnest($2::text[], $3::text[]) as wanted (name, version)
    where o.bucket_id = $1 and o.name = wanted.name and (wanted.version is null or o.version = wanted.version)
    returning ${columns}`
  const values = [bucketId, entries.map(entry => entry.name), entries.map(entry => entry.version)]
  return database.run<StoredObject>({ text, values }, { as })
}

/** Deletes some of the objects in a bucket, so that each statement takes a short time. Returns their versions. */
export async function deleteSome(
  database: Database,
  as: Session | undefined,
  bucketId: string,
): Promise<string[]> {
  const text = `delete from storage.objects where id in
    (select id from storage.objects where bucket_id = $1 limit 500) returning version`
  const rows = await database.run<{ version: string }>({ text, values: [bucketId] }, { as })
  return rows.map(row => row.version)
}

/** Deletes the rows of every object of one member, in all buckets. Returns their versions. */
export async function deleteOwned({ query }: Pick<Transaction, 'query'>, ownerId: string): Promise<string[]> {
  const text = 'delete from storage.objects where owner_id = $1 returning version'
  const rows = await query<{ version: string | null }>(text, [ownerId])
  return rows.flatMap(({ version }) => version ?? [])
}
