// How high a score may stand on the words it rests on: what was told is not seen, and a yes with a condition is no
// commitment, whatever a model makes of it.
import type { Fact } from '../../../contracts/facts.ts'
import type { ValidationDimension } from '../../../contracts/results/problem-validation.ts'
import { rung } from '../../../venture/facts/evidence.ts'
import { paymentIn } from '../../guide/payers.ts'
import type { Language } from '../../language/recognise.ts'
import { plain } from '../../mind/ground.ts'

/** A fact as it was read, confirmed or not. */
export type Weighed = Pick<Fact, 'text' | 'quote' | 'evidence'>

const ofRung = { wouldPay: 2, told: 3, trial: 3, all: 5 } as const
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
  language: Language,
): number {
  if (!quote) return ofRung.all
  const best = bestOf(quote, facts)
  if (dimension === 'money') {
    const payment = paymentIn(quote, language)
    if (payment === 'conditional') return ofRung.wouldPay
    return payment === null && best !== null && best < rung('committed') ? ofRung.trial : ofRung.all
  }
  return seen.includes(dimension) && best !== null && best < rung('observed') ? ofRung.told : ofRung.all
}
