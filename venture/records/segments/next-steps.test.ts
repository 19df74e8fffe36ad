// Tests that the plan for the next weeks uses the founder's own figures and never asks for a known value.
import { describe, expect, test } from 'vitest'
import type { Amount } from '../../../contracts/record-fields.ts'
import { type GroupRow, groupRow } from '../../../contracts/segments-record.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import type { SavedRival } from '../../facts/memory.ts'
import { voiceIn } from '../voice.fixture.ts'
import { adviseOn } from './advice.ts'
import { segmentsOf } from './result.ts'

const voice = voiceIn('en')
const n = (low: number, high = low) => ({ low, high })
const eur = (low: number, per: Amount['per']): Amount => ({ ...n(low), currency: 'EUR', per })
const row = (id: string, given: Partial<GroupRow> = {}): GroupRow =>
  groupRow.parse({ id, source: { kind: 'own' }, group: `Group ${id}`, known: 'records', ...given })
const said = (rows: GroupRow[], validation: ValidationAnswers | null = null, rivals: SavedRival[] = []) => {
  const record = { version: 1 as const, rows }
  const made = segmentsOf(record, voice, validation, rivals)
  const { actions, ...advice } = adviseOn(record, made, voice, validation)
  return { made, ...advice, actions: actions.map(text => text.replaceAll('\u00a0', ' ')) }
}
const payers = {
  ...{ asked: n(20), paid: n(9), there: n(60), price: eur(20, 'month'), stays: 24, win: eur(5, 'once') },
  how: 'list' as const,
}

describe('RS37 the steps of the next weeks', () => {
  test('if the way to the group is only an idea, the first step is to find the way', () => {
    const { actions, testFirst } = said([row('a', { ...payers, how: 'idea' })])
    expect(testFirst).toBe('Name the list, the place or the person that leads to them.')
    expect(actions[1]).toContain('Ask the next ones')
  })

  test('an action of this week belongs to the first weeks of the plan, and the last weeks count payers', () => {
    const { actions, goToMarket } = said([row('a', { ...payers, carried: { friends: n(0) } })])
    for (const { doing, period } of goToMarket)
      if (actions.includes(doing)) expect([doing, period]).toEqual([doing, 'Weeks 1–2'])
    expect(goToMarket.at(-1)).toMatchObject({
      doing: 'Ask 20 more of them: at 45% that makes 9 payers.',
      until: '9 more have paid.',
    })
  })

  test.each<[string, GroupRow[], string]>([
    [
      'more people must be asked',
      [row('a', payers), row('b', { asked: n(2), paid: n(1) })],
      'Ask 3 more for money (“Group b”): with 2 asked there is no share yet.',
    ],
    [
      'only one group has a cost per customer',
      [row('a', payers), row('b', { ...payers, win: undefined })],
      'Write down what getting one costs there (“Group b”)',
    ],
    [
      'payers and people who refused',
      [row('a', payers)],
      'Ask the 9 who paid what decided it, and the 11 who did not what was missing; ask each payer for two names.',
    ],
  ])('an action asks for the missing data: %s', (_, rows, text) =>
    expect(said(rows).actions.join(' ')).toContain(text),
  )

  test.each<[string, Partial<GroupRow>, string]>([
    ['sold in a season', { carried: { runs: 3 } }, 'Will you order it now, for this season or the next?'],
    [
      'sold once',
      { price: eur(3800, 'time'), carried: { type: 'sale', takes: { ...n(1), per: 'once-ever' } } },
      '“It costs EUR 3,800. Will you take it?”',
    ],
    [
      'sold for a commission',
      { carried: { type: 'commission', share: 9 } },
      'My part is 9% of each deal. Shall we do the first one?',
    ],
  ])('the question to customers fits the revenue model: %s', (_, given, text) =>
    expect(said([row('a', { ...payers, ...given })]).actions.join(' ')).toContain(text),
  )
})

describe('RS38 the counter-argument is the first one that the fields support', () => {
  const other = row('b', { ...payers, asked: n(10), paid: n(6) })
  const split = { ...payers, carried: { friends: n(4) } }

  test.each<[string, GroupRow[], string]>([
    [
      'friends may all be in this group',
      [row('a', { ...split, price: eur(30, 'month') }), row('b', { ...payers, asked: n(20), paid: n(8) })],
      'If all family and friends among your payers (4) are here, 5 of 16 strangers paid (31%)',
    ],
    [
      'all payers here may be friends',
      [row('a', { ...payers, carried: { friends: n(9) } }), row('b', { ...payers, paid: n(8) })],
      'Everybody who paid here (9) may be family or a friend: among all your payers they are 9. Then “Group b” comes first.',
    ],
    [
      'another group pays more often',
      [row('a', { ...payers, price: eur(90, 'month') }), other],
      'A larger part of “Group b” paid: 60% of 10 against 45% of 20 here.',
    ],
    [
      'few people are left to ask',
      [row('a', payers)],
      'Only 40 of the 60 are not asked yet: at 45% that makes 18 more payers.',
    ],
    [
      'some people refused',
      [row('a', { ...payers, there: n(900) })],
      '11 of the 20 who were asked did not pay',
    ],
  ])('the counter-argument is right: %s', (_, rows, text) =>
    expect(said(rows).counter.replaceAll('\u00a0', ' ')).toContain(text),
  )
})

test('RS38 the result calls nobody a stranger if all payers may be friends', () => {
  const rows = [row('a', { ...payers, carried: { friends: n(9) } }), row('b', { ...payers, paid: n(8) })]
  expect(said(rows).confidence).toEqual({
    level: 'medium',
    reason: 'Payments are told; in which group family and friends are among them is open.',
  })
})

describe('RS39 the group of people who pay somebody today', () => {
  const first = row('a', { ...payers, carried: { pays: eur(45, 'month') } })
  const today = (kind: 'person' | 'hand'): ValidationAnswers => ({ today: { kind, pays: eur(45, 'month') } })
  const rival = { name: 'Mont-Joli', kind: 'direct', chosenFor: 'trusted', price: 'EUR 640' } as SavedRival
  const second = (...given: Parameters<typeof said>) => said(...given).made.segments[1]

  test('the text of the group comes from the card “today”, else from a rival with a price, else it names nobody', () => {
    expect(second([first], today('person'))?.who).toMatchObject({ source: 'problem validation' })
    expect(second([first], today('person'))?.who?.text).toContain('They pay EUR')
    expect(second([first], today('hand'), [rival])?.who).toMatchObject({
      text: expect.stringContaining('“Mont-Joli” pay EUR 640'),
      source: 'competitor analysis',
    })
    expect(second([first], today('hand'))?.name).toBe('Second group: not named yet')
  })
})
