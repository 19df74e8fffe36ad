// The bread bakery of the tests about rivals, and its replies and report in English.
import type { CompetitorAnswers, CompetitorQuestion } from '../../../contracts/competitor-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { actionsOf } from './advice.ts'
import { counterOf } from './counter.ts'
import { type Beside, toldOf } from './own.ts'
import { reactToRivals } from './react.ts'
import { findingsOf } from './result.ts'
import { plain, voiceIn } from './test-voice.ts'

export const english = voiceIn('en')
export const exact = (value: number) => ({ low: value, high: value })
export const gbp = (value: number, per: Amount['per'] = 'piece'): Amount => ({
  ...exact(value),
  currency: 'GBP',
  per,
})
export const said = (question: CompetitorQuestion, answers: CompetitorAnswers, beside: Beside = null) =>
  plain(reactToRivals(question, answers, english, beside) ?? '')
export const reportOf = (answers: CompetitorAnswers, beside: Beside = null) => {
  const given = toldOf(answers, english, beside)
  const { headline, losses, sums, rivals, confidence } = findingsOf(answers, english, beside)
  return {
    ...{ headline: plain(headline), losses: losses.map(plain), sums: sums.map(plain), confidence },
    prices: rivals.map(({ price }) => price && plain(price)),
    actions: actionsOf(given).map(plain),
    counter: plain(counterOf(given)),
  }
}

/** Bread at 4.50 apiece, with twenty pieces per order. The rivals are a shop, and baking at home. */
export const bread: CompetitorAnswers = {
  rivals: {
    rows: [
      { id: 'a', name: 'Backwerk', kind: 'same' },
      { id: 'h', name: 'baking at home', kind: 'hand' },
    ],
  },
  yours: { price: gbp(4.5), order: exact(20), extra: gbp(6, 'once') },
}
export const against = (price: number, extra = 0): CompetitorAnswers => ({
  ...bread,
  prices: { rows: [{ id: 'a', price: gbp(price), extra: gbp(extra, 'once'), known: 'saw' }] },
})
export const fights = (...rows: [string, number, number][]): CompetitorAnswers['fights'] => ({
  rows: rows.map(([id, won, lost]) => ({ id, won: exact(won), lost: exact(lost) })),
})

export const told = (
  reason: 'cheaper' | 'free' | 'trusted',
  known: 'told' | 'guess' = 'told',
): CompetitorAnswers => ({
  chosen: { rows: [{ id: 'a', reason, known }] },
})
