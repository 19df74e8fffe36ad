// Tests that the plan for the next weeks uses the founder's figures and never asks for a value that is already
// known.
import { describe, expect, test } from 'vitest'
import type { Amount } from '../../../contracts/record-fields.ts'
import { type GroupRow, groupRow } from '../../../contracts/segments-record.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import type { SavedRival } from '../../facts/memory.ts'
import { voiceIn } from '../voice.fixture.ts'
import { adviseOn } from './advice.ts'
import { figuresIn } from './figures.ts'
import { rowOfRound } from './prefill.ts'
import { segmentsOf } from './result.ts'

const voice = voiceIn('en')
const n = (low: number, high = low) => ({ low, high })
const eur = (low: number, per: Amount['per']): Amount => ({ ...n(low), currency: 'EUR', per })
const row = (id: string, given: Partial<GroupRow> = {}): GroupRow =>
  groupRow.parse({ id, source: { kind: 'own' }, group: `Group ${id}`, known: 'records', ...given })
const said = (rows: GroupRow[], validation: ValidationAnswers | null = null, rivals: SavedRival[] = []) => {
  const record = { version: 1 as const, rows }
  const made = segmentsOf(record, voice, validation, rivals)
  const { actions, ...advice } = adviseOn(made, voice, validation)
  return { made, ...advice, actions: actions.map(text => text.replaceAll('\u00a0', ' ')) }
}
const payers = {
  ...{ asked: n(20), paid: n(9), there: n(60), price: eur(20, 'month'), stays: 24, win: eur(5, 'once') },
  how: 'list' as const,
}

describe('RS37 the steps of the next weeks fit the first group', () => {
  test('if there is only an idea how to reach the group, the first step is to find a way', () => {
    const { actions, testFirst } = said([row('a', { ...payers, how: 'idea' })])
    expect(testFirst).toBe('Name the list, the place or the person that leads to them.')
    expect(actions[1]).toContain('Ask the next ones')
  })

  test('an action of this week is in the first weeks of the plan, and in the last weeks the founder counts payers', () => {
    const { actions, goToMarket } = said([row('a', { ...payers, carried: { friends: n(0) } })])
    for (const { doing, period } of goToMarket)
      if (actions.includes(doing)) expect([doing, period]).toEqual([doing, 'Weeks 1–2'])
    expect(goToMarket.at(-1)).toMatchObject({
      doing: 'Ask 20 more of them: at 45% that makes 9 payers.',
      until: '9 more have paid.',
    })
  })

  test.each<[string, GroupRow]>([
    ['few people were asked', row('b', { asked: n(2), paid: n(1) })],
    ['its cost per customer is unknown', row('b', { ...payers, paid: n(1), win: undefined })],
  ])('no action is about a group that comes later: %s', (_, later) =>
    expect(said([row('a', payers), later]).actions.join(' ')).not.toContain('Group b'),
  )

  test('with fewer than five people asked, no pace is planned', () => {
    const text = (asked: number) =>
      JSON.stringify(said([row('a', { ...payers, asked: n(asked), paid: n(2) })]).goToMarket)
    expect([4, 8].map(asked => text(asked).includes('more of them'))).toEqual([false, true])
  })

  test('if payers came from elsewhere, nobody says how many of the list are left', () => {
    const came = (low: number) =>
      row('a', { ...payers, there: n(160), how: 'list', carried: { came: n(low) } })
    const text = (given: GroupRow) => JSON.stringify([said([given]), figuresIn(given, voice)])
    expect(text(came(4))).toContain('Take the next 10 from the list or place and reach them.')
    expect(text(came(4))).toContain('By a list or a place · 160 there')
    expect(text(came(4))).not.toMatch(/penetration|not asked yet/i)
    expect(text(came(9))).toContain('have not been asked yet')
  })

  const others = { no: n(8), committed: n(3) }
  const round = rowOfRound({ version: 1, round: 1, answers: { paid: { paid: n(9) }, others } })
  const said8 = '8 of the 20 who were asked said no: what they lacked may be missing for the next ones, too.'
  const unpaid = '11 of the 20 who were asked have not paid.'
  test.each<[string, GroupRow, string, string]>([
    ['only those who said no', round, ', and the 8 who said no what was missing', said8],
    ['nobody if no refusals are told', row('a', payers), '', unpaid],
    ['nobody if all promised', row('a', { ...payers, carried: { no: n(11), committed: n(11) } }), '', unpaid],
    ['nobody if the counts were changed', row('a', { ...payers, carried: { no: n(5) } }), '', unpaid],
    ['nobody if all paid', row('a', { ...payers, asked: n(9) }), '', 'Those who paid may be the keenest.'],
  ])('RS45 the plan and the counter-argument ask %s what was missing', (_, given, missing, against) => {
    const { goToMarket, counter } = said([given])
    expect(goToMarket.map(({ doing }) => doing)).toContain(
      `Ask the 9 who paid what decided it${missing}; ask each payer for two names.`,
    )
    expect(counter).toBe(against)
  })

  test('no action only says to come back', () => {
    const refused = row('a', { asked: n(2), paid: n(0), how: 'introduced', win: eur(5, 'once') })
    for (const rows of [[refused], [refused, row('b'), row('c')], []])
      expect(said(rows).actions.join(' ')).not.toContain('Come back')
  })

  test.each<[string, Partial<GroupRow>, string]>([
    ['sold in a season', { carried: { runs: 3 } }, 'Will you order it now, for this season or the next?'],
    [
      'sold once',
      { price: eur(3800, 'time'), carried: { type: 'sale', takes: { ...n(1), per: 'once-ever' } } },
      '“It costs EUR 3,800. Will you take it?”',
    ],
    [
      'sold for a commission',
      { price: eur(620, 'time'), carried: { type: 'commission', share: 9, fee: eur(55.8, 'time') } },
      'My part is 9% of each deal. Shall we do the first one?',
    ],
    [
      'another price than that of the deal',
      { price: eur(900, 'time'), carried: { type: 'commission', share: 9, fee: eur(55.8, 'time') } },
      'It costs EUR 900 each time. Will you take it?',
    ],
  ])('the question to customers is right for the revenue model: %s', (_, given, text) =>
    expect(said([row('a', { ...payers, ...given })]).actions.join(' ')).toContain(text),
  )
})

