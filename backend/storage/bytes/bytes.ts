/** Where the bytes of objects lie. They are kept by version, a random id, never under a name a person chose. */
import type { Readable, Writable } from 'node:stream'

export type ByteRange = { readonly start: number; readonly end: number }

export interface Bytes {
  /** Durable once it returns. If the source fails, nothing remains. */
  write(version: string, source: AsyncIterable<Uint8Array>): Promise<{ readonly size: number }>
  /** Null when there are none. The range is inclusive. */
  read(version: string, range?: ByteRange): Promise<Readable | null>
  /** The same for a response: called with it, the function writes everything and ends it. */
  sender(version: string, range?: ByteRange): Promise<((target: Writable) => Promise<void>) | null>
  /** Returns the versions that could not be removed; the others are removed all the same. */
  remove(versions: readonly string[]): Promise<readonly string[]>
  /** Everything kept, finished or not, for the sweeper. */
  list(): AsyncIterable<{ readonly version: string; readonly modifiedAt: Date }>
}

/** Bytes without a row that are still there. The sweeper tries again. */
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
