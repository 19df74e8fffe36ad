import { expect, test } from 'vitest'
import { topicNames } from '../../contracts/fact-topics.ts'
import type { FactValue } from '../../contracts/fact-values.ts'
import type { Fact } from '../../contracts/facts.ts'
import { validationQuestions, validationRecord } from '../../contracts/validation-record.ts'
import { type Draft, type DraftContext, draftOf, prefillsIn, readDraft, withUnknown } from './draft.ts'
import founders from './founders.json' with { type: 'json' }
import { prefillsOf } from './prefill.ts'
import { looseNumbers, readRange } from './read-range.ts'
import { validation } from './validation.ts'

const context = (given: Partial<DraftContext>): DraftContext => ({
  kind: validation,
  question: 'paid',
  answers: {},
  locale: 'en',
  currency: 'EUR',
  today: '2026-11-17',
  ...given,
})

test.each([
  ['23', 'en', { low: 23, high: 23, other: null }],
  ['4-6', 'en', { low: 4, high: 6, other: null }],
  ['6 bis 4', 'de', { low: 4, high: 6, other: null }],
  ['4 à 6', 'fr', { low: 4, high: 6, other: null }],
  ['~ 4 000 – 6 000', 'fr', { low: 4000, high: 6000, other: null }],
  ["S/ 1'200", 'es', { low: 1200, high: 1200, other: null }],
  ['5k', 'en', { error: 'number' }],
  ['€1,500', 'en', { low: 1500, high: 1500, other: null }],
  ['1.500', 'de', { low: 1500, high: 1500, other: null }],
  ['1,500', 'de', { low: 1.5, high: 1.5, other: { low: 1500, high: 1500 } }],
  ['1.500', 'en', { low: 1.5, high: 1.5, other: { low: 1500, high: 1500 } }],
  ['٤٦', 'ar', { low: 46, high: 46, other: null }],
  ['−3', 'en', { error: 'negative' }],
  ['-3', 'en', { error: 'negative' }],
  ['1000000000000000000', 'en', { error: 'large' }],
  ['10^18', 'en', { error: 'number' }],
  ['x'.repeat(5000), 'en', { error: 'number' }],
  ['1-2-3', 'en', { error: 'number' }],
])('RC07 the amount “%.20s” in %s is read or refused', (text, locale, wanted) => {
  expect(readRange(text, locale, { isWhole: false })).toEqual(wanted)
})

test('RC07 counts of people are whole: “1.500” is 1500 and “2.5” is refused', () => {
  expect(readRange('1.500', 'en', { isWhole: true })).toEqual({ low: 1500, high: 1500, other: null })
  expect(readRange('2.5', 'en', { isWhole: true })).toEqual({ error: 'whole' })
})

test.each(founders.founders)(
  'RC07 the saved answers of $name fill the fields again and are then read without a change',
  ({ record }) => {
    const { answers } = validationRecord.parse(record)
    for (const locale of ['en', 'de', 'fr', 'ar-EG'])
      for (const question of validationQuestions) {
        const given = context({ question, answers, locale })
        const read = readDraft(draftOf(given), given)
        expect(read.errors).toEqual({})
        expect(read.answer).toEqual(answers[question] ?? {})
      }
  },
)

test('RC08 a field appears when it is needed: payments after one payer, costs after an aim, a deposit after one order', () => {
  const shown = (question: DraftContext['question'], draft: Draft, answers: DraftContext['answers'] = {}) =>
    readDraft(draft, context({ question, answers })).fields.map(({ id }) => id)
  expect(shown('paid', {})).toEqual(['paid'])
  expect(shown('paid', { paid: '0' })).toEqual(['paid'])
  expect(shown('paid', { paid: '2-3' })).toEqual(['paid', 'each', 'since', 'still'])
  expect(shown('others', {})).toEqual(['committed', 'no'])
  expect(shown('others', { committed: '1' })).toEqual(['committed', 'deposit', 'no', 'friends'])
  expect(shown('frame', {})).toEqual(['permit', 'aim'])
  expect(shown('frame', { aim: '3000' })).toEqual(['permit', 'aim', 'serve', 'fixed'])
  expect(shown('reach', {}, { earn: { type: 'ads' } })).toContain('other')
  expect(shown('earn', { type: 'giving' })).toEqual(['type', 'price', 'people', 'cost', 'runs'])
})

