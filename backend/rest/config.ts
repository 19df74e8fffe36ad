import { callerLimits } from '../http/caller-budgets.ts'

export const txEnds = ['commit', 'commit-allow-override', 'rollback', 'rollback-allow-override'] as const
type TxEnd = (typeof txEnds)[number]

export type RestConfig = {
  /** The exposed schemas. A request that names no schema uses the first one. */
  readonly schemas: readonly string[]
  /** More schemas in which a name without a schema is looked up, such as the schemas of extensions. */
  readonly extraSearchPath: readonly string[]
  /** The maximum number of rows in a reply, or null for no limit. */
  readonly maxRows: number | null
  /** If true, callers may request EXPLAIN plans. */
  readonly allowPlan: boolean
  /** Whether writes are committed or rolled back, and whether a request may choose this. */
  readonly txEnd: TxEnd
  readonly allowAggregates: boolean
  readonly statementTimeoutMs: number
  readonly bodyLimit: number
  /** The approximate maximum size of a reply. The first limit is for callers, the second for the secret key. */
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
