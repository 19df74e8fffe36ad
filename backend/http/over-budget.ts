/** The caller has used up their budget for now. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget'
  readonly retryAfterSeconds: number

  constructor(reason: string, waitMs: number) {
    super(reason)
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000))
  }
}
