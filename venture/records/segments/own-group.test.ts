// Tests that a value of one group is never used for another, and that a group with only a name has no data.
import { describe, expect, test } from 'vitest'
import type { Amount } from '../../../contracts/record-fields.ts'
import { type GroupRow, groupRow } from '../../../contracts/segments-record.ts'
import { voiceIn } from '../voice.fixture.ts'
import { adviseOn } from './advice.ts'
import { figuresIn } from './figures.ts'
import { knownRows, newRow, withKnown } from './prefill.ts'
import { segmentsOf } from './result.ts'

const voice = voiceIn('en')
const n = (low: number, high = low) => ({ low, high })
const eur = (low: number, per: Amount['per']): Amount => ({ ...n(low), currency: 'EUR', per })
const row = (id: string, given: Partial<GroupRow> = {}): GroupRow =>
  groupRow.parse({ id, source: { kind: 'own' }, group: `Group ${id}`, ...given })
const said = (...rows: GroupRow[]) => {
  const record = { version: 1 as const, rows }
  const made = segmentsOf(record, voice)
  return { made, ...adviseOn(made, voice) }
}
const figure = (given: GroupRow, id: string) =>
  figuresIn(given, voice)
    .find(one => one.id === id)
    ?.text.replaceAll('\u00a0', ' ')

describe('RS26 a group that has only a name', () => {
  const bare = (kind: 'market' | 'idea') => row(kind, { source: { kind }, group: `From the ${kind}` })

  test.each<[string, GroupRow[], string[]]>([
    [
      'comes after the groups with data',
      [bare('market'), row('a', { paid: n(3) }), bare('idea')],
      ['Group a', 'From the market', 'From the idea'],
    ],
    [
      'comes after a group in which many refused',
      [bare('market'), row('a', { asked: n(14), paid: n(0) })],
      ['Group a', 'From the market', 'Third group: not named yet'],
    ],
    [
      'comes after a name that the founder typed here',
      [bare('market'), row('a', { paid: n(3) }), row('b')],
      ['Group a', 'Group b', 'From the market'],
    ],
    [
      'is shown if there is no other group',
      [bare('market')],
      ['From the market', 'Second group: not named yet', 'Third group: not named yet'],
    ],
    [
      'is shown if the founder typed it here',
      [row('a', { paid: n(3) }), row('b')],
      ['Group a', 'Group b', 'Third group: not named yet'],
    ],
  ])('in the list of groups, a group with only a name %s', (_, rows, names) => {
    const { made } = said(...rows)
    expect(made.segments.map(({ name }) => name)).toEqual(names)
    expect(made.rest).toBeNull()
  })

  test('has blanks and no figures, and is not listed as a fourth group', () => {
    const [a, b] = [row('a', { paid: n(3) }), row('b', { there: n(9) })]
    const { made } = said(a, bare('market'), b, bare('idea'))
    expect(made.segments[2]).toMatchObject({ row: 'market', figures: [] })
    expect(made.segments[2]?.open).toEqual(['there', 'asked', 'paid', 'price', 'stays', 'win', 'how'])
    expect(made.rest).toBeNull()
    expect(said(a, b, row('c'), row('d'), bare('idea')).made.rest).toBe(
      'Named as well, after these three: Group d.',
    )
  })

  test('is the reason for the order if nothing else differs', () => {
    const { why } = said(bare('market'), row('a', { price: eur(20, 'month') }))
    expect(why).toEqual([
      'It comes before “From the market”, of which only the name is known, from another form.',
    ])
  })

  test.each<[Partial<GroupRow>, string]>([
    [{ carried: { pays: eur(40, 'month') } }, 'A cut to test: those who already pay somebody'],
    [{ carried: { pays: eur(0, 'month') } }, 'Second group: not named yet'],
    [{ carried: { pays: eur(40, 'month'), type: 'giving' } }, 'Second group: not named yet'],
    [{ there: n(400), how: 'list' }, 'Second group: not named yet'],
  ])(
    'part of the first group becomes the second group only if the data says which part (%j), and it has no scores',
    (given, name) => {
      const [, second] = said(row('a', { paid: n(3), ...given })).made.segments
      expect(second).toMatchObject({ name, isOpen: true })
    },
  )
})