test('RS38 the counter-argument is never good news and never names another group', () => {
  const split = { ...payers, carried: { friends: n(4) } }
  for (const rows of [
    [row('a', { ...split, price: eur(30, 'month') }), row('b', { ...payers, asked: n(20), paid: n(8) })],
    [row('a', { ...payers, price: eur(90, 'month') }), row('b', { ...payers, asked: n(10), paid: n(6) })],
  ])
    expect(said(rows).counter).toBe('11 of the 20 who were asked have not paid.')
  const unpaid = [row('a', { price: eur(20, 'month') }), row('b')]
  expect(said(unpaid).counter.replaceAll('\u00a0', ' ')).toBe(
    'No payment by a stranger is given yet: that somebody pays EUR 20 a month is a plan so far.',
  )
})

test('RS38 the result calls no payer a stranger if all payers may be friends', () => {
  const rows = [row('a', { ...payers, carried: { friends: n(9) } }), row('b', { ...payers, paid: n(8) })]
  expect(said(rows).confidence).toEqual({
    level: 'medium',
    reason: 'Payments are given; in which group family and friends are among them is open.',
  })
})

describe('RS39 the second group can be the people who pay somebody today', () => {
  const first = row('a', { ...payers, carried: { pays: eur(45, 'month') } })
  const today = (kind: 'person' | 'hand'): ValidationAnswers => ({ today: { kind, pays: eur(45, 'month') } })
  const rival = { name: 'Mont-Joli', kind: 'direct', chosenFor: 'trusted', price: 'EUR 640' } as SavedRival
  const second = (...given: Parameters<typeof said>) => said(...given).made.segments[1]

  test('the text about the group comes from the card “today”, else from a rival with a price; otherwise the group has no name', () => {
    expect(second([first], today('person'))?.who).toMatchObject({ source: 'problem validation' })
    expect(second([first], today('person'))?.who?.text).toContain('They pay EUR')
    expect(second([first], today('hand'), [rival])?.who).toMatchObject({
      text: expect.stringContaining('“Mont-Joli” pay EUR 640'),
      source: 'competitor analysis',
    })
    expect(second([first], today('hand'))?.name).toBe('Second group: not named yet')
  })
})
