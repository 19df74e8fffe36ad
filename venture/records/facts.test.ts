import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import en from '../../content/messages/en.json' with { type: 'json' }
import type { Fact } from '../../contracts/facts.ts'
import { type ValidationRecord, validationRecord } from '../../contracts/validation-record.ts'
import { changedFacts, understoodIn } from './facts.ts'
import founders from './founders.json' with { type: 'json' }
import { validation } from './validation.ts'
import { voiceOf } from './voice.ts'

const voice = voiceOf('en', (key, values) =>
  String(new IntlMessageFormat(en[key], 'en', undefined, { ignoreTag: true }).format(values)),
)
const rosa = validationRecord.parse(founders.founders[0]?.record)

/** The facts in the answers of a record. */
const known = (record: ValidationRecord, change: Partial<Fact> = {}): Fact[] =>
  (Object.keys(record.answers) as (keyof ValidationRecord['answers'])[])
    .flatMap(question => understoodIn(validation, record, question, voice)?.facts ?? [])
    .map((told, index) => ({
      ...told,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      project_id: '00000000-0000-4000-8000-000000000000',
      state: 'confirmed',
      beside: [],
      said_at: '2026-11-17T10:00:00Z',
      updated_at: '2026-11-17T10:00:00Z',
      ...change,
    }))

const withAnswers = (answers: ValidationRecord['answers'], record = rosa): ValidationRecord => ({
  ...record,
  answers: { ...record.answers, ...answers },
})
const changed = (before: ValidationRecord, after: ValidationRecord, facts = known(before)) => {
  const { withdrawn, understood } = changedFacts(validation, before, after, facts, voice)
  return {
    withdrawn: withdrawn.map(({ topic, value }) => [topic, value]),
    told: understood?.facts.map(({ topic, value }) => [topic, value]) ?? [],
    understood,
  }
}

test('RC20 a changed figure withdraws the old fact and adds a new one, and all other facts stay', () => {
  const { often } = rosa.answers
  const money = { low: 25, high: 25, currency: 'PEN', per: 'time' } as const
  const { withdrawn, told, understood } = changed(rosa, withAnswers({ often: { ...often, money } }))
  expect(withdrawn).toEqual([['cost', expect.objectContaining({ low: 18 })]])
  expect(told).toEqual([['cost', expect.objectContaining({ low: 25, per: 'use' })]])
  // The database refuses a fact whose quote is not in its source.
  for (const { quote } of understood?.facts ?? []) expect(understood?.source).toContain(quote)
})

test('RC20 an answer that the founder emptied has no fact, and saving an answer again changes nothing', () => {
  expect(changed(rosa, withAnswers({ reach: { skipped: true } }))).toMatchObject({
    withdrawn: [
      ['reach', null],
      ['reach', expect.objectContaining({ low: 340 })],
    ],
    told: [],
  })
  expect(changed(rosa, withAnswers({}))).toMatchObject({ withdrawn: [], told: [] })
})

test('RC20 a changed evidence mark makes a new fact, also after the founder corrected the old one', () => {
  const before = withAnswers({ problem: { ...rosa.answers.problem, known: 'guess' } })
  const { withdrawn, understood } = changed(before, withAnswers({ problem: rosa.answers.problem }))
  expect(withdrawn).toEqual([['problem', null]])
  expect(understood?.facts).toMatchObject([{ topic: 'problem', evidence: 'observed' }])
  const corrected = known(rosa, { state: 'corrected' }).map(fact =>
    fact.topic === 'aim' ? { ...fact, text: 'Five thousand', value: null } : fact,
  )
  const aim = { low: 6000, high: 6000, currency: 'PEN', per: 'month' } as const
  expect(changed(rosa, withAnswers({ frame: { ...rosa.answers.frame, aim } }), corrected)).toMatchObject({
    withdrawn: [['aim', null]],
    told: [['aim', expect.objectContaining({ low: 6000 })]],
  })
})

test('RC20 a figure that is already known from elsewhere is not added again, and facts of another group stay', () => {
  const price = { low: 250, high: 250, currency: 'PEN', per: 'month' } as const
  const after = withAnswers({ earn: { ...rosa.answers.earn, price } })
  const elsewhere = known(after).filter(({ topic }) => topic === 'price')
  expect(changed(rosa, after, [...known(rosa), ...elsewhere])).toMatchObject({ told: [] })
  const second = { ...rosa, round: 2, group: 'Grandparents' }
  const secondAfter = withAnswers({ earn: { ...rosa.answers.earn, price } }, second)
  expect(changed(second, secondAfter, known(rosa))).toMatchObject({ withdrawn: [] })
})

test('RC20 if a part of a payment is unknown, the quote is still a part of its source', () => {
  const record = withAnswers({
    paid: { paid: { low: 3, high: 3 }, each: 'unknown', since: '2026-03', still: { low: 2, high: 2 } },
  })
  const told = understoodIn(validation, record, 'paid', voice)
  for (const { quote } of told?.facts ?? []) expect(told?.source).toContain(quote)
})

test('RC20 for a subscription the fact counts present payers, and zero commitments make no fact', () => {
  const { earn } = rosa.answers
  const answers = { earn, paid: { paid: { low: 14, high: 14 }, still: { low: 12, high: 12 } } }
  const paid = (type: 'subscription' | 'sale') =>
    understoodIn(validation, withAnswers({ ...answers, earn: { ...earn, type } }), 'paid', voice)?.facts[0]
  expect(paid('subscription')?.value).toEqual({ kind: 'part', part: 12, of: 14 })
  expect(paid('sale')?.value).toEqual({ kind: 'count', low: 14, high: 14 })
  const none = withAnswers({ others: { committed: { low: 0, high: 0 } } })
  expect(understoodIn(validation, none, 'others', voice)).toBeNull()
  const deposit = { low: 100, high: 100, currency: 'EUR', per: 'once' } as const
  const some = withAnswers({ others: { committed: { low: 4, high: 4 }, deposit } })
  expect(understoodIn(validation, some, 'others', voice)?.facts[0]?.text).toMatch(
    /^Deposit or signed order: 4 · Deposit of each: EUR.100 once$/,
  )
})
