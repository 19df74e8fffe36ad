// Decides who pays for an answer. If the member has a key that works, the member pays. Otherwise the instance pays
// and counts the answer.
import type { PlanId } from '../../../contracts/plans.ts'
import type { Spent } from '../../../contracts/stream.ts'
import { noteKey, type OwnKey } from './member-key.ts'
import { claimAnswer, finishAnswer, releaseAnswer } from './quota.ts'

/** `usageId` is null if the member's own key pays. */
export type Bill = { own: OwnKey | null; usageId: string | null }

type Asked = { userId: string; own: OwnKey | null; helper: string; plan: PlanId }

export async function openBill({ userId, own, helper, plan }: Asked): Promise<Bill> {
  return { own, usageId: own?.hasAnswered ? null : await claimAnswer(userId, helper, plan) }
}

type Ended = {
  /** The tokens that the model used for a complete answer, or null if there was none. */
  spent: Spent | null
  /** The tokens that a provider was paid for although the answer is incomplete, or null if there are none. */
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
  // The model gave no answer with the member's key. Guided mode answered, or there was no answer. This counts as an
  // answer of the instance.
  return finishAnswer(usageId, { spent: spent ?? nothing, isWhole: true, startedAt })
}
