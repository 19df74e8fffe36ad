// Tests that a count of all payers in the problem validation is never used for only one group.
import { describe, expect, test } from 'vitest'
import type { Amount } from '../../../contracts/record-fields.ts'
import { type GroupRow, groupRow } from '../../../contracts/segments-record.ts'
import type { ValidationAnswers, ValidationRecord } from '../../../contracts/validation-record.ts'
import { voiceIn } from '../voice.fixture.ts'
import { adviseOn } from './advice.ts'
import { figuresIn } from './figures.ts'
import { rowOfRound } from './prefill.ts'
import { segmentsOf } from './result.ts'

const voice = voiceIn('en')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const n = (low: number, high = low) => ({ low, high })
const eur = (low: number, per: Amount['per']): Amount => ({ ...n(low), currency: 'EUR', per })
const row = (id: string, given: Partial<GroupRow> = {}): GroupRow =>
  groupRow.parse({ id, source: { kind: 'own' }, group: `Group ${id}`, ...given })
const said = (rows: GroupRow[], validation: ValidationAnswers | null = null) => {
  const record = { version: 1 as const, rows }
  const made = segmentsOf(record, voice, validation)
  return { made, ...adviseOn(made, voice, validation) }
}
const order = (...rows: GroupRow[]) => said(rows).made.named.map(({ id }) => id)
const round = (answers: ValidationAnswers) =>
  rowOfRound({ version: 1, round: 1, answers } as ValidationRecord)
const told: ValidationAnswers = {
  who: { words: 'Burying families', known: 'saw' },
  paid: { paid: n(16), known: 'records' },
  others: { no: n(7), friends: n(4) },
}
const typed = (row: GroupRow, given: Partial<GroupRow>) => {
  const { paid: _paid, asked: _asked, group: _group, ...prefilled } = row.prefilled ?? {}
  return groupRow.parse({ ...row, ...given, prefilled })
}

describe('RS32 family and friends are counted for all payers together', () => {
  const abroad = typed(round(told), { group: 'Children abroad', asked: n(17), paid: n(11) })
  const home = row('home', { asked: n(9), paid: n(5) })

  test('if several groups have payers, friends are not subtracted from any group, and the result says so', () => {
    const { made, why } = said([abroad, home], told)
    expect(plain(made.summary)).toBe('Start with Children abroad: 11 of 17 paid (65%).')
    expect(why.join(' ')).toContain('4 of your payers are family or friends; in which groups is not told')
  })

  test('if only one group has payers, friends are subtracted from this group', () => {
    const { made, why } = said([abroad, row('other', { asked: n(3), paid: n(0) })], told)
    expect(plain(made.summary)).toContain('7 of 13 paid (54%, family and friends left out)')
    expect(why.join(' ')).not.toContain('your payers')
  })

  test('if one group has all payers of the validation, friends are subtracted from this group', () => {
    expect(plain(said([round(told), row('b', { paid: n(2) })], told).made.summary)).toContain('12 of 19 paid')
  })

  test('if no payer at all is a friend, no group has friends', () => {
    const none = { ...told, others: { no: n(7), friends: n(0) } }
    const parts = [typed(round(none), { group: 'A', asked: n(17), paid: n(11), how: 'list' }), home]
    expect(said(parts, none).confidence.reason).not.toContain('family')
  })
})

