/** What may have to be delivered, and what it takes to decide. */
import type { Database } from '../database/database.ts'
import type { Change } from './changes.ts'
import type { Channel } from './channel.ts'
import type { Condition } from './filter.ts'
import type { Reader, Subscription } from './subscriptions.ts'
import type { Table, Tables } from './tables.ts'

/** One reader and one change: whether they may read it is asked once, however many subscriptions wait for it. */
export type Candidate = {
  readonly reader: Reader
  readonly change: Change
  readonly table: Table
  /** What PostgreSQL has to compare, and a text that is equal for equal ones. */
  readonly others: readonly Condition[]
  readonly filterKey: string
  readonly subscriptions: readonly Subscription<Channel>[]
}

export type ReaderDeps = {
  readonly database: Database
  readonly tables: Pick<Tables, 'find' | 'reach'>
  readonly raisedPolicyMs: number
  /** A filter or a policy that raised an error counts as a no for that listener, and is reported here. */
  onRaised(what: 'filter' | 'policy' | 'audience', change: Change, code: string): void
}
