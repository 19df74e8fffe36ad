// Tests groups that are suggested from the problem validation and that the founder also typed.
import { describe, expect, test } from 'vitest'
import type { Amount } from '../../../contracts/record-fields.ts'
import { type GroupRow, groupRow } from '../../../contracts/segments-record.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { voiceIn } from '../voice.fixture.ts'
import { adviseOn } from './advice.ts'
import { figuresIn } from './figures.ts'
import { rowOfRound } from './prefill.ts'
import { segmentsOf } from './result.ts'

const voice = voiceIn('en')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const n = (low: number, high = low) => ({ low, high })
const eur = (low: number, per: Amount['per']): Amount => ({ ...n(low), currency: 'EUR', per })
const row = (
  group: string,
  [there, asked, paid]: (number | null)[],
  given: Partial<GroupRow> = {},
): GroupRow =>
  groupRow.parse({
    ...{ id: group, source: { kind: 'own' }, group },
    ...(there !== null && there !== undefined && { there: n(there) }),
    ...(asked !== null && asked !== undefined && { asked: n(asked) }),
    ...(paid !== null && paid !== undefined && { paid: n(paid) }),
    ...given,
  })
/**
 * Of 12 people who were asked, 5 paid, 6 said no and one promised to pay. Of the payers, 2 are friends. The group
 * has 85 people.
 */
const told: ValidationAnswers = {
  who: { words: 'Firms and churches', known: 'saw' },
  earn: { type: 'sale', price: eur(40, 'time'), takes: { ...n(2), per: 'year' } },
  paid: { paid: n(5), known: 'records' },
  others: { no: n(6), committed: n(1), friends: n(2) },
  reach: { there: n(85), how: 'list' },
  frame: { serve: eur(10, 'time') },
}
const round = (answers = told) => rowOfRound({ version: 1, round: 1, answers })
const said = (rows: GroupRow[], validation = told) => {
  const record = { version: 1 as const, rows }
  const made = segmentsOf(record, voice, validation)
  return { made, names: made.named.map(({ group }) => group), ...adviseOn(made, voice, validation) }
}

