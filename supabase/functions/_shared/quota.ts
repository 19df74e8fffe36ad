import type { PlanId } from '../../../contracts/plans.ts'
import { plans } from '../../../contracts/plans.ts'
import type { Spent } from '../../../contracts/stream.ts'
import { serviceClient } from './clients.ts'
import { databaseFailure, FunctionError } from './function-error.ts'

type Claim = { allowed: boolean; usage_id: string | null; retry_at: string | null; have_failed?: boolean }

/**
 * Takes one AI answer from the member's quota. If none is left, throws an error that says when the next one is
 * free.
 */
export async function claimAnswer(userId: string, helper: string, plan: PlanId): Promise<string> {
  const { perMinute, perDay } = plans[plan].quota
  const { data, error } = await serviceClient().rpc('claim_ai_quota', {
    p_user: userId,
    p_helper: helper,
    p_per_minute: perMinute,
    p_per_day: perDay,
  })
  if (error) throw databaseFailure('claiming the quota', error)
  const claim = data as Claim
  if (claim.allowed && claim.usage_id) return claim.usage_id
  if (!claim.retry_at) throw new FunctionError('plan_required', 'Your plan includes no AI answers.')
  const retryAt = new Date(claim.retry_at).toISOString()
  throw new FunctionError(
    'quota_exceeded',
    describeWait(retryAt, perMinute, perDay, claim.have_failed),
    retryAt,
  )
}

/**
 * Takes from a quota other than the quota of answers. Returns null. If that quota is used up, returns the time when
 * it can be used again.
 */
export async function claimQuota(userId: string, kind: string, rows = 1): Promise<string | null> {
  const claim = { p_member: userId, p_kind: kind, p_rows: rows }
  const { data, error } = await serviceClient().rpc('claim_quota', claim)
  if (error) throw databaseFailure(`claiming ${kind}`, error)
  return data === null ? null : new Date(data as string).toISOString()
}

/**
 * Takes searches from the member's quota before they are made. The instance pays for every search, even if the
 * model of the member's own key answers.
 */
export async function maySearch(userId: string, searches = 1): Promise<boolean> {
  const retryAt = await claimQuota(userId, 'searches', searches)
  if (retryAt) console.error(JSON.stringify({ level: 'warn', event: 'search refused', retryAt }))
  return retryAt === null
}

function describeWait(retryAt: string, perMinute: number, perDay: number, haveFailed = false): string {
  const seconds = Math.max(1, Math.ceil((new Date(retryAt).getTime() - Date.now()) / 1000))
  if (haveFailed)
    return `The model failed at your last questions. Ask something else, or in other words, in ${seconds} seconds.`
  if (seconds <= 60) {
    return `That was quick: ${perMinute} answers a minute is the limit. Ask again in ${seconds} seconds.`
  }
  return `You have used your ${perDay} AI answers of the last 24 hours. The next one frees up at ${retryAt.slice(11, 16)} UTC.`
}

/** Recorded as the model of an answer that the caller stopped. Such an answer counts for the quota. */
export const stopped: Spent = { provider: 'stopped', model: '', inputTokens: 0, outputTokens: 0 }

export const together = (
  before: Spent | null,
  { provider, model, inputTokens, outputTokens }: Spent,
): Spent => ({
  provider,
  model,
  inputTokens: (before?.inputTokens ?? 0) + inputTokens,
  outputTokens: (before?.outputTokens ?? 0) + outputTokens,
})

/**
 * Gives an answer back to the member's quota, because the instance did not pay for it. A failure is only logged, so
 * that the member still gets the answer.
 */
export async function releaseAnswer(usageId: string): Promise<void> {
  const { error } = await serviceClient().from('ai_usage').delete().eq('id', usageId)
  if (error) console.error(JSON.stringify({ level: 'error', event: 'usage not released', code: error.code }))
}

type Ended = {
  /**
   * The tokens that the model used. Null if no provider was paid; then a failed answer does not count for the
   * quota.
   */
  spent: Spent | null
  isWhole: boolean
  startedAt: number
}

/** Records the tokens of an answer. A failure is only logged, so that the member still gets the answer. */
export async function finishAnswer(usageId: string, { spent, isWhole, startedAt }: Ended): Promise<void> {
  const { error } = await serviceClient().rpc('finish_ai_usage', {
    p_usage: usageId,
    p_provider: spent?.provider ?? null,
    p_model: spent?.model ?? null,
    p_input_tokens: spent?.inputTokens ?? null,
    p_output_tokens: spent?.outputTokens ?? null,
    p_ms: Math.round(performance.now() - startedAt),
    p_ok: isWhole,
  })
  if (error) console.error(JSON.stringify({ level: 'error', event: 'usage not recorded', code: error.code }))
}
