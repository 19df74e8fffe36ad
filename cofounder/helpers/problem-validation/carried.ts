// How high a score may stand by what the model itself read: what was told is not seen, and where nobody paid or
// committed, money is no commitment.
import type { Fact } from '../../../contracts/facts.ts'
import type { ValidationDimension } from '../../../contracts/results/problem-validation.ts'
import { rung } from '../../../venture/facts/evidence.ts'
import { plain } from '../../mind/ground.ts'

/** A fact as it was read, confirmed or not. */
export type Weighed = Pick<Fact, 'text' | 'quote' | 'evidence'>

const ofRung = { told: 3, trial: 3, all: 5 } as const
const seen: readonly ValidationDimension[] = ['problem', 'who', 'frequency', 'intensity', 'workaround']

/** By facts that rest on the same words: how well the best known of them is known; null where none says it. */
function bestOf(quote: string, facts: readonly Weighed[]): number | null {
  const words = ` ${plain(quote)} `
  const rungs = facts.flatMap(fact => {
    const own = ` ${plain(fact.quote ?? fact.text)} `
    const isSame = /\S \S/.test(own) && (own.includes(words) || words.includes(own))
    return isSame && fact.evidence ? [rung(fact.evidence)] : []
  })
  return rungs.length ? Math.max(...rungs) : null
}

export function mostCarried(
  { dimension, quote }: { dimension: ValidationDimension; quote: string | null },
  facts: readonly Weighed[],
): number {
  const best = quote && seen.includes(dimension) ? bestOf(quote, facts) : null
  return best !== null && best < rung('observed') ? ofRung.told : ofRung.all
}

/** By how many paid or committed without a condition; null: not said. */
export const mostMoney = (payers: number | null): number => (payers === 0 ? ofRung.trial : ofRung.all)