describe('RS33 the payers of several groups can add up to the payers of the validation', () => {
  const rows = (paid: number) => [
    row('a', { asked: n(17), paid: n(paid) }),
    row('b', { asked: n(9), paid: n(5) }),
  ]
  test.each([
    [11, false],
    [12, true],
  ])('the payers %s and 5, with 16 in the validation, have no evidence mark: %s', (paid, isUnmarked) => {
    expect(JSON.stringify(said(rows(paid), told).confidence).includes('not marked.')).toBe(isUnmarked)
  })

  test('if two groups already have all payers of the validation, the payers of a third group are still a guess', () => {
    const parts = [typed(round(told), { asked: n(17), paid: n(11) }), row('b', { asked: n(9), paid: n(5) })]
    const { made } = said([...parts, row('c', { asked: n(2), paid: n(1) })], told)
    expect(made.named.map(({ prefilled }) => prefilled?.paid)).toEqual(['records', 'records', undefined])
  })

  test('an evidence mark that the founder set does not change', () => {
    const [first, second] = rows(11)
    const marked = [{ ...first, known: 'guess' } as GroupRow, second as GroupRow]
    expect(said(marked, told).made.named.map(({ id }) => id)).toEqual(['b', 'a'])
  })
})

describe('RS34 a criterion compares groups only if its values are known for all of them', () => {
  const close = { asked: n(15), paid: n(10) }
  const once = { type: 'sale' as const, takes: { ...n(1), per: 'once-ever' as const } }
  const one = (id: string, given: Partial<GroupRow>) =>
    row(id, { ...close, price: eur(165, 'person'), stays: 1, carried: once, ...given })

  test('the cost of winning a customer decides nothing if it is unknown for a group', () => {
    const rows = [one('told', { win: eur(25, 'once'), there: n(400) }), one('open', { there: n(1500) })]
    expect(order(...rows)).toEqual(['open', 'told'])
    expect(said(rows).why.join()).toContain('only by its number')
  })

  test('an amount before the cost to serve is subtracted is not compared with an amount after that', () => {
    const serve = { ...once, serve: eur(75, 'person') }
    const rows = [
      one('after', { win: eur(12, 'once'), carried: serve, there: n(500) }),
      one('before', { price: eur(170, 'person'), win: eur(20, 'once'), there: n(400) }),
    ]
    expect(order(...rows)).toEqual(['after', 'before'])
    expect(said(rows).why.join()).toContain('only by its number')
  })

  test('if two groups pay, a group with fewer than ten people left to ask comes second', () => {
    const kin = row('kin', { asked: n(6), paid: n(3), there: n(15), how: 'introduced' })
    const growers = row('growers', { asked: n(26), paid: n(16), there: n(260), how: 'list' })
    expect(order(kin, growers)).toEqual(['growers', 'kin'])
    expect(said([kin, growers]).why.join()).toContain('fewer than ten are left to ask: 9 of 15')
    // The order is the same even if one customer of the small group brings more per year.
    const [dear, cheap] = [eur(90, 'month'), eur(20, 'month')]
    expect(order({ ...kin, price: dear }, { ...growers, price: cheap })).toEqual(['growers', 'kin'])
  })
})

test('RS35 if customers stay only some months, a year has only these months, for every revenue model', () => {
  const figure = (type: 'ads' | 'giving', stays?: number) =>
    plain(
      figuresIn(
        row('a', { price: eur(260, 'month'), carried: { type }, ...(stays !== undefined && { stays }) }),
        voice,
      ).find(({ id }) => id === 'yearly')?.sum ?? '',
    )
  expect([figure('ads', 5), figure('giving', 3), figure('ads'), figure('ads', 30)]).toEqual([
    'EUR 260 × 5',
    'EUR 260 × 3',
    'EUR 260 × 12',
    'EUR 260 × 12',
  ])
})

test.each(['giving', 'ads'] as const)(
  'RS36 with %s, if the founder typed a name and a number of payers, the name means the payers',
  type => {
    const who: ValidationAnswers = {
      who: { words: 'Fire departments' },
      earn: { type },
      paid: { paid: n(6), known: 'records' },
      others: { no: n(8) },
    }
    const helped = round(who)
    expect(said([helped]).made.summary).not.toContain('Start with Fire departments:')
    const payers = said([typed(helped, { group: 'Co-op elevators', asked: n(9), paid: n(3) })])
    expect(payers.made.summary).toContain('Start with Co-op elevators: 3 of 9')
  },
)
