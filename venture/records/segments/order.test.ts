// Tests the order of groups with similar shares: there money decides. Also tests that the matrix shows the same
// order.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Amount } from '../../../contracts/record-fields.ts'
import { type GroupRow, groupRow } from '../../../contracts/segments-record.ts'
import { voiceIn } from '../voice.fixture.ts'
import { adviseOn } from './advice.ts'
import { figuresIn } from './figures.ts'
import { isByChance, rankGroups } from './rank.ts'
import { segmentsOf } from './result.ts'
import { strangersIn } from './sums.ts'

const voice = voiceIn('en')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const n = (low: number, high = low) => ({ low, high })
const eur = (low: number, per: Amount['per'], high = low): Amount => ({ low, high, currency: 'EUR', per })
const row = (id: string, given: Partial<GroupRow> = {}): GroupRow =>
  groupRow.parse({ id, source: { kind: 'own' }, group: `bakers ${id}`, known: 'records', ...given })
const ids = (rows: GroupRow[]) => rankGroups(rows).map(one => one.row.id)
const advice = (rows: GroupRow[]) => {
  const record = { version: 1 as const, rows }
  return adviseOn(segmentsOf(record, voice), voice)
}

describe('RS16 groups whose shares may differ only by chance are ordered by money', () => {
  const engineers = row('engineers', {
    asked: n(16),
    paid: n(11),
    there: n(240),
    price: eur(1050, 'piece'),
    how: 'introduced',
    carried: { takes: { ...n(1), per: 'year' } },
  })
  const notaries = row('notaries', {
    ...{ asked: n(9), paid: n(6), price: eur(1350, 'piece'), how: 'introduced' },
    carried: { takes: { ...n(1), per: 'year' } },
  } as const)
  const online = row('online', { asked: n(40), paid: n(4), price: eur(9500, 'piece'), how: 'list' })

  test.each<[string, [number, number], [number, number], boolean]>([
    ['69 % of 16 and 67 % of 9', [11, 16], [6, 9], true],
    ['39 % of 31 and 78 % of 9', [12, 31], [7, 9], false],
    ['5 % of 420 and 63 % of 19', [21, 420], [12, 19], false],
    ['the same', [3, 10], [6, 20], true],
  ])('whether two shares are similar or different: %s', (_, [paid, asked], [other, others], isClose) => {
    const part = (some: number, all: number) => ({ part: n(some), of: n(all) })
    expect(isByChance(part(paid, asked), part(other, others))).toBe(isClose)
  })

  test('the group that brings more money comes first, and a group with a clearly lower share comes last', () => {
    expect(ids([online, engineers, notaries])).toEqual(['notaries', 'engineers', 'online'])
    const { why } = advice([online, engineers, notaries])
    expect(plain(why.join(' '))).toContain(
      '67% of 9 against 69% of 16 is not enough to tell them apart. It comes before “bakers engineers” because one brings more a year: EUR 1,350 against EUR 1,050.',
    )
  })

  test('a share of only a few people is not compared with a share of many people', () => {
    const shops = row('shops', { asked: n(70), paid: n(19) })
    const towns = row('towns', { asked: n(3), paid: n(2) })
    expect(plain(advice([towns, shops]).why.join(' '))).toContain(
      'It comes before “bakers towns” by those who paid: 19 against 2.',
    )
    const some = row('some', { asked: n(3), paid: n(0) })
    expect(plain(advice([some, shops]).why.join(' '))).toContain(
      'here 19 of 70 paid (27%); there 3 asked, nobody paid.',
    )
  })

  test('what a customer brings in total counts more than one payment, if it is known for both groups', () => {
    const paid = { asked: n(20), paid: n(10) }
    const long = row('long', { ...paid, price: eur(10, 'month'), stays: 30, win: eur(5, 'once') })
    const dear = row('dear', { ...paid, paid: n(11), price: eur(40, 'month'), stays: 2, win: eur(0, 'once') })
    expect(ids([dear, long])).toEqual(['long', 'dear'])
  })

  test('if no money is known, the group that is easier to reach comes first', () => {
    const listed = row('listed', { asked: n(10), paid: n(6), how: 'list' })
    const introduced = row('introduced', { asked: n(10), paid: n(5), how: 'introduced' })
    expect(ids([listed, introduced])).toEqual(['introduced', 'listed'])
    expect(advice([listed, introduced]).why.join()).toContain('by the way to them')
  })

  test('a group with a clearly better share never comes after a group with a worse one', () => {
    const some = fc
      .tuple(
        fc.integer({ min: 5, max: 300 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 900 }),
      )
      .map(([asked, share, price]) => ({ asked, paid: Math.max(1, Math.round(asked * share)), price }))
    fc.assert(
      fc.property(fc.array(some, { minLength: 2, maxLength: 5 }), groups => {
        const rows = groups.map(({ asked, paid, price }, at) =>
          row(String(at), { asked: n(asked), paid: n(Math.min(asked, paid)), price: eur(price, 'piece') }),
        )
        const ranked = rankGroups(rows).map(one => one.row)
        expect(ranked).toHaveLength(rows.length)
        const rate = (one: GroupRow) => (one.paid as { low: number }).low / (one.asked as { low: number }).low
        const best = rows.reduce((first, one) => (rate(one) > rate(first) ? one : first))
        const part = (one: GroupRow) => ({ part: one.paid as never, of: one.asked as never })
        const [first] = ranked
        expect(first && (first.id === best.id || isByChance(part(first), part(best)))).toBe(true)
      }),
    )
  })
})

