/** Serves members' files at `/storage/v1`, in the protocol of storage-js and Supabase's storage-api. */
import { Hono } from 'hono'
import type { BackgroundLog } from '../background.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { IdentifyCaller } from '../http/caller.ts'
import { bucketRoutes } from './bucket-routes.ts'
import { type BucketConfig, ensureBuckets } from './buckets.ts'
import type { Bytes } from './bytes/bytes.ts'
import { openDiskBytes } from './bytes/disk.ts'
import { openS3Bytes, parseS3Url } from './bytes/s3.ts'
import { cdnRoutes } from './cdn-routes.ts'
import { listRoutes } from './list-routes.ts'
import { objectRoutes } from './object-routes.ts'
import { deleteOwned } from './objects.ts'
import { createPictureWork, type PictureWork } from './picture-work.ts'
import { renderRoutes } from './render-routes.ts'
import type { StorageDeps } from './request.ts'
import { signRoutes } from './sign-routes.ts'
import { createSigning } from './signing.ts'
import { StorageError, toStorageError } from './storage-error.ts'
import { startSweeper, sweep } from './sweep.ts'
import { createTransformer } from './transformation.ts'
import { discard } from './upload.ts'
import { createUploads } from './uploads.ts'

export type StorageOptions = {
  readonly database: Database
  readonly identify: IdentifyCaller
  /** The secret from which the key for signed URLs is derived. */
  readonly secret: string
  /** The folder for bytes. It is not used if `storageUrl` names an S3 store. */
  readonly directory: string
  readonly storageUrl?: string | undefined
  readonly fileSizeLimit: number
  readonly buckets?: readonly BucketConfig[]
  /** Bytes without a row are removed when they are older than this. */
  readonly orphanAgeMs?: number
  /** An upload that sends nothing for this long counts as stalled. */
  readonly uploadIdleMs?: number
  readonly logError?: (error: unknown) => void
  readonly log?: BackgroundLog
}

export type Storage = {
  readonly app: Hono
  readonly bytes: Bytes
  /**
   * Deletes every file of a member in all buckets. The transaction deletes the rows. Call the returned function after
   * the commit, because it removes the bytes. The sweeper later removes bytes that are left.
   */
  forgetOwned(runner: Pick<Transaction, 'query'>, userId: string): Promise<() => Promise<void>>
  readonly pictureWork: PictureWork
  /** Removes bytes without a row now and returns their number. */
  sweep(minAgeMs?: number): Promise<number>
  close(): Promise<void>
}

export async function createStorage(options: StorageOptions): Promise<Storage> {
  const { database, directory, storageUrl, logError } = options
  const bytes = storageUrl ? openS3Bytes(parseS3Url(storageUrl)) : await openDiskBytes(directory)
  await ensureBuckets(database, options.buckets ?? [])
  const pictureWork = createPictureWork()
  const deps: StorageDeps = {
    database,
    bytes,
    identify: options.identify,
    fileSizeLimit: options.fileSizeLimit,
    signing: createSigning(options.secret),
    pictureWork,
    transformer: createTransformer(pictureWork),
    uploads: createUploads({ idleMs: options.uploadIdleMs }),
    logError,
  }
  const sweeping = { minAgeMs: options.orphanAgeMs ?? 15 * 60_000, onError: logError }
  const sweeper = startSweeper(database, bytes, { ...sweeping, log: options.log })

  const app = new Hono()
  app.route('/bucket', bucketRoutes(deps))
  app.route('/object', listRoutes(deps))
  app.route('/object', signRoutes(deps))
  app.route('/object', objectRoutes(deps))
  app.route('/render/image', renderRoutes(deps))
  app.route('/cdn', cdnRoutes(deps))
  app.all('*', () =>
    new StorageError(404, 'NoSuchRoute', 'Route not found', { error: 'Not Found' }).toResponse(),
  )
  app.onError(error => {
    const known = toStorageError(error)
    if (known) return known.toResponse()
    throw error
  })

  return {
    app,
    bytes,
    pictureWork,
    async forgetOwned(runner, userId) {
      const versions = await deleteOwned(runner, userId)
      return () => discard(deps, versions)
    },
    sweep: minAgeMs =>
      sweep(database, bytes, { ...sweeping, ...(minAgeMs === undefined ? {} : { minAgeMs }) }),
    close: sweeper.close,
  }
}