describe('RS42 a group that is both suggested and typed is ranked only once', () => {
  const churches = row('Churches', [30, 5, 3])

  test.each<[string, GroupRow[], string[]]>([
    ['all counts add up', [churches, row('Shops', [55, 7, 2])], ['Churches', 'Shops']],
    ['without those who promised', [churches, row('Shops', [null, 6, 2])], ['Churches', 'Shops']],
    [
      'without family and friends',
      [row('Churches', [30, 5, 2]), row('Shops', [55, 5, 1])],
      ['Churches', 'Shops'],
    ],
    [
      'with a part that has the counts without friends and without those who promised',
      [row('Churches', [85, 9, 3]), row('Shops', [30, 3, 2])],
      ['Churches', 'Shops'],
    ],
    ['a part in which nobody paid', [row('Shops', [55, 7, 5]), row('Clubs', [30, 5, 0])], ['Clubs', 'Shops']],
    [
      'a group beside the parts',
      [churches, row('Shops', [55, 7, 2]), row('Clubs', [9, 3, 1])],
      ['Churches', 'Clubs', 'Shops'],
    ],
  ])('typed groups that together have the counts of a round are found: %s', (_, rows, names) => {
    const { made, why } = said([round(), ...rows])
    expect(made.named.map(({ group }) => group).toSorted()).toEqual(names)
    expect(why.join(' ')).toMatch(
      /are together the [35] of “Firms and churches”.*, so that row is not ranked beside them/,
    )
  })

  test('the typed parts of a group get the group’s number of friends, its evidence and its cost to serve', () => {
    const parts = [
      row('Churches', [30, 5, 3], { price: eur(40, 'time'), win: eur(15, 'once') }),
      row('Shops', [55, 7, 2]),
    ]
    const { made, why, confidence } = said([round(), ...parts])
    expect(made.unsplit).toEqual(n(2))
    expect(why.join(' ')).toContain('2 of your payers are family or friends')
    expect(confidence).toMatchObject({ level: 'medium' })
    expect(made.named.map(({ prefilled }) => prefilled?.paid)).toEqual(['records', 'records'])
    const first = made.named.find(({ id }) => id === 'Churches')
    expect(first && plain(figuresIn(first, voice).find(({ id }) => id === 'payback')?.sum ?? '')).toBe(
      'EUR 15 ÷ (EUR 40 − EUR 10)',
    )
  })

  const [all, strangers] = ['has as many payers (5)', '(without family and friends) has as many payers (3)']
  test.each<[string, GroupRow, string, string]>([
    ['all counts', row('Congregations', [85, 12, 5]), '3 of 10 paid', all],
    ['without those who promised', row('Congregations', [85, 11, 5]), '3 of 9 paid', all],
    ['without family and friends', row('Congregations', [85, 10, 3]), '3 of 10 paid', strangers],
  ])(
    'if one typed group has the counts of a round, it keeps its name, and its blank fields get the values of the round: %s',
    (_, own, paid, payers) => {
      const { made, why, names } = said([round(), own])
      expect(names).toEqual(['Congregations'])
      expect(made.named[0]).toMatchObject({ id: 'Congregations', how: 'list', price: eur(40, 'time') })
      expect(plain(made.summary)).toContain(`Start with Congregations: ${paid}`)
      expect(why).toContain(
        `“Firms and churches” ${payers} and as many people as “Congregations”, so they stand here as one group.`,
      )
    },
  )

  test('if the suggested and the typed group have the same name, the result does not explain that they are one group', () => {
    expect(said([round(), row('Firms and churches', [85, 11, 5])]).why).toEqual([
      'It is the only group named so far.',
    ])
  })

  test('values and marks that the founder set do not change', () => {
    const own = row('Congregations', [85, 12, 5], {
      price: eur(35, 'time'),
      how: 'introduced',
      known: 'guess',
    })
    expect(said([round(), own]).made.named[0]).toMatchObject({
      ...{ price: eur(35, 'time'), how: 'introduced', known: 'guess' },
      prefilled: { paid: 'guess' },
    })
  })

  test.each<[string, GroupRow[], string]>([
    [
      'of two groups',
      [row('Churches', [30, 5, 3]), row('Shops', [20, 9, 2])],
      '“Churches” and “Shops” together',
    ],
    ['of one group', [row('Shops', [85, 8, 5])], '“Shops”'],
  ])(
    'if only the numbers of payers are equal, the result says so and ranks both groups: %s',
    (_, rows, parts) => {
      const { names, why } = said([round(), ...rows])
      expect(names).toContain('Firms and churches')
      expect(why).toContain(
        `“Firms and churches” has as many payers (5) as ${parts}: if they are the same people, remove its row.`,
      )
    },
  )

  test.each<[string, GroupRow[]]>([
    ['other payers', [row('Shops', [85, 12, 4])]],
    ['few payers', [row('Shops', [40, null, 1]), row('Clubs', [20, null, 1])]],
    ['blank counts', [row('Shops', [null, null, 5])]],
  ])('groups with different counts are different groups: %s', (_, rows) => {
    const { made } = said([round({ ...told, ...(rows.length > 1 && { paid: { paid: n(2) } }) }), ...rows])
    expect([made.twice, made.ranked.length]).toEqual([[], rows.length + 1])
  })

  test('if the founder changed the payers of a round, its row stays as a group of its own', () => {
    const { paid: _paid, ...prefilled } = round().prefilled ?? {}
    const { names } = said([
      groupRow.parse({ ...round(), prefilled }),
      row('Churches', [30, 5, 3]),
      row('Shops', [55, 7, 2]),
    ])
    expect(names).toContain('Firms and churches')
  })
})

test('RS27 a cost per visit becomes a cost per hour if the hours of a visit are known', () => {
  const hourly: ValidationAnswers = {
    earn: { type: 'hours', price: eur(46, 'hour') },
    paid: { paid: n(31), each: eur(322, 'time'), visit: 7 },
    frame: { serve: eur(35, 'time') },
  }
  expect(round(hourly)).toMatchObject({ price: eur(46, 'hour'), carried: { serve: eur(5, 'hour') } })
})

test('RS44 if payers paid about as much as the fee of a commission, the fee is their price', () => {
  const earn = { type: 'commission', deal: eur(250, 'time'), share: 4 } as const
  const price = (each: Amount) =>
    round({ earn, paid: { paid: n(3), each, since: '2026-03', known: 'saw' } }).price
  expect([price({ ...eur(8, 'time'), high: 11 }), price(eur(250, 'time'))]).toEqual([
    eur(10, 'time'),
    eur(250, 'time'),
  ])
})
