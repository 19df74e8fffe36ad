import { describe, expect, test } from 'vitest'
import { customerSegments } from '../../cofounder/helpers/customer-segments.ts'
import { type GroupRow, groupRow } from '../../contracts/segments-record.ts'
import type { ValidationRecord } from '../../contracts/validation-record.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { languages } from '../../venture/numbers/locale.ts'
import { customerSegmentsFailures } from './customer-segments-bars.ts'
import { segmentsCases } from './customer-segments-cases.ts'

const today = '2026-11-16'
const n = (low: number, high = low) => ({ low, high })
const row = (group: string, given: Partial<GroupRow> = {}) =>
  groupRow.parse({ id: group, source: { kind: 'own' }, group, ...given })
const none = { problemValidationData: null, ideaRefinementData: null, marketResearchData: null, today }
const made = (rows: GroupRow[], more: object = {}) => {
  const result = customerSegments.playbook({ ...none, record: { version: 1, rows }, language: 'en', ...more })
  return { result, text: customerSegments.render(result).replaceAll('\u00a0', ' ') }
}

const bakers = row('Bakers in Bonn', {
  there: n(340),
  asked: n(28),
  paid: n(23),
  price: { ...n(20), currency: 'EUR', per: 'month' },
  stays: 10,
  win: { ...n(30), currency: 'EUR', per: 'once' },
  how: 'introduced',
})
const cafes = row('Cafés', { there: n(9000), asked: n(6), paid: n(0) })
const hotels = row('Hotels')
const schools = row('Schools', { how: 'idea' })
const clubs = row('Clubs')

describe.each(segmentsCases.map(founder => [founder.name, founder] as const))('%s', (_, founder) => {
  const { name: _name, ...sources } = founder
  const result = customerSegments.playbook({ ...sources, today, language: 'en' })
  const markdown = customerSegments.render(result)

  test('RS09 the result for plain text passes every check and contains no figure from the text', () => {
    expect(customerSegmentsFailures(result, markdown, { today })).toEqual([])
    for (const { figures } of result.segments) expect(figures).toEqual([])
    expect(result.closing.confidence.level).toBe('low')
    expect(markdown).not.toMatch(/\$\d/)
  })
})

test('RS07 GM09 groups with payers come first, large groups next, other groups in one line; the first line says who paid', () => {
  const { result, text } = made([hotels, cafes, schools, bakers, clubs])
  expect(customerSegmentsFailures(result, customerSegments.render(result), { today })).toEqual([])
  expect(result.segments.map(({ name }) => name)).toEqual(['Bakers in Bonn', 'Schools', 'Cafés'])
  expect(text).toMatch(/^# Start with Bakers in Bonn: 23 of 28 paid \(82%\)\./)
  expect(text).toContain('Named as well, after these three: Hotels; Clubs.')
  expect(text).toContain('| Conversion: paid of those asked | 82% | 23 ÷ 28 |')
  expect(text).toContain('EUR 20 × 10 months')
  expect(text).toContain('**By introduction')
  // No field says how the founder knows the group, so the confidence is low.
  expect(result.closing.confidence).toMatchObject({ level: 'low' })
  const seen = made([hotels, cafes, { ...bakers, known: 'saw' }]).result
  expect(seen.closing.confidence).toMatchObject({ level: 'medium' })
})

test('RS07 GM09 if there are too few groups, the result adds narrower groups to test, which have no figures', () => {
  const pays = { ...n(40), currency: 'EUR', per: 'month' } as const
  const { result, text } = made([row('Bakers', { paid: n(2), there: n(50), carried: { pays } })])
  expect(result.segments.map(({ row: id }) => id)).toEqual(['Bakers', null, null])
  expect(text).toContain('A cut to test: those who already pay somebody')
  expect(text).toContain('who of them pays somebody else is not told.')
  expect(text).not.toContain('EUR 40')
  expect(result.segments[0]?.open).toEqual(['asked', 'price', 'stays', 'win', 'how'])
  expect(text).toMatch(/Still open: .*Asked for money/)
})

test('RS09 without a record the groups come from saved fields, first from the rounds of the problem validation', () => {
  const record: ValidationRecord = {
    version: 1,
    round: 1,
    answers: { who: { words: 'Orthodontists in Columbus.' }, paid: { paid: n(2) } },
  }
  const sources = {
    problemValidationData: { input_data: { messages: [], record }, output_content: 'x' },
    ideaRefinementData: {
      metadata: { result: { fields: { customer: 'Clinics' } } },
      output_content: 'x',
    },
    marketResearchData: { input_data: { targetCustomer: 'Dentists in Ohio' }, output_content: 'x' },
  }
  const result = customerSegments.playbook({ ...none, ...sources, language: 'en' })
  expect(result.segments.map(({ name }) => name)).toEqual([
    'Orthodontists in Columbus',
    'Dentists in Ohio',
    'Clinics',
  ])
  const memory = { ...memoryOf({ name: 'x', description: null, industry: null }, [], 'customer-segments') }
  const now = { ...record, answers: { who: { words: 'Vets' } } }
  const later = customerSegments.playbook({ ...none, ...sources, memory: { ...memory, records: [now] } })
  expect(later.segments.map(({ name }) => name)).toContain('Vets')
})

test.each(languages)(
  'RS09 the result describes every state of a group in complete sentences (%s)',
  language => {
    const standings = [
      [],
      [hotels],
      [cafes],
      [row('A', { paid: n(2), carried: { friends: n(2) } })],
      [row('A', { paid: n(1) }), hotels],
      [bakers, cafes],
    ]
    for (const rows of standings) {
      const { result, text } = made(rows, { language })
      expect(result.closing.language).toBe(language)
      expect(text).not.toMatch(/[{}]|undefined|NaN|\.\./)
      if (language !== 'en') expect(text).not.toMatch(/\bnone\b/)
    }
  },
)

test('RS09 the page shows the text of the founder as text and never as markup', () => {
  const { text } = made([row('<img src=x> | **Bakers**', { paid: n(1) })])
  expect(text).toContain('\\<img src=x\\>')
  expect(text).not.toMatch(/(?<!\\)<img/)
})

describe('each check of the segments fails for a result that breaks it', () => {
  const { result: good } = made([{ ...bakers, win: undefined }, cafes])
  const markdown = customerSegments.render(good)
  const failuresOf = (result: typeof good, text = markdown) =>
    customerSegmentsFailures(result, text, { today }).join('\n')
  const [first, second, third] = good.segments

  test.each([
    ['two segments', () => failuresOf({ ...good, segments: good.segments.slice(0, 2) }), 'exactly three'],
    ['the same segment twice', () => failuresOf({ ...good, segments: [first!, first!, second!] }), 'twice'],
    [
      'figures of a cut',
      () => failuresOf({ ...good, segments: [first!, second!, { ...third!, figures: first!.figures }] }),
      'has figures',
    ],
    ['no plan', () => failuresOf(good, markdown.replace('## Twelve weeks', '')), 'Twelve weeks is missing'],
  ])('the checks of the segments find %s', (_, failures, words) => {
    expect(failures()).toContain(words)
  })
})
