import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownLevels } from '../../contracts/record-fields.ts'
import { validationDimensions } from '../../contracts/results/validation-dimensions.ts'
import {
  type ValidationAnswers,
  type ValidationRecord,
  validationRecord,
} from '../../contracts/validation-record.ts'
import founders from './founders.json' with { type: 'json' }
import { needOf } from './need.ts'
import { scoresOf } from './scores.ts'
import { judge } from './verdict.ts'

const today = '2026-11-17'
const people = founders.founders.map(({ record, ...rest }) => ({
  ...rest,
  record: validationRecord.parse(record),
}))
const recordOf = (answers: ValidationAnswers): ValidationRecord => ({ version: 1, round: 1, answers })
const answersOf = (name: string): ValidationAnswers => {
  const found = people.find(person => person.name.startsWith(name))
  if (!found) throw new Error(name)
  return found.record.answers
}

test.each(people)('RC01 the rules give $name the verdict $expect.verdict', ({ record, expect: wanted }) => {
  const judged = judge(record, { today })
  expect(judged.verdict).toBe(wanted.verdict)
  expect(judged.scores.money).toBe(wanted.money)
  if (wanted.oneStep) expect(judged.open).toHaveLength(1)
})

test('RC01 if only the permit is missing, the verdict becomes GO when the founder has it', () => {
  const rosa = answersOf('Rosa')
  const allowed = judge(recordOf({ ...rosa, frame: { ...rosa.frame, permit: 'have' } }), { today })
  expect(allowed).toMatchObject({ verdict: 'GO', open: [], sum: 32 })
  expect(judge(recordOf({ ...rosa, frame: { permit: 'refused' } }), { today }).verdict).toBe('STOP')
  expect(judge({ ...recordOf(rosa), isLeft: true }, { today }).verdict).toBe('PIVOT')
  expect(judge(recordOf(allowedWith(rosa)), { today, contradictions: 1 }).open).toEqual(['contradiction'])
})

test.each([
  { payer: 'self', paid: 2, isOpen: true },
  { payer: 'self', paid: 3, isOpen: false },
  { payer: 'firm', paid: 1, isOpen: true },
  { payer: 'firm', paid: 2, isOpen: false },
] as const)(
  'RC01 whether $paid payers of the kind “$payer” are too few strangers for a GO: $isOpen',
  ({ payer, paid, isOpen }) => {
    const rosa = allowedWith(answersOf('Rosa'))
    const count = { low: paid, high: paid }
    const answers = {
      ...rosa,
      who: { ...rosa.who, payer },
      paid: { ...rosa.paid, paid: count, still: count },
      others: {},
    }
    const { open } = judge(recordOf(answers), { today })
    expect(open.includes('strangers')).toBe(isOpen)
  },
)

test('RC22 a suggested value keeps its own evidence, whatever mark the card has', () => {
  const { hours: _left, ...told } = answersOf('Rosa').often ?? {}
  const often = { ...told, known: 'records' as const }
  const scored = (prefilled: NonNullable<ValidationAnswers['often']>['prefilled']) => {
    const { frequency, intensity } = scoresOf({ often: { ...often, prefilled } }, today)
    return [frequency, intensity]
  }
  expect(scored({})).toEqual([5, 5])
  expect(scored({ often: 'guess' })).toEqual([1, 5])
  expect(scored({ often: 'told', money: 'guess' })).toEqual([3, 1])
  const { price } = answersOf('Rosa').earn ?? {}
  const earn = { type: 'subscription', price, known: 'told' } as const
  expect(scoresOf({ earn }, today).money).toBe(2)
  expect(scoresOf({ earn: { ...earn, prefilled: { price: 'guess' } } }, today).money).toBe(1)
})

const allowedWith = (answers: ValidationAnswers): ValidationAnswers => ({
  ...answers,
  frame: { ...answers.frame, permit: 'none' },
})

test('RC01 refusals lead to PIVOT only if no stranger has paid or committed', () => {
  const tyler = answersOf('Tyler')
  const no = { low: 10, high: 10 }
  expect(judge(recordOf({ ...tyler, others: { no } }), { today })).toMatchObject({
    verdict: 'PIVOT',
    because: 'refusals',
  })
  const one = { low: 1, high: 1 }
  expect(judge(recordOf({ ...tyler, others: { no, committed: one } }), { today }).verdict).toBe('NOT YET')
  expect(judge(recordOf({ ...tyler, others: { no, committed: one, friends: one } }), { today }).verdict).toBe(
    'PIVOT',
  )
})

test('RC01 a verdict needs six answers; a text is an answer, but a skipped question is not', () => {
  const five: ValidationAnswers = {
    problem: { words: 'A' },
    who: { words: 'B' },
    often: { often: 'unknown' },
    today: { words: 'C' },
    earn: { type: 'unsure' },
    reach: { skipped: true },
    evidence: { talked: { low: 0, high: 0 } },
  }
  expect(judge(recordOf(five), { today }).because).toBe('few answers')
  expect(judge(recordOf({ ...five, frame: { permit: 'none' } }), { today }).because).toBe('open')
})

