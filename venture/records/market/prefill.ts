// Suggested values for "Your numbers". They come from facts, else from the cards of the problem validation.
import type { Fact } from '../../../contracts/facts.ts'
import type { MarketCard } from '../../../contracts/market-record.ts'
import type { ValidationAnswers, ValidationQuestion } from '../../../contracts/validation-record.ts'
import type { FormField } from '../fields.ts'
import type { RecordKind } from '../kind.ts'
import { withPaid } from '../paid.ts'
import { earnPrefills, fit, fromAnswer, type Prefills, prefillsOf, withUnits } from '../prefill.ts'

type Elsewhere = { facts: readonly Fact[]; validation: ValidationAnswers | null }

const topics: RecordKind['prefills'] = {
  many: { place: { topic: 'place', fit: fit.place }, buyers: { topic: 'buyers', fit: fit.count } },
  earn: earnPrefills,
  far: { aim: { topic: 'aim', fit: fit.money } },
}

/** For each card: the question of the problem validation that has the same fields. */
const sameCard: Readonly<Partial<Record<MarketCard, { question: ValidationQuestion; ids?: string[] }>>> = {
  many: { question: 'who', ids: ['place'] },
  earn: { question: 'earn' },
  far: { question: 'frame', ids: ['aim', 'serve', 'fixed'] },
}

/** The founder decides these values (place, aim, own costs), so they need no evidence. */
const decided = ['place', 'type', 'aim', 'serve', 'fixed', 'new']

export function marketPrefills(
  card: MarketCard,
  fields: readonly FormField[],
  { facts, validation }: Elsewhere,
): Prefills {
  const same = sameCard[card]
  const asked = fields.flatMap(({ id }) => (same && (same.ids?.includes(id) ?? true) ? [[id, id]] : []))
  const before = same && validation?.[same.question]
  const sent = fromAnswer('problem-validation', before, Object.fromEntries(asked))
  // A fact wins, because the founder may have corrected it. Without a fact, the sent value is used.
  const found = prefillsOf({ prefills: topics, hasKnown: () => true }, card, fields, facts)
  const merged = { ...sent, ...withUnits(found, sent) }
  const paid = card === 'earn' ? withPaid(merged, validation) : merged
  return Object.fromEntries(
    Object.entries(paid).map(([id, one]) => [id, { ...one, isClaim: !decided.includes(id) }]),
  )
}
