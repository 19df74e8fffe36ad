import { callerLimits } from '../caller-budgets.ts'

export type RestConfig = {
  /** The schemas served; the first is meant when a request names none. */
  readonly schemas: readonly string[]
  /** Further schemas in which unqualified names are looked up, such as those of extensions. */
  readonly extraSearchPath: readonly string[]
  /** No answer has more rows than this; null for no limit. */
  readonly maxRows: number | null
  /** Whether EXPLAIN plans are shown, and whether a caller may ask for its changes to be undone. */
  readonly allowPlan: boolean
  readonly allowRollback: boolean
  readonly statementTimeoutMs: number
  readonly bodyLimit: number
  /** About how large an answer may be, for everybody and for the secret key. */
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
  allowRollback: false,
  statementTimeoutMs: 8_000,
  bodyLimit: 1024 * 1024,
  answerBytes: callerLimits.answerBytes,
  secretAnswerBytes: callerLimits.secretAnswerBytes,
  describedTo: 'service_role',
}