test('RC08 a hidden field is not saved, an evidence mark alone is no answer, and a month in the future is refused', () => {
  const read = (draft: Draft, question: DraftContext['question'] = 'paid') =>
    readDraft(draft, context({ question }))
  expect(read({ paid: '0', each: '220', still: '4' }).answer).toEqual({ paid: { low: 0, high: 0 } })
  expect(read({ known: 'saw' }).isBlank).toBe(true)
  expect(read({ 'when.month': '12', 'when.year': '2026' }, 'problem').errors).toEqual({ when: 'future' })
  expect(read({ 'when.month': '12' }, 'problem').errors).toEqual({ when: 'both' })
  expect(read({ paid: '2', each: '49' }).errors).toEqual({ each: 'unit' })
  expect(withUnknown(read({ paid: '2' }))).toEqual({
    paid: { low: 2, high: 2 },
    each: 'unknown',
    since: 'unknown',
    still: 'unknown',
  })
})

test('RC09 the numbers in a text are offered to the founder as they were written', () => {
  expect(looseNumbers('23 kids at S/220, 5 said no, 1.500 or 2,5 h; 23 again')).toEqual([
    '23',
    '220',
    '5',
    '1.500',
    '2,5',
  ])
  expect(looseNumbers('none')).toEqual([])
})

const factOf = (given: Partial<Fact>): Fact => ({
  id: '00000000-0000-4000-8000-000000000001',
  project_id: '00000000-0000-4000-8000-000000000000',
  topic: 'price',
  subject: null,
  text: 'Told before',
  quote: null,
  value: null,
  evidence: null,
  bears: 'for',
  state: 'confirmed',
  beside: [],
  said_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-01T10:00:00Z',
  ...given,
})
const monthly = { kind: 'recurring', low: 49, high: 49, currency: 'EUR', per: 'month' } as const
const priced = factOf({ value: { kind: 'price', parts: [monthly] }, evidence: 'guess' })

const prefilled = (question: DraftContext['question'], facts: readonly Fact[], draft: Draft = {}) =>
  readDraft(draft, context({ question, prefills: shown => prefillsOf(validation, question, shown, facts) }))

test.each<[DraftContext['question'], Partial<Fact>, Draft, object]>([
  [
    'who',
    { topic: 'place', value: { kind: 'place', country: 'DE', name: 'Germany' } },
    {},
    { place: { country: 'DE', text: '' } },
  ],
  [
    'who',
    { topic: 'place', value: { kind: 'place', country: 'PE', name: 'Lima' } },
    {},
    { place: { country: 'PE', text: 'Lima' } },
  ],
  [
    'often',
    { topic: 'frequency', value: { kind: 'frequency', low: 2, high: 3, per: 'week' } },
    {},
    { often: { low: 2, high: 3, per: 'week' } },
  ],
  [
    'often',
    { topic: 'cost', value: { kind: 'money', low: 180, high: 180, currency: 'EUR', per: 'use' } },
    {},
    { money: { low: 180, high: 180, currency: 'EUR', per: 'time' } },
  ],
  [
    'often',
    { topic: 'cost', value: { kind: 'money', low: 9000, high: 9000, currency: 'EUR', per: 'year' } },
    {},
    {},
  ],
  ['earn', priced, { type: 'subscription' }, { price: { low: 49, high: 49, currency: 'EUR', per: 'month' } }],
  // A monthly price does not fit a price per piece. Without a revenue model there is no price field.
  ['earn', priced, { type: 'sale' }, {}],
  ['earn', priced, {}, {}],
  [
    'reach',
    { topic: 'reach', value: { kind: 'count', low: 340, high: 340 } },
    {},
    { there: { low: 340, high: 340 } },
  ],
  [
    'frame',
    { topic: 'aim', value: { kind: 'money', low: 3000, high: 3000, currency: 'CAD', per: 'month' } },
    {},
    { aim: { low: 3000, high: 3000, currency: 'CAD', per: 'month' } },
  ],
])('RC22 a known value fills its field on the card %s, if it fits', (question, given, draft, wanted) => {
  const { type: _chosen, ...fields } = prefilled(question, [factOf(given)], draft).answer
  const { prefilled: marks = {}, ...values } = fields
  expect(values).toEqual(wanted)
  expect(Object.keys(marks as object)).toEqual(Object.keys(wanted))
})

