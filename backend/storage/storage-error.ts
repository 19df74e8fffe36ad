/** Refusals with the messages and in the form of Supabase's storage-api, but with the correct HTTP status. */

import { DatabaseError, DatabaseUnavailable } from '../database/database.ts'
import { hasCode } from '../file-errors.ts'
import { BodyTooLarge } from '../http/body.ts'
import { CallerError } from '../http/caller.ts'
import { QueueFull } from '../http/fair-queue.ts'
import { OverBudget, waitIn } from '../http/over-budget.ts'

export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly status: number
  readonly code: string
  readonly error: string
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    { error = code, headers = {} }: { error?: string; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.error = error
    this.headers = headers
  }

  toResponse(): Response {
    const { status, code, error, message, headers } = this
    return Response.json({ statusCode: String(status), code, error, message }, { status, headers })
  }
}

export const refusals = {
  noSuchBucket: () =>
    new StorageError(404, 'NoSuchBucket', 'Bucket not found', { error: 'Bucket not found' }),
  noSuchKey: () => new StorageError(404, 'NoSuchKey', 'Object not found', { error: 'not_found' }),
  invalidKey: (key: string) => new StorageError(400, 'InvalidKey', `Invalid key: ${key.slice(0, 200)}`),
  invalidBucketName: () =>
    new StorageError(400, 'InvalidBucketName', 'Bucket name invalid', { error: 'Invalid Input' }),
  invalidRequest: (message: string) => new StorageError(400, 'InvalidRequest', message),
  accessDenied: (message = 'new row violates row-level security policy') =>
    new StorageError(403, 'AccessDenied', message, { error: 'Unauthorized' }),
  alreadyExists: (code: 'KeyAlreadyExists' | 'BucketAlreadyExists' = 'KeyAlreadyExists') =>
    new StorageError(409, code, 'The resource already exists', { error: 'Duplicate' }),
  notEmpty: () =>
    new StorageError(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty', {
      error: 'InvalidRequest',
    }),
  tooLarge: () =>
    new StorageError(413, 'EntityTooLarge', 'The object exceeded the maximum allowed size', {
      error: 'Payload too large',
    }),
  tooManyPixels: (most: number) =>
    new StorageError(413, 'EntityTooLarge', `The picture has more than ${most / 1e6} million pixels`, {
      error: 'Payload too large',
    }),
  stalled: () =>
    new StorageError(408, 'RequestTimeout', 'The upload stalled: nothing arrived for too long', {
      headers: { Connection: 'close' },
    }),
  slowDown: () =>
    new StorageError(
      429,
      'SlowDown',
      'Too many uploads or pictures at a time. Please try again in a moment',
      {
        error: 'Too many requests',
        headers: { 'Retry-After': '5' },
      },
    ),
  left: () => new StorageError(499, 'AbortedTerminate', 'The caller left'),
  wrongType: (type: string) =>
    new StorageError(415, 'InvalidMimeType', `mime type ${type} is not supported`, {
      error: 'invalid_mime_type',
    }),
  invalidRange: (size: number) =>
    new StorageError(416, 'InvalidRange', 'invalid range provided', {
      error: 'invalid_range',
      headers: { 'Content-Range': `bytes */${size}` },
    }),
  invalidToken: (message: string) => new StorageError(400, 'InvalidJWT', message),
  invalidSignature: () => new StorageError(400, 'InvalidSignature', 'Invalid signature'),
  diskFull: () => new StorageError(507, 'InsufficientStorage', 'There is no space left to store this'),
}

/** The errors for a full disk, a reached quota, or a file that is larger than the file system allows. */
const fullDisk = ['ENOSPC', 'EDQUOT', 'EFBIG']

export function toStorageError(error: unknown): StorageError | null {
  if (error instanceof StorageError) return error
  if (error instanceof CallerError) {
    return new StorageError(401, 'InvalidJWT', error.message, { error: 'Unauthorized' })
  }
  if (error instanceof DatabaseUnavailable) {
    const headers = { 'Retry-After': String(error.retryAfterSeconds) }
    return new StorageError(error.status, 'DatabaseUnavailable', 'Please try again in a moment', { headers })
  }
  if (error instanceof OverBudget) {
    const headers = { 'Retry-After': String(error.retryAfterSeconds) }
    return new StorageError(429, 'SlowDown', error.message, { headers })
  }
  if (error instanceof BodyTooLarge) return refusals.tooLarge()
  if (error instanceof QueueFull) return refusals.slowDown()
  if (error instanceof DOMException && error.name === 'AbortError') return refusals.left()
  if (error instanceof DatabaseError) return fromDatabase(error)
  if (hasCode(error, ...fullDisk)) return refusals.diskFull()
  return null
}

function fromDatabase(error: DatabaseError): StorageError | null {
  switch (error.code) {
    case '42501':
      return refusals.accessDenied(error.message)
    case '23505':
      return refusals.alreadyExists(error.table === 'buckets' ? 'BucketAlreadyExists' : 'KeyAlreadyExists')
    case '23503':
      return refusals.noSuchBucket()
    case '57014':
      return new StorageError(544, 'DatabaseTimeout', 'The connection to the database timed out')
    // A trigger limits the files of each owner. Its error message tells the caller what to do.
    case 'PT413':
      return new StorageError(413, error.code, error.message)
    case 'PT429':
      return new StorageError(429, error.code, error.message, { headers: waitIn(error.hint) })
    default:
      // The database cannot store this value: NUL, half a surrogate pair, or JSON that is nested too deep.
      return /^(?:22|54)/.test(error.code) ? refusals.invalidRequest('A value cannot be stored') : null
  }
}
