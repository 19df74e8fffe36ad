/** The changes that may be delivered, and the data to decide about each. */
import type { Database } from '../database/database.ts'
import type { Change } from './changes.ts'
import type { Channel } from './channel.ts'
import type { Condition } from './filter.ts'
import type { Reader, Subscription } from './subscriptions.ts'
import type { Table, Tables } from './tables.ts'

/**
 * One reader and one change. The database is asked once about the pair, however many subscriptions wait for
 * it.
 */
export type Candidate = {
  readonly reader: Reader
  readonly change: Change
  readonly table: Table
  /** The conditions PostgreSQL must compare, and a text that is equal for equal conditions. */
  readonly others: readonly Condition[]
  readonly filterKey: string
  readonly subscriptions: readonly Subscription<Channel>[]
}

export type ReaderDeps = {
  readonly database: Database
  readonly tables: Pick<Tables, 'find' | 'reach'>
  readonly raisedPolicyMs: number
  /** Whether anybody still listens for these, and has time left for their pattern. */
  mayCompare(candidates: readonly Candidate[]): boolean
  /** How long the pattern that these listeners asked for took. */
  onCompared(candidates: readonly Candidate[], ms: number): void
  /** A filter or policy that raises an error counts as a no for that listener. The error is reported here. */
  onRaised(what: 'filter' | 'policy' | 'audience', change: Change, code: string): void
}