test('RC22 the number of payers, refusals and people met is never suggested from elsewhere', () => {
  const facts = topicNames.flatMap(topic =>
    [
      { kind: 'count', low: 9, high: 9 } as const,
      { kind: 'money', low: 49, high: 49, currency: 'EUR', per: null } as const,
      { kind: 'price', parts: [monthly] } as const,
    ].map(value => factOf({ topic, value: value as FactValue, evidence: 'paid' })),
  )
  for (const question of ['paid', 'others', 'evidence'] as const) {
    const draft = { paid: '9', committed: '2' }
    const { prefilled: marks, ...values } = prefilled(question, facts, draft).answer
    expect(marks).toBeUndefined()
    expect(Object.keys(values).filter(id => !(id in draft))).toEqual([])
  }
})

test('RC22 only the newest fact about the venture itself is suggested, and if there are several costs, none is', () => {
  const older = factOf({
    value: { kind: 'price', parts: [{ ...monthly, low: 9, high: 9 }] },
    said_at: '2026-01-01',
  })
  const draft = { type: 'subscription' }
  expect(prefilled('earn', [older, priced], draft).prefilled.price).toMatchObject({
    value: { low: 49 },
    known: 'guess',
  })
  for (const change of [{ subject: 'Schools' }, { state: 'proposed' }, { state: 'withdrawn' }] as const)
    expect(prefilled('earn', [{ ...priced, ...change }], draft).prefilled).toEqual({})
  const cost = factOf({
    topic: 'costs',
    value: { kind: 'money', low: 5, high: 5, currency: 'EUR', per: 'month' },
  })
  expect(prefilled('frame', [cost], { aim: '3000' }).answer).toHaveProperty('fixed')
  expect(prefilled('frame', [cost, { ...cost, id: 'b' }], { aim: '3000' }).answer).not.toHaveProperty('fixed')
})

test('RC22 a value that the founder changed replaces the fact, and a field that the founder emptied stays empty', () => {
  const type = 'subscription'
  expect(prefilled('earn', [priced], { type, known: 'told' }).answer).toMatchObject({
    known: 'told',
    prefilled: { price: 'guess' },
  })
  const changed = prefilled('earn', [priced], { type, price: '59' })
  expect(changed.answer).toEqual({ type, price: { low: 59, high: 59, currency: 'EUR', per: 'month' } })
  expect(changed.replaces).toEqual([priced.id])
  const emptied = prefilled('earn', [priced], { type, price: '' })
  expect(emptied).toMatchObject({ answer: { type }, replaces: [] })
})

test('RC22 if an answer with a suggested value is opened again, it is unchanged', () => {
  const { answer } = prefilled('earn', [priced], { type: 'subscription', known: 'saw' })
  const given = context({ question: 'earn', answers: { earn: answer } })
  expect(readDraft(draftOf(given), { ...given, prefills: () => prefillsIn(given) }).answer).toEqual(answer)
})
