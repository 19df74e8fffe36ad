// Who pays for an answer: the instance, which counts it, or the member's own key, as long as it answers.
import type { PlanId } from '../../../contracts/plans.ts'
import type { Spent } from '../../../contracts/stream.ts'
import { noteKey, type OwnKey } from './member-key.ts'
import { claimAnswer, finishAnswer, releaseAnswer } from './quota.ts'

/** `usageId` is null where the member's own key pays. */
export type Bill = { own: OwnKey | null; usageId: string | null }

type Asked = { userId: string; own: OwnKey | null; helper: string; plan: PlanId }

export async function openBill({ userId, own, helper, plan }: Asked): Promise<Bill> {
  return { own, usageId: own?.hasAnswered ? null : await claimAnswer(userId, helper, plan) }
}

type Ended = {
  /** Null where no whole answer came of it. */
  spent: Spent | null
  /** What a provider gave until then; null where it gave nothing. */
  paid: Spent | null
  startedAt: number
}

const nothing: Spent = { provider: 'own key', model: '', inputTokens: 0, outputTokens: 0 }

export async function closeBill({ own, usageId }: Bill, { spent, paid, startedAt }: Ended): Promise<void> {
  const hasAnswered = paid !== null
  if (own && own.hasAnswered !== hasAnswered) await noteKey(own, hasAnswered)
  if (!usageId) return
  if (!own) return finishAnswer(usageId, { spent: spent ?? paid, isWhole: spent !== null, startedAt })
  if (hasAnswered) return releaseAnswer(usageId)
  // For a key that gives nothing guided mode answers, or somebody waited for it: that is one of the instance's answers.
  return finishAnswer(usageId, { spent: spent ?? nothing, isWhole: true, startedAt })
}
