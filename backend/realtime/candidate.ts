/** The changes that may be delivered, and the data that decides about each of them. */
import type { Database } from '../database/database.ts'
import type { Change } from './changes.ts'
import type { Channel } from './channel.ts'
import type { Condition } from './filter.ts'
import type { Reader, Subscription } from './subscriptions.ts'
import type { Table, Tables } from './tables.ts'

/**
 * One reader and one change. The database is asked once whether the reader may read the change, even if many
 * subscriptions wait for the answer.
 */
export type Candidate = {
  readonly reader: Reader
  readonly change: Change
  readonly table: Table
  /** The conditions that PostgreSQL must compare. `filterKey` is the same text for equal conditions. */
  readonly others: readonly Condition[]
  readonly filterKey: string
  readonly subscriptions: readonly Subscription<Channel>[]
}

export type ReaderDeps = {
  readonly database: Database
  readonly tables: Pick<Tables, 'find' | 'reach'>
  readonly raisedPolicyMs: number
  /** Returns whether a channel still waits for these candidates and its address has time left for patterns. */
  mayCompare(candidates: readonly Candidate[]): boolean
  /** Called after the pattern of these listeners was compared. `ms` is the time that the comparison took. */
  onCompared(candidates: readonly Candidate[], ms: number): void
  /** Reports that a filter or policy raised an error. The listener then does not get the change. */
  onRaised(what: 'filter' | 'policy' | 'audience', change: Change, code: string): void
}
