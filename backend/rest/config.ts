import { callerLimits } from '../http/caller-budgets.ts'

export const txEnds = ['commit', 'commit-allow-override', 'rollback', 'rollback-allow-override'] as const
type TxEnd = (typeof txEnds)[number]

export type RestConfig = {
  /** The exposed schemas. A request that names none uses the first. */
  readonly schemas: readonly string[]
  /** Further schemas to look up unqualified names in, such as those of extensions. */
  readonly extraSearchPath: readonly string[]
  /** The largest number of rows in an answer; null for no limit. */
  readonly maxRows: number | null
  /** Whether EXPLAIN plans are shown. */
  readonly allowPlan: boolean
  /** Whether writes are committed or rolled back, and whether the request may choose. */
  readonly txEnd: TxEnd
  readonly allowAggregates: boolean
  readonly statementTimeoutMs: number
  readonly bodyLimit: number
  /** The approximate largest size of an answer: for everybody, and for the secret key. */
  readonly answerBytes: number
  readonly secretAnswerBytes: number
  /** The role that may read the description of the API. */
  readonly describedTo: string
}

export const restDefaults: RestConfig = {
  schemas: ['public'],
  extraSearchPath: ['public', 'extensions'],
  maxRows: 1000,
  allowPlan: false,
  txEnd: 'commit',
  allowAggregates: true,
  statementTimeoutMs: 8_000,
  bodyLimit: 1024 * 1024,
  answerBytes: callerLimits.answerBytes,
  secretAnswerBytes: callerLimits.secretAnswerBytes,
  describedTo: 'service_role',
}
