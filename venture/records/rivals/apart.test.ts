import { expect, test } from 'vitest'
import type { CompetitorAnswers } from '../../../contracts/competitor-record.ts'
import { reactToRivals } from './react.ts'
import { findingsOf } from './result.ts'
import { plain, voiceIn } from './test-voice.ts'

const english = voiceIn('en')
const eur = (value: number, per: 'month' | 'once') => ({ low: value, high: value, currency: 'EUR', per })
const plan: CompetitorAnswers = {
  rivals: { rows: [{ id: 'a', name: 'Alarm One', kind: 'same' }] },
  yours: { price: eur(30, 'month'), extra: eur(120, 'once') },
  prices: { rows: [{ id: 'a', price: eur(40, 'month'), extra: eur(50, 'once') }] },
}
const said = (question: 'yours' | 'prices', answers: CompetitorAnswers) =>
  plain(reactToRivals(question, answers, english, { today: '2026-11-18', beside: null }))

test.each([undefined, { low: 1, high: 1 }])(
  'RV30 an extra that is paid once is in no month alone, and that is said (order: %o)',
  order => {
    const answers = { ...plan, yours: { ...plan.yours, order } }
    expect(said('yours', answers)).toContain('What is paid once on top is not in one month: You: EUR 120.')
    expect(said('prices', answers)).toContain('1 month with you: EUR 30; with “Alarm One”: EUR 40.')
    expect(said('prices', answers)).toContain('You: EUR 120; “Alarm One”: EUR 50.')
    expect(findingsOf(answers, english, null).sums.map(plain).join(' ')).not.toContain('+ EUR')
  },
)

test('RV30 for as many months as it is taken the extra is in the sum', () => {
  const answers = { ...plan, yours: { ...plan.yours, order: { low: 12, high: 12 } } }
  expect(said('yours', answers)).toContain('12 × EUR 30 + EUR 120 = EUR 480.')
  expect(said('prices', answers)).toContain('EUR 530')
})