describe('RC02 the number of customers that the aim needs is right', () => {
  const money = (low: number, per: 'month' | 'year' | 'piece' | 'once', currency = 'EUR', high = low) => ({
    low,
    high,
    per,
    currency,
  })
  test.each<[string, ValidationAnswers, unknown]>([
    ['fire checks', answersOf('Dale'), { kind: 'count', count: 249, all: 249, each: 145 }],
    [
      'a van whose customers stay ten months',
      answersOf('Rosa'),
      { kind: 'count', count: 22, all: 66, each: 2200 },
    ],
    [
      'a purchase once in a lifetime',
      answersOf('Bojan'),
      { kind: 'count', count: 508, all: 1524, each: 71, isOnce: true },
    ],
    ['no aim', answersOf('Tyler'), { kind: 'unknown' }],
    [
      'two currencies',
      {
        earn: { type: 'subscription', price: money(10, 'month') },
        frame: { aim: money(100, 'month', 'USD') },
      },
      { kind: 'currencies', amounts: [{ currency: 'EUR' }, { currency: 'USD' }] },
    ],
    [
      'each customer costs more than they bring',
      {
        earn: { type: 'subscription', price: money(10, 'month') },
        frame: { aim: money(100, 'month'), serve: money(12, 'month') },
      },
      { kind: 'loses', by: 24 },
    ],
    [
      'a range uses the low price and the high aim',
      {
        earn: { type: 'subscription', price: money(10, 'month', 'EUR', 20) },
        frame: { aim: money(100, 'month', 'EUR', 200) },
      },
      { kind: 'count', count: 20 },
    ],
    [
      'a commission in a season of six months',
      {
        earn: {
          type: 'commission',
          deal: money(200, 'piece'),
          share: 10,
          takes: { low: 2, high: 2, per: 'month' },
          runs: 6,
        },
        frame: { aim: money(100, 'month'), fixed: money(20, 'month') },
      },
      { kind: 'count', count: 6, each: 240 },
    ],
  ])('the calculated number of customers is right: %s', (_name, answers, wanted) =>
    expect(needOf(answers)).toMatchObject(wanted as object),
  )
})

const counts = fc.nat(40).map(low => ({ low, high: low }))
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const known = maybe(fc.constantFrom(...knownLevels))
const words = maybe(fc.constantFrom('They told me so', ''))
const price = fc
  .record({ low: fc.integer({ min: 1, max: 500 }), per: fc.constantFrom('month' as const, 'time' as const) })
  .map(({ low, per }) => ({ low, high: low, per, currency: 'EUR' }))
const month = fc.constantFrom('2026-11', '2026-09', '2024-01')
const anyAnswers: fc.Arbitrary<ValidationAnswers> = fc
  .record({
    problem: fc.record({ words, known, whose: words, when: maybe(month) }),
    who: fc.record({ words, known, payer: maybe(fc.constantFrom('self' as const, 'firm' as const)) }),
    often: fc.record({ known, hours: maybe(fc.nat(9)) }),
    today: fc.record({ words, known, pays: maybe(price) }),
    earn: fc.record({ known, type: fc.constant('subscription' as const), price: maybe(price) }),
    paid: fc.record({ paid: maybe(counts), each: maybe(price), since: maybe(month), still: maybe(counts) }),
    others: fc.record({ committed: maybe(counts), deposit: maybe(price), no: maybe(counts) }),
    reach: fc.record({ words, there: maybe(counts), came: maybe(counts) }),
    evidence: fc.record({
      talked: maybe(counts),
      watched: maybe(counts),
      tried: maybe(counts),
      acted: maybe(counts),
    }),
  })
  .map(answers => JSON.parse(JSON.stringify(answers)) as ValidationAnswers)

const expectNoneLower = (before: ValidationAnswers, after: ValidationAnswers) => {
  const [was, is] = [scoresOf(before, today), scoresOf(after, today)]
  for (const id of validationDimensions) expect(is[id]).toBeGreaterThanOrEqual(was[id])
}

test('RC03 if more people were met or observed, or more acted, stayed or came, no score gets lower', () => {
  const raised = fc.constantFrom(
    ['evidence', 'talked'],
    ['evidence', 'watched'],
    ['evidence', 'acted'],
    ['paid', 'still'],
    ['reach', 'came'],
  )
  fc.assert(
    fc.property(anyAnswers, raised, fc.integer({ min: 1, max: 50 }), (answers, [question, name], by) => {
      const old = (answers as Record<string, Record<string, { low: number } | undefined>>)[question as string]
      const low = (old?.[name as string]?.low ?? 0) + by
      expectNoneLower(answers, {
        ...answers,
        [question as string]: { ...old, [name as string]: { low, high: low } },
      })
    }),
  )
})

test('RC03 more payers never lower a score, if all the new payers stay', () => {
  fc.assert(
    fc.property(anyAnswers, fc.integer({ min: 1, max: 50 }), (answers, by) => {
      const more = (count: { low: number } | undefined) => ({
        low: (count?.low ?? 0) + by,
        high: (count?.low ?? 0) + by,
      })
      const old = answers.paid as { paid?: { low: number }; still?: { low: number } }
      const paid = { ...answers.paid, paid: more(old.paid), ...(old.still && { still: more(old.still) }) }
      expectNoneLower(answers, { ...answers, paid })
    }),
  )
})

test('RC03 better evidence never lowers a score', () => {
  fc.assert(
    fc.property(
      anyAnswers,
      fc.constantFrom(
        'problem' as const,
        'who' as const,
        'often' as const,
        'today' as const,
        'earn' as const,
      ),
      (answers, question) => {
        const at = knownLevels.indexOf(answers[question]?.known ?? 'guess')
        for (const better of knownLevels.slice(at))
          expectNoneLower(answers, { ...answers, [question]: { ...answers[question], known: better } })
      },
    ),
  )
})

test('RC03 the choice of words never changes a verdict', () => {
  fc.assert(
    fc.property(anyAnswers, fc.string({ minLength: 1 }), (answers, other) => {
      const said = Object.fromEntries(
        Object.entries(answers).map(([id, answer]) => [
          id,
          'words' in answer && answer.words?.trim() ? { ...answer, words: `x${other}` } : answer,
        ]),
      ) as ValidationAnswers
      expect(judge(recordOf(said), { today })).toEqual(judge(recordOf(answers), { today }))
    }),
  )
})
