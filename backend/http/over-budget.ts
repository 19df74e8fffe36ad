/** The error for a caller that has used up its budget. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget'
  readonly retryAfterSeconds: number

  constructor(reason: string, waitMs: number) {
    super(reason)
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000))
  }
}

/** Reads how many seconds to wait from the hint of a database error (PT429): `Try again in 9 seconds.` */
export function waitIn(hint: string | undefined): { 'Retry-After': string } {
  return { 'Retry-After': /\bin (\d+) seconds?\b/.exec(hint ?? '')?.[1] ?? '5' }
}
