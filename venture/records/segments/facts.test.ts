// Tests that values which the founder typed for a group become facts for all helpers.
import { expect, test } from 'vitest'
import type { Fact } from '../../../contracts/facts.ts'
import { type GroupRow, groupRow, type SegmentsRecord } from '../../../contracts/segments-record.ts'
import { fieldsOf } from '../form.ts'
import { prefillsOf } from '../prefill.ts'
import { validation } from '../validation.ts'
import { voiceIn } from '../voice.fixture.ts'
import { changedByGroups } from './facts.ts'
import { knownRows } from './prefill.ts'

const voice = voiceIn('en')
const n = (low: number) => ({ low, high: low })
const eur = (low: number) => ({ ...n(low), currency: 'EUR', per: 'month' as const })
const record = (...rows: Partial<GroupRow>[]): SegmentsRecord => ({
  version: 1,
  rows: rows.map((row, at) => groupRow.parse({ id: `r${at}`, source: { kind: 'own' }, ...row })),
})
const heldOf = (given: ReturnType<typeof changedByGroups>): Fact[] =>
  (given.understood?.facts ?? []).map((fact, at) => ({
    ...fact,
    ...{ id: `00000000-0000-4000-8000-00000000000${at}`, project_id: 'p', state: 'confirmed', beside: [] },
    ...{ said_at: '2026-11-17T10:00:00Z', updated_at: '2026-11-17T10:00:00Z' },
  }))
const bakers = {
  group: 'Bakers in Bonn',
  there: n(340),
  asked: n(12),
  paid: n(5),
  price: eur(20),
  known: 'saw' as const,
}
const first = { last: null, rows: [], known: [], voice }

test('FM07 FM19 values of the first group become facts about the venture; those of another group get the group’s name', () => {
  const facts = heldOf(changedByGroups(record(bakers, { group: 'Hotels', price: eur(50) }), first))
  expect(
    facts.map(({ topic, subject, text, evidence, bears }) => [topic, subject, text, evidence, bears]),
  ).toEqual([
    ['customer', null, 'Bakers in Bonn', 'observed', 'for'],
    ['reach', null, 'How many are there: 340', 'observed', 'for'],
    ['price', null, 'What one pays: EUR\u00a020 a month', 'observed', 'for'],
    // The record does not say whether the other seven people refused or promised to pay.
    ['money', null, 'Asked for money: 12 · Paid: 5', 'observed', 'for'],
    ['customer', 'Hotels', 'Hotels', null, 'for'],
    ['price', 'Hotels', 'What one pays: EUR\u00a050 a month', null, 'for'],
  ])
  // In the next helper, the facts fill the fields.
  const earn = { type: 'subscription' as const }
  expect(prefillsOf(validation, 'earn', fieldsOf('earn', { earn }), facts).price).toMatchObject({
    ...{ value: eur(20), known: 'saw' },
  })
  expect(prefillsOf(validation, 'reach', fieldsOf('reach', {}), facts).there).toMatchObject({ value: n(340) })
  // Sending the same form again adds no second fact.
  expect(changedByGroups(record(bakers), { ...first, known: facts }).understood).toBeNull()
})

test('FM19 a value that is already known makes no new fact, and a changed value replaces its fact', () => {
  const known = heldOf(changedByGroups(record(bakers), first))
  const rows = knownRows({ rounds: [], market: null, idea: null, facts: known })
  expect(rows[0]).toMatchObject({ group: 'Bakers in Bonn', price: eur(20) })
  expect(changedByGroups({ version: 1, rows }, { ...first, rows, known })).toEqual({
    withdrawn: [],
    understood: null,
  })
  const { price: _price, ...prefilled } = rows[0]!.prefilled!
  const after: SegmentsRecord = {
    version: 1,
    rows: [groupRow.parse({ ...rows[0], price: eur(25), prefilled })],
  }
  const changed = changedByGroups(after, { ...first, rows, known })
  expect(changed.withdrawn.map(({ text }) => text)).toEqual(['What one pays: EUR\u00a020 a month'])
  expect(changed.understood?.facts.map(({ text }) => text)).toEqual(['What one pays: EUR\u00a025 a month'])
})

const money = (text: string, value: Fact['value'] = null, more: Partial<Fact> = {}): Fact => ({
  ...{
    id: `00000000-0000-4000-8000-0000000001${text.length}`,
    project_id: 'p',
    topic: 'money',
    subject: null,
  },
  ...{ text, quote: null, value, evidence: 'paid', bears: 'for', state: 'confirmed', beside: [] },
  ...{ said_at: '2026-11-17T10:00:00Z', created_at: '', updated_at: '2026-11-17T10:00:00Z' },
  ...more,
})
const count = (low: number) => ({ kind: 'count' as const, low, high: low })
const no = { topic: 'refusals', bears: 'against', evidence: 'told' } as const
const euros = { kind: 'money', low: 45, high: 45, currency: 'EUR', per: null } as const

test.each<[name: string, facts: Fact[], asked: number | null, paid: number | null]>([
  ['words', [money('14 families paid'), money('5 said no', null, no)], null, null],
  ['an amount', [money('14 families paid 45', euros), money('5 said no', count(5), no)], null, null],
  ['a count of payers', [money('14 families paid', count(14)), money('some said no', null, no)], null, 14],
  ['both counts', [money('14 families paid', count(14)), money('5 said no', count(5), no)], 19, 14],
  ['only refusals', [money('5 said no', count(5), no)], 5, null],
])('FM15 RS08 facts fill only the counts that they have: %s', (_, facts, asked, paid) => {
  const [row] = knownRows({ rounds: [], market: null, idea: 'Families', facts })
  expect([row?.asked ?? null, row?.paid ?? null]).toEqual([asked && n(asked), paid && n(paid)])
  expect([row?.prefilled?.asked, row?.prefilled?.paid]).toEqual([
    asked ? 'told' : undefined,
    paid ? 'saw' : undefined,
  ])
})