describe('RS17 a figure that means nothing is left out', () => {
  const payback = (given: Partial<GroupRow>) =>
    figuresIn(row('a', { price: eur(100, 'time'), ...given }), voice).find(({ id }) => id === 'payback')?.text
  test.each<[string, Partial<GroupRow>, string | undefined]>([
    ['nothing has to be paid back if a customer costs nothing', { win: eur(0, 'once') }, undefined],
    [
      'paid back with the first payment',
      { win: eur(20, 'once') },
      'with the first payment, before what serving one of this group costs',
    ],
    [
      'paid back in the first month',
      { price: eur(100, 'month'), win: eur(20, 'once') },
      'in the first month, before what serving one of this group costs',
    ],
    ['paid back later', { win: eur(250, 'once') }, '2.5 times, before what serving one of this group costs'],
  ])('the time until the cost is earned back is right: %s', (_, given, text) =>
    expect(payback(given)).toBe(text),
  )

  test('the matrix shows the number of payers and the number of people asked', () => {
    const [first] = segmentsOf({ version: 1, rows: [row('a', { asked: n(9), paid: n(7) })] }, voice).segments
    expect(first?.scoreReason).toContain('7 of 9 paid (78%)')
  })

  test('the matrix leaves out payers if their number is unknown, and never calls hours purchases', () => {
    const made = segmentsOf({ version: 1, rows: [row('a', { asked: n(1), paid: 'unknown' })] }, voice)
    expect(made.summary).toContain('1 asked; who paid is not told.')
    expect(made.segments[0]?.scoreReason).toContain('1 asked, who paid is not told')
    const worth = figuresIn(row('a', { price: eur(48, 'hour'), stays: 10 }), voice).find(
      ({ id }) => id === 'ltv',
    )
    expect(plain(worth?.sum ?? '')).toBe('EUR 48 × 10 h')
  })
})

test('RS22 groups with promises come before blank groups, and groups in which everybody refused come last', () => {
  const promised = row('promised', { asked: n(9), paid: n(0), carried: { committed: n(5) } })
  const blank = row('blank', { there: n(30) })
  const refused = row('refused', { asked: n(14), paid: n(0), there: n(900), how: 'introduced' })
  expect(ids([refused, blank, promised])).toEqual(['promised', 'blank', 'refused'])
  expect(advice([promised, refused]).why.join(' ')).toContain(
    'here 5 committed, nobody paid; there 14 asked, nobody paid.',
  )
  const kin = row('kin', { asked: n(13), paid: n(1), how: 'introduced', carried: { friends: n(1) } })
  expect(ids([kin, blank])).toEqual(['blank', 'kin'])
  expect(advice([kin, row('few', { asked: n(2), paid: n(0) })]).why.join(' ')).toContain(
    'here 2 asked, nobody paid; there 1 of 13 paid, no stranger among them.',
  )
  const first = advice([refused])
  expect(first.testFirst).toContain('Ask those who did not pay for the reason')
  const other = row('other', { paid: n(1), price: eur(18000, 'year'), carried: { isOther: true } })
  expect(figuresIn(other, voice).map(({ id }) => id)).not.toContain('yearly')
  expect(advice([other]).firstTen[0]?.ask).not.toContain('18,000')
})

