/** Reads and writes the rows of storage.buckets. */
import type { Database, Session, Transaction } from '../database/database.ts'
import { timestamp } from './objects.ts'

export type Bucket = {
  readonly id: string
  readonly name: string
  readonly owner: string
  readonly public: boolean
  readonly type: 'STANDARD'
  readonly file_size_limit: number | null
  readonly allowed_mime_types: readonly string[] | null
  readonly created_at: string
  readonly updated_at: string
}

/** The settings of one bucket from `storage.buckets.*` in config.toml. */
export type BucketConfig = {
  readonly id: string
  readonly public: boolean
  readonly fileSizeLimit?: number | undefined
  readonly allowedMimeTypes?: readonly string[] | undefined
}

const columns = `id, name, coalesce(owner::text, '') as owner, public, 'STANDARD' as type, file_size_limit,
  to_json(allowed_mime_types) as allowed_mime_types, ${timestamp('created_at')}, ${timestamp('updated_at')}`

/** Finds a bucket. Without a session, policies are not checked. */
export async function findBucket(database: Database, id: string, as?: Session): Promise<Bucket | null> {
  const text = `select ${columns} from storage.buckets where id = $1`
  const [bucket] = await database.run<Bucket>({ text, values: [id] }, { as, readOnly: true })
  return bucket ?? null
}

type BucketQuery = {
  readonly limit: number | null
  readonly offset: number
  readonly search: string | null
  readonly sortColumn: 'id' | 'name' | 'created_at' | 'updated_at'
  readonly sortOrder: 'asc' | 'desc'
}

export function listBuckets(database: Database, as: Session, query: BucketQuery): Promise<Bucket[]> {
  const text = `select ${columns} from storage.buckets
    where ($1::text is null or name ilike '%' || $1 || '%')
    order by storage.buckets.${query.sortColumn} ${query.sortOrder} limit $2::int offset $3::int`
  const search = query.search?.replace(/[\\%_]/g, '\\$&') ?? null
  return database.run<Bucket>({ text, values: [search, query.limit, query.offset] }, { as, readOnly: true })
}

type BucketFields = {
  readonly public: boolean
  readonly file_size_limit: number | null
  readonly allowed_mime_types: readonly string[] | null
}

export async function insertBucket(
  database: Database,
  as: Session,
  id: string,
  owner: string | null,
  fields: BucketFields,
): Promise<void> {
  await database.run(
    {
      text: `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
        values ($1, $1, $2::uuid, $2, $3, $4, $5::text[])`,
      values: [id, owner, fields.public, fields.file_size_limit, fields.allowed_mime_types],
    },
    { as },
  )
}

/** Changes a bucket. Fields that are missing keep their values. */
export async function updateBucket(
  database: Database,
  as: Session,
  id: string,
  fields: Partial<BucketFields>,
): Promise<boolean> {
  const given = (name: keyof BucketFields) => fields[name] !== undefined
  const rows = await database.run(
    {
      text: `update storage.buckets set
          public = case when $2 then $3 else public end,
          file_size_limit = case when $4 then $5::bigint else file_size_limit end,
          allowed_mime_types = case when $6 then $7::text[] else allowed_mime_types end,
          updated_at = now()
        where id = $1 returning id`,
      values: [
        id,
        given('public'),
        fields.public ?? false,
        given('file_size_limit'),
        fields.file_size_limit ?? null,
        given('allowed_mime_types'),
        fields.allowed_mime_types ?? null,
      ],
    },
    { as },
  )
  return rows.length > 0
}

export async function deleteBucket(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction.query('delete from storage.buckets where id = $1 returning id', [id])
  return rows.length > 0
}

/** Creates the buckets of config.toml. Changes existing buckets to match config.toml. */
export async function ensureBuckets(database: Database, buckets: readonly BucketConfig[]): Promise<void> {
  for (const bucket of buckets) {
    await database.run({
      text: `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
        values ($1, $1, $2, $3, $4::text[])
        on conflict (id) do update set public = excluded.public,
          file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types`,
      values: [bucket.id, bucket.public, bucket.fileSizeLimit ?? null, bucket.allowedMimeTypes ?? null],
    })
  }
}