describe('RS27 the cost per customer belongs to one group only', () => {
  const serve = eur(70, 'piece')
  const carried = { type: 'sale' as const, takes: { ...n(1), per: 'once-ever' as const }, serve }

  test('the calculations for another group do not use the cost of the first group', () => {
    const other = groupRow.parse({
      ...newRow('b', { kind: 'own' }, 'Dog owners', carried),
      price: eur(110, 'piece'),
    })
    expect(figure(other, 'ltv')).toBe('EUR 110, before what serving one of this group costs')
    expect(figure(row('a', { price: eur(240, 'piece'), carried }), 'ltv')).toBe('EUR 170')
  })

  test('in a project without a round, the first group keeps the cost per customer', () => {
    const [first, second] = knownRows({ rounds: [], market: 'Families', idea: 'Pets', like: carried })
    expect([first?.carried?.serve, second?.carried?.serve]).toEqual([serve, undefined])
  })

  test('if a row has the same name as a round, the round fills its blank fields', () => {
    const [known] = knownRows({
      rounds: [
        {
          version: 1,
          round: 1,
          answers: { who: { words: 'Families' }, reach: { there: n(90), how: 'list', known: 'saw' } },
        },
      ],
      market: null,
      idea: null,
    })
    const own = row('own', { group: 'families', asked: n(8), there: n(120) })
    const rows = withKnown({ version: 1, rows: [own] }, known ? [known] : []).rows
    expect(rows).toMatchObject([{ id: 'own', how: 'list', there: n(120), asked: n(8) }])
  })
})

describe('RS28 payers of today and payers of earlier years are counted separately', () => {
  const once = { type: 'sale' as const, takes: { ...n(1), per: 'once-ever' as const } }
  const slip = 'More paid than were asked'

  test.each<[string, Partial<GroupRow>, boolean]>([
    ['customers stay', { price: eur(20, 'month'), stays: 24 }, true],
    ['nobody knows how long customers stay', { price: eur(20, 'month') }, true],
    ['customers stay less than a year', { price: eur(20, 'month'), stays: 4 }, false],
    ['customers buy once', { price: eur(20, 'piece'), carried: once }, false],
    ['other people introduce the customers', { how: 'introduced', prefilled: { there: 'saw' } }, false],
  ])(
    'it is an error if there are more payers than people in the group, but only if both counts are of today: %s',
    (_, given, isSlip) => {
      expect(
        said(row('a', { paid: n(31), there: n(14), ...given }))
          .why.join()
          .includes(slip),
      ).toBe(isSlip)
      const share = figure(row('a', { paid: n(3), there: n(60), ...given }), 'penetration')
      expect(share).toBe(isSlip ? '5%' : undefined)
    },
  )

  test('the number of people who introduce customers is not used as the size of the group', () => {
    const introduced = said(
      row('a', { paid: n(31), there: n(14), how: 'introduced', prefilled: { there: 'saw' } }),
    )
    expect(introduced.firstTen[0]?.where).toBe('By introduction')
    expect(introduced.made.segments[0]?.scoreReason).not.toContain('14 there')
    expect(said(row('a', { there: n(14), how: 'list' })).firstTen[0]?.where).toContain('14 there')
  })
})