const paying = { there: n(140), asked: n(10), paid: n(9) }

describe('RS16 only strangers count for the order, and each group is counted once', () => {
  test('if shares are too similar to decide, the next criterion decides, and the reason says which one', () => {
    const few = row('few', { asked: n(8), paid: n(4), there: n(28), how: 'introduced' })
    const many = row('many', { asked: n(14), paid: n(5), there: n(46), how: 'introduced' })
    expect(ids([few, many])).toEqual(['many', 'few'])
    expect(advice([few, many]).why.join()).toContain('only by its number')
  })

  test('a group with a share of 44 % never comes before a group with 75 %', () => {
    const near = row('near', { asked: n(9), paid: n(4), how: 'introduced' })
    expect(ids([near, row('far', { asked: n(12), paid: n(9), how: 'list' })])).toEqual(['far', 'near'])
  })

  test('family and friends do not count for the share', () => {
    const known = row('known', { asked: n(10), paid: n(8), carried: { friends: n(6) } })
    const strange = row('strange', { asked: n(10), paid: n(6), carried: { friends: n(0) } })
    expect(ids([known, strange])).toEqual(['strange', 'known'])
    const { summary } = segmentsOf({ version: 1, rows: [known] }, voice)
    expect(plain(summary)).toContain('2 of 4 paid (50%, family and friends left out)')
  })

  test.each<[string, GroupRow[], string[]]>([
    [
      'equal figures',
      [row('a', { ...paying }), row('in town', { ...paying, group: 'Bakers a in town' })],
      ['a'],
    ],
    [
      'different figures',
      [row('a', paying), row('b', { ...paying, group: 'Bakers a in town', asked: n(9) })],
      ['b', 'a'],
    ],
    [
      'the same name',
      [row('a', { there: n(9) }), row('b', { group: 'Bakers A', asked: n(7), paid: n(3) })],
      ['a'],
    ],
    [
      'a name from another form',
      [row('a', paying), row('m', { group: 'Bakers', source: { kind: 'market' } })],
      ['a'],
    ],
  ])('two rows about the same group are not compared with each other: %s', (_, rows, named) => {
    expect(segmentsOf({ version: 1, rows }, voice).named.map(({ id }) => id)).toEqual(named)
  })

  test('a joined row keeps the name and the marks that the founder typed, and not those from another form', () => {
    const bare = row('bare', { group: 'Bakers a in town', source: { kind: 'market' } })
    const { named } = segmentsOf({ version: 1, rows: [bare, row('a', paying)] }, voice)
    expect(named).toMatchObject([{ id: 'a', group: 'bakers a', known: 'records' }])
  })

  test('with a one-time purchase, the result never asks how often customers buy', () => {
    const once = row('once', {
      ...paying,
      price: eur(90, 'piece'),
      carried: { takes: { ...n(1), per: 'once-ever' } },
    })
    const made = segmentsOf({ version: 1, rows: [once] }, voice)
    expect(made.segments[0]?.open).not.toContain('stays')
    expect(JSON.stringify(advice([once]))).not.toContain('how often')
  })
})

describe('RS41 shares are comparable: all of them include family and friends, or none does', () => {
  const round = row('round', {
    ...{ asked: n(12), paid: n(5), carried: { friends: n(2) } },
    prefilled: { paid: 'records' },
  })
  const churches = row('churches', { asked: n(5), paid: n(3) })

  test('if one group does not say how many are family and friends, all shares include them, and the reason says so', () => {
    expect(plain(advice([round, churches]).why[0] ?? '')).toBe(
      '60% of 5 against 42% of 12, family and friends counted in, is not enough to tell them apart.',
    )
    const many = row('many', { asked: n(90), paid: n(60) })
    expect(plain(advice([round, many]).why[0] ?? '')).toContain(
      '67% of 90 against 42% of 12, family and friends counted in.',
    )
  })

  test('if all groups say how many are family and friends, no share includes them', () => {
    const counted = { ...churches, carried: { friends: n(1) } }
    const [one, two] = rankGroups([round, counted])
    expect([one?.share?.isStrangers, two?.share?.isStrangers]).toEqual([true, true])
  })

  test('one rule decides whether two shares are too similar, even if the numbers look far apart', () => {
    const [few, many] = [
      [row('a', { asked: n(5), paid: n(3) }), row('b', { asked: n(10), paid: n(3) })],
      [row('a', { asked: n(50), paid: n(30) }), row('b', { asked: n(100), paid: n(30) })],
    ]
    expect(plain(advice(few).why.join(' '))).toContain('60% of 5 against 30% of 10 is not enough')
    expect(plain(advice(many).why.join(' '))).toContain('by its conversion: 60% of 50 against 30% of 100.')
  })
})

