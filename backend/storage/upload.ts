/** Handles an upload: checks the policies, receives the bytes, and then writes the row of the object. */
import type { Context } from 'hono'
import { DatabaseError, DatabaseUnavailable, type Session } from '../database/database.ts'
import { findBucket } from './buckets.ts'
import { BytesResist, isVersion } from './bytes/bytes.ts'
import type { ObjectPath } from './names.ts'
import { type ObjectMetadata, probeInsert, putObject } from './objects.ts'
import { type Received, type Rules, receive } from './receive.ts'
import { leavingOf, type StorageDeps } from './request.ts'
import { refusals } from './storage-error.ts'
import { openUpload } from './upload-body.ts'

/** Without a session, the upload uses a signed URL. It then has the rights of the caller who signed the URL. */
type Uploader = {
  readonly session?: Session
  readonly owner: string | null
  readonly isUpsert: boolean
}

export async function rulesOf({ database, fileSizeLimit }: StorageDeps, bucketId: string): Promise<Rules> {
  const bucket = await findBucket(database, bucketId)
  if (!bucket) throw refusals.noSuchBucket()
  const sizeLimit = Math.min(bucket.file_size_limit ?? fileSizeLimit, fileSizeLimit)
  return { sizeLimit, allowedTypes: bucket.allowed_mime_types }
}

export async function uploadObject(
  c: Context,
  deps: StorageDeps,
  target: ObjectPath,
  uploader: Uploader,
): Promise<{ Id: string; Key: string }> {
  const signal = leavingOf(c)
  const leave = await deps.uploads.enter(uploader.owner, signal)
  return takeUpload(c, deps, target, uploader, signal).finally(leave)
}

async function takeUpload(
  c: Context,
  deps: StorageDeps,
  target: ObjectPath,
  { session, owner, isUpsert }: Uploader,
  signal: AbortSignal,
): Promise<{ Id: string; Key: string }> {
  const { database } = deps
  const probe = { ...target, owner, version: '', metadata: null, userMetadata: null }
  // Both queries run at the same time, but a missing bucket is reported before a missing permission.
  const asked = [rulesOf(deps, target.bucketId), probeInsert(database, session, probe, isUpsert)] as const
  await Promise.allSettled(asked)
  const [rules] = await Promise.all(asked)

  const upload = await openUpload(c, deps.uploads.idleMs)
  let received: Received | null = null
  try {
    received = await receive(deps, rules, { ...upload, memberId: owner, signal })
    const { userMetadata, ...fields } = await upload.fields()
    const object = {
      ...target,
      owner,
      version: received.version,
      metadata: metadataOf(received, fields.cacheControl, fields.contentEncoding),
      userMetadata,
    }
    const { id, replaced } = await putObject(database, session, object, isUpsert)
    if (replaced) await discard(deps, [replaced])
    return { Id: id, Key: `${target.bucketId}/${target.name}` }
  } catch (error) {
    upload.abandon()
    if (received) await discardUnlessDoubtful(deps, received.version, error)
    throw error
  }
}

/**
 * Removes the bytes at once if their row was refused. If the connection was lost, the row may exist. Then the bytes
 * stay, and the sweeper removes them if there is no row.
 */
export async function discardUnlessDoubtful(
  deps: StorageDeps,
  version: string,
  error: unknown,
): Promise<void> {
  const isDoubtful =
    error instanceof DatabaseUnavailable || (error instanceof DatabaseError && error.code === '57014')
  if (!isDoubtful) await discard(deps, [version])
}

export function metadataOf(
  { version, size, mimetype }: Received,
  cacheControl: string,
  contentEncoding: string | null,
): ObjectMetadata {
  return {
    eTag: `"${version}"`,
    size,
    mimetype,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
    ...(contentEncoding ? { contentEncoding } : {}),
  }
}

/**
 * Removes the bytes of deleted rows. Bytes that cannot be removed now are removed later by the sweeper. A row that
 * was created with SQL may have no bytes.
 */
export async function discard(
  { bytes, transformer, logError }: StorageDeps,
  versions: readonly (string | null)[],
): Promise<void> {
  const stored = versions.flatMap(version => (version && isVersion(version) ? version : []))
  for (const version of stored) transformer.forget(version)
  const resisting = await bytes.remove(stored)
  if (resisting.length > 0) logError?.(new BytesResist(resisting.length))
}