describe('RS29 the time until the cost is earned back is right if customers order once a year', () => {
  test.each<[string, Partial<GroupRow>, string | undefined]>([
    [
      'the first order covers the cost',
      { price: eur(400, 'time'), carried: { takes: { ...n(1), per: 'year' } } },
      'with the first payment, before what serving one of this group costs',
    ],
    [
      'the cost needs more than one order',
      { price: eur(100, 'time'), carried: { takes: { ...n(1), per: 'year' } } },
      undefined,
    ],
    [
      'the first yearly payment covers the cost',
      { price: eur(480, 'year') },
      'with the first payment, before what serving one of this group costs',
    ],
    ['the cost needs more than one yearly payment', { price: eur(240, 'year') }, undefined],
    [
      'two orders a year',
      { price: eur(100, 'time'), carried: { takes: { ...n(2), per: 'year' } } },
      '3 times, before what serving one of this group costs',
    ],
  ])('the time until the cost is earned back is right for rare orders: %s', (_, given, text) => {
    expect(figure(row('a', { win: eur(300, 'once'), ...given }), 'payback')).toBe(text)
  })
})

describe('RS30 the actions depend on which fields are open', () => {
  const payers = { paid: n(9), asked: n(20), there: n(400), price: eur(20, 'month'), stays: 24 }
  const cost = 'Write down what getting each payer cost'

  test('no action asks for a cost that is known', () => {
    const told = said(row('a', { ...payers, how: 'list', win: eur(30, 'once') }))
    expect(JSON.stringify(told)).not.toContain(cost)
    expect(told.actions).toContain(
      'Take the next 10 from the list or place and reach them: 380 have not been asked yet.',
    )
    expect(JSON.stringify(said(row('a', { asked: n(3), paid: n(0) })))).toContain(cost)
  })

  test.each<[string, GroupRow[], string]>([
    [
      'people who introduce customers',
      [row('a', { ...payers, how: 'introduced' })],
      'introduces you for three more names: 380',
    ],
    ['a second group that nobody asked', [row('a', { ...payers, how: 'idea' }), row('b')], '(Group b)'],
    ['people who paid', [row('a', { ...payers, how: 'idea', win: eur(30, 'once') })], 'what decided it'],
  ])('the actions use the record: %s', (_, rows, text) => {
    const { actions } = said(...rows)
    expect(actions.join(' ')).toContain(text)
    expect(actions.join(' ')).not.toContain('where it comes from')
  })

  test('the confidence is explained in a sentence', () => {
    const level = (given: Partial<GroupRow>) => said(row('a', { ...payers, ...given })).confidence
    expect(level({})).toEqual({ level: 'low', reason: 'How you know how many paid is not marked.' })
    expect(level({ known: 'saw', paid: n(1) })).toMatchObject({ level: 'medium' })
    expect(level({ known: 'saw', carried: { friends: n(0) }, how: 'list' })).toMatchObject({ level: 'high' })
    for (const known of ['guess', 'saw'] as const) expect(level({ known }).reason).not.toMatch(/\d/)
  })
})

describe('RS31 the texts fit the group', () => {
  const payers = { paid: n(9), asked: n(20), price: eur(20, 'piece'), win: eur(3, 'once') }
  const takes = { ...n(1), per: 'once-ever' as const }

  test.each<[string, Partial<GroupRow>, string, string]>([
    [
      'customers who buy once are not asked for names',
      { carried: { type: 'sale', takes } },
      'Ask the 9 who paid what decided it.',
      'two names',
    ],
    ['other customers are asked for names', {}, 'two names', 'procedure'],
    [
      'a public body is asked for its procedure',
      { carried: { payer: 'state' } },
      'by which procedure',
      'Will you take it',
    ],
  ])('the actions fit the group: %s', (_, given, is, isNot) => {
    const { actions, goToMarket } = said(row('a', { ...payers, ...given }))
    const text = JSON.stringify([actions, goToMarket])
    expect(text).toContain(is)
    expect(text).not.toContain(isNot)
  })

  test('the name of the group says who gives and who is helped', () => {
    const helped = {
      prefilled: { group: 'saw' as const },
      carried: { type: 'giving', payer: 'donor' } as const,
    }
    const { made } = said(row('a', { ...payers, ...helped }))
    expect(made.summary).toContain('Group a (those who give)')
    expect(said(row('a', { ...payers, carried: { type: 'giving' } })).made.summary).toContain(
      'Start with Group a',
    )
  })
})