describe('RS40 the reason gives the criterion that really decided the order', () => {
  const paid = { there: n(340), how: 'list' } as const

  test('if all other criteria are equal, the reason is the larger share', () => {
    const rows = [
      row('first', { ...paid, asked: n(18), paid: n(9) }),
      row('second', { ...paid, asked: n(13), paid: n(7) }),
    ]
    expect(ids(rows)).toEqual(['second', 'first'])
    expect(plain(advice(rows).why.join(' '))).toBe(
      '54% of 13 against 50% of 18 is not enough to tell them apart. In all else “bakers first” is level with it: only the larger share puts it first.',
    )
  })

  test('the reason “written first” is right for the order of the rows', () => {
    const rows = [
      row('first', { ...paid, asked: n(10), paid: n(5) }),
      row('second', { ...paid, asked: n(20), paid: n(10) }),
    ]
    expect(ids(rows)).toEqual(['first', 'second'])
    expect(advice(rows).why.at(-1)).toContain('written first')
  })

  test('the second place is decided in the same way as the first place', () => {
    const rows = [
      row('best', { asked: n(38), paid: n(32), how: 'list' }),
      row('listed', { asked: n(15), paid: n(9), how: 'list' }),
      row('introduced', { asked: n(66), paid: n(36), how: 'introduced' }),
    ]
    expect(ids(rows)).toEqual(['best', 'introduced', 'listed'])
  })

  test('a long name is cut after a word and has quotation marks', () => {
    const long = row('long', { group: `${'people who '.repeat(12)}pay; others do not` })
    expect(advice([row('a', { paid: n(2) }), long]).why[0]).toMatch(
      /before “(people who )+people( who)?…”: here 2 paid; there/,
    )
  })

  test('each reason is true for the two groups that it compares', () => {
    const some = fc.record({
      asked: fc.integer({ min: 1, max: 60 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      there: fc.constantFrom(undefined, n(40), n(300)),
      how: fc.constantFrom(undefined, 'list' as const, 'introduced' as const),
      friends: fc.constantFrom(undefined, n(0), n(2)),
      price: fc.constantFrom(undefined, eur(20, 'month'), eur(90, 'month')),
    })
    fc.assert(
      fc.property(fc.array(some, { minLength: 2, maxLength: 5 }), groups => {
        const rows = groups.map(({ asked, share, friends, ...given }, at) =>
          row(String(at), {
            ...{ ...given, asked: n(asked), paid: n(Math.round(asked * share)) },
            carried: friends && { friends },
          }),
        )
        const ranked = rankGroups(rows)
        const rate = ({ share }: (typeof ranked)[number]) => (share ? share.part.low / share.of.high : 0)
        const isOfMany = ({ row, share }: (typeof ranked)[number]) =>
          share !== null && share.of.low >= 5 && strangersIn(row) > 0
        ranked.slice(1).forEach((after, at) => {
          const before = ranked[at] as (typeof ranked)[number]
          const [ours, theirs] = [before.share, after.share]
          const isSimilar = ours && theirs && isByChance(ours, theirs)
          if (before.isClose) expect(isSimilar).toBe(true)
          if (before.by === 'rate') expect(rate(before)).toBeGreaterThan(isOfMany(after) ? rate(after) : 0)
          if (before.by === 'rate' && !before.isClose && isOfMany(after)) expect(isSimilar).toBe(false)
          if (before.by === null) expect(Number(before.row.id)).toBeLessThan(Number(after.row.id))
        })
      }),
      { numRuns: 500 },
    )
  })
})
