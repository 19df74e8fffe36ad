/**
 * The store for the bytes of objects. The bytes are stored under their version. It is a random id, and never a name
 * that a person chose.
 */
import type { Readable, Writable } from 'node:stream'

export type ByteRange = { readonly start: number; readonly end: number }

export interface Bytes {
  /** Stores the bytes. When this resolves, they are stored safely. If the source fails, nothing is stored. */
  write(version: string, source: AsyncIterable<Uint8Array>): Promise<{ readonly size: number }>
  /** Returns null if the version has no bytes. The range includes its last byte. */
  read(version: string, range?: ByteRange): Promise<Readable | null>
  /** Like `read`, but returns a function that writes all bytes to a response and ends it. */
  sender(version: string, range?: ByteRange): Promise<((target: Writable) => Promise<void>) | null>
  /** Removes the bytes of these versions. Returns the versions that could not be removed. */
  remove(versions: readonly string[]): Promise<readonly string[]>
  /**
   * Lists everything in the store, including unfinished uploads, so that the sweeper can find and remove bytes that
   * have no row.
   */
  list(): AsyncIterable<{ readonly version: string; readonly modifiedAt: Date }>
}

/** The error when some bytes could not be removed. The sweeper tries again. */
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
