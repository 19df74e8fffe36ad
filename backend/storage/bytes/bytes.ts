/**
 * The store for the bytes of objects. The key is the version, a random id, never a name that a person chose.
 */
import type { Readable, Writable } from 'node:stream'

export type ByteRange = { readonly start: number; readonly end: number }

export interface Bytes {
  /** The bytes are durable when this returns. If the source fails, nothing remains. */
  write(version: string, source: AsyncIterable<Uint8Array>): Promise<{ readonly size: number }>
  /** Null when the version has no bytes. The range is inclusive. */
  read(version: string, range?: ByteRange): Promise<Readable | null>
  /** Like `read`, for a response: the returned function writes all bytes to the target and ends it. */
  sender(version: string, range?: ByteRange): Promise<((target: Writable) => Promise<void>) | null>
  /** Removes what it can and returns the versions that could not be removed. */
  remove(versions: readonly string[]): Promise<readonly string[]>
  /** Lists everything in the store, finished or not, for the sweeper. */
  list(): AsyncIterable<{ readonly version: string; readonly modifiedAt: Date }>
}

/** Some bytes without a row could not be removed. The sweeper tries again. */
export class BytesResist extends Error {
  override readonly name = 'BytesResist'
  constructor(count: number) {
    super(`${count} stored files could not be removed; the next sweep tries again`)
  }
}

const versionPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isVersion(text: string): boolean {
  return versionPattern.test(text)
}
