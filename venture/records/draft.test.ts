import { expect, test } from 'vitest'
import { validationQuestions, validationRecord } from '../../contracts/validation-record.ts'
import { type Draft, type DraftContext, draftOf, readDraft, withUnknown } from './draft.ts'
import founders from './founders.json' with { type: 'json' }
import { looseNumbers, readRange } from './read-range.ts'

const context = (given: Partial<DraftContext>): DraftContext => ({
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
])('RC07 an amount of "%.20s" in %s is understood or refused', (text, locale, wanted) => {
  expect(readRange(text, locale, { isWhole: false })).toEqual(wanted)
})

test('RC07 people come in ones: "1.500" is a thousand and five hundred of them, "2.5" is none', () => {
  expect(readRange('1.500', 'en', { isWhole: true })).toEqual({ low: 1500, high: 1500, other: null })
  expect(readRange('2.5', 'en', { isWhole: true })).toEqual({ error: 'whole' })
})

test.each(founders.founders)(
  'RC07 what $name told stands in the fields again and reads the same',
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

test('RC08 fields appear when they matter: payments at one payer, costs at an aim, a deposit at one order', () => {
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
  expect(shown('earn', { type: 'giving' })).toEqual(['type', 'price', 'people', 'cost'])
})

test('RC08 what is hidden again is not told, a mark alone is no answer, a month to come is refused', () => {
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

test('RC09 the groups of digits in a text are offered as they were written', () => {
  expect(looseNumbers('23 kids at S/220, 5 said no, 1.500 or 2,5 h; 23 again')).toEqual([
    '23',
    '220',
    '5',
    '1.500',
    '2,5',
  ])
  expect(looseNumbers('none')).toEqual([])
})
