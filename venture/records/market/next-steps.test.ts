// Tests that the actions and the counter-argument of the market result use the founder's own figures.
import { describe, expect, test } from 'vitest'
import { type MarketAnswers, marketRecord } from '../../../contracts/market-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { voiceIn } from '../voice.fixture.ts'
import { marketOutcome } from './result.ts'

const n = (low: number, high = low) => ({ low, high })
const eur = (low: number, per: Amount['per']): Amount => ({ ...n(low), currency: 'EUR', per })
const said = (answers: MarketAnswers, beside: ValidationAnswers | null = null) => {
  const made = marketOutcome(marketRecord.parse({ version: 1, answers }), '2026-11-16', voiceIn('en'), beside)
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  return {
    ...made,
    summary: plain(made.summary),
    actions: made.end.actions.map(plain).join(' '),
    counter: plain(made.end.counterArgument),
    notes: made.notes.map(plain).join(' '),
    sizes: (made.figures?.sizes ?? []).map(({ label, value }) => `${label}: ${plain(value)}`),
  }
}
const sub = (far: MarketAnswers['far'], many: MarketAnswers['many'] = {}): MarketAnswers => ({
  many: { buyers: n(210), counted: 'statistics', ...many },
  earn: { type: 'subscription', price: eur(34, 'month'), stays: 16, known: 'records' },
  far: { aim: eur(500, 'month'), serve: eur(13, 'month'), fixed: eur(160, 'month'), ...far },
})
const once = (many: MarketAnswers['many'], far: MarketAnswers['far'] = {}): MarketAnswers => ({
  many: { buyers: n(120), counted: 'register', where: 'mortuary', ...many },
  earn: { type: 'sale', price: eur(3800, 'time'), takes: { ...n(1), per: 'once-ever' }, known: 'records' },
  far: {
    fits: 60,
    won: n(90),
    aim: eur(6000, 'month'),
    serve: eur(1150, 'time'),
    fixed: eur(900, 'month'),
    ...far,
  },
})

describe('RM31 the actions ask for figures that are unknown', () => {
  test.each<[string, MarketAnswers, ValidationAnswers | null, string, RegExp | null]>([
    [
      'a statistic contains no names',
      sub({ fits: 25, won: n(75) }),
      null,
      'Ask the next ten of them you meet and note',
      /at random/,
    ],
    [
      'a register contains names',
      sub({ fits: 25 }, { counted: 'register' }),
      null,
      'Take ten of the 210 at random',
      null,
    ],
    [
      'the source has no name yet',
      sub({ fits: 50, won: n(75) }),
      null,
      'name and year of the source of the 210',
      null,
    ],
    [
      'the source already has a name',
      sub({ won: n(75) }, { where: 'Insee' }),
      null,
      'takes 25 a year: count how many you won',
      /source of/,
    ],
  ])('the actions fit the founder’s answers: %s', (_, answers, beside, text, not) => {
    const { actions } = said(answers, beside)
    expect(actions).toContain(text)
    if (not) expect(actions).not.toMatch(not)
  })

  test('the counter-argument halves a share that nobody counted; if only the price is known, the counter-argument is about the price', () => {
    const answers = sub({ fits: 30 }, { counted: 'register', where: 'x' })
    expect(said(answers).counter).toBe(
      'Nobody has counted that it fits 30% of them: at half of that, 31 are left, and your aim takes 32.',
    )
    const enough = sub({ fits: 50, won: n(75) }, { counted: 'register', where: 'x' })
    expect(said(enough, { paid: { paid: n(9) } }).counter).toBe(
      '75 in three years are 71% of the 105 whom it fits; so far 9 have paid.',
    )
    expect(said({ earn: { type: 'sale', price: eur(3, 'piece'), known: 'told' } }).counter).toContain(
      'Only what one pays is known (EUR 3 apiece)',
    )
  })
})

describe('RM32 the result warns if the plan has more customers than the product suits, than stay, or than the founder can serve', () => {
  test('with one-time buyers, the result says how many of the planned buyers do not exist yet', () => {
    const { summary, sizes, notes } = said(once({}))
    expect(summary).toContain('There are 120 now (72 of them fit) and how many come new each year is open.')
    expect(sizes).toContain('Of these those it fits, once: EUR 273,600')
    const line = 'Of those who are there now it fits 72: the other'
    expect(notes).toContain(`${line} 24 of the 96 that your aim takes in three years have to come new.`)
    const planned = (won: number) => said(once({}, { won: n(won), aim: eur(3000, 'month') })).notes
    expect(planned(90)).toContain(
      `${line} 18 of the 90 that your plan takes in three years have to come new.`,
    )
    expect(planned(70)).not.toContain('have to come new')
  })

  test('if some customers leave within the three years, the result says how many are left', () => {
    expect(said(sub({ won: n(75) })).notes).toContain(
      'One stays 16 months: of the 75 won in three years about 33 pay at a time, EUR 13,464 a year; your aim takes 32.',
    )
    const { counter, notes } = said(sub({ won: n(40) }))
    expect(counter).toContain('about 17 pay at a time, EUR 6,936 a year; your aim takes 32.')
    const full = said(sub({ won: n(75), able: { ...n(30), per: 'month' } }))
    expect(full.notes + full.counter).not.toContain('about 33')
    expect(notes).not.toContain('at a time')
  })

  test('the result says if the plan has more customers than the founder can serve', () => {
    const able = (count: number) => said(once({}, { won: n(160), able: { ...n(count), per: 'month' } }))
    expect(able(3).notes).toContain(
      'You can serve 36 (3 a month × 12 = 36 a year); your aim takes 32 a year.',
    )
    expect(able(3).counter).toContain('fewer than your plan has (160 in three years)')
    expect(able(3).actions).not.toContain('You can serve')
    expect(able(5).counter).not.toContain('You can serve')
  })
})

const lent = (earn: MarketAnswers['earn'] = {}, many: MarketAnswers['many'] = {}): MarketAnswers => ({
  many: { buyers: n(600), counted: 'register', where: 'clubs', ...many },
  earn: { type: 'sale', price: eur(380, 'time'), takes: { ...n(1), per: 'year' }, ...earn },
  far: {
    fits: 100,
    won: n(150),
    aim: eur(2500, 'month'),
    serve: eur(90, 'time'),
    fixed: eur(420, 'month'),
  },
})
const paid = (count: number, each: Amount, since: string, no = 0): ValidationAnswers => ({
  paid: { paid: n(count), each, since, known: 'records' },
  others: { no: n(no) },
})

describe('RM33 payments in the record are used before guesses', () => {
  test('the counter-argument shows the price that was really paid and what it means for the aim, and no note repeats this', () => {
    const { counter, notes } = said(lent(), paid(41, eur(350, 'time'), '2025-05'))
    expect(counter).toBe(
      'What was really paid is EUR 350 each time, not EUR 380 each time: at that, your aim takes 135 instead of 121.',
    )
    expect(notes).not.toContain('really paid')
  })

  test('a payment above the planned price is a note and not a counter-argument', () => {
    const { counter, notes } = said(lent(), paid(41, eur(400, 'time'), '2025-05'))
    expect(notes).toContain('what was really paid is EUR 400 each time')
    expect(counter).not.toMatch(/really paid|guess/)
  })

  test('a price that nobody has paid counts as a guess, and the counter-argument shows the effect of half that price', () => {
    expect(said(lent()).counter).toBe(
      'That one brings EUR 380 counts as a guess. If it is half, your aim takes 351 instead of 121.',
    )
    expect(said({ ...lent(), far: { fits: 100 } }).counter).toContain('If it is half, every size is half.')
    expect(said({ ...lent(), many: {}, far: {} }).counter).toBe('That one brings EUR 380 counts as a guess.')
    expect(said({ earn: { type: 'sale', price: eur(40, 'time') } }, { paid: { paid: n(0) } }).counter).toBe(
      'EUR 40 each time counts as a guess, nobody has paid it yet, and how many would pay it is open.',
    )
  })

  test.each([
    [paid(2, eur(350, 'time'), '2025-05', 2), /Tell five of them the price/, true],
    [{ others: { no: n(4) } }, /Tell five of them the price \(EUR 380 each time\)/, true],
    [
      paid(41, eur(350, 'time'), '2025-05', 3),
      /Ask the next ten for EUR 380 each time instead of EUR 350 each time, and count how many pay; so far 41 of 44 did/,
      true,
    ],
    [
      { ...paid(41, eur(350, 'time'), '2025-05', 3), frame: { permit: 'needed' } },
      /Tell five|Ask the next ten/,
      false,
    ],
  ] satisfies [ValidationAnswers, RegExp, boolean][])(
    'the action asks only as many people for the price as needed: %#',
    (beside, text, isSaid) => expect(text.test(said(lent(), beside).actions)).toBe(isSaid),
  )

  test.each([
    ['2025-05', {}, true],
    ['2025-05', { runs: 3 }, true],
    // 41 customers in seven months mean about 70 a year. This is more than the planned 50.
    ['2026-04', {}, false],
  ])('the action compares the plan of a year with the customers won since %s (%o)', (since, earn, isSaid) => {
    const { actions } = said(lent(earn), paid(41, eur(380, 'time'), since))
    const line = 'takes 50 a year; you had 41 since May 2025: write down where the others will come from.'
    expect(actions.includes(line)).toBe(isSaid)
  })

  test('an action asks about the plan only if some customers have paid and the plan is not yet reached', () => {
    for (const count of [0, 90])
      expect(said(lent(), paid(count, eur(380, 'time'), '2026-01')).actions).not.toContain('Your plan')
  })
})

describe('RM34 the result asks for a published total only if such a total can exist', () => {
  const giving = { type: 'giving', price: eur(50, 'year'), known: 'records' } as const
  test.each([
    [lent({ known: 'records' }), true],
    [lent({ known: 'records' }, { counted: 'own' }), false],
    [lent(giving), false],
  ])('%#', (answers, isAsked) => {
    const { actions } = said(
      { ...answers, far: { ...answers.far, known: 'records' } },
      { reach: { how: 'list' } },
    )
    expect(actions.includes('published total')).toBe(isAsked)
  })

  test('there are always three actions, and all are different', () => {
    const { end } = said({ ...lent(giving), far: { fits: 100, won: n(0), aim: eur(1, 'month') } })
    expect(new Set(end.actions.filter(Boolean)).size).toBe(3)
  })
})

test('RM35 if it is unknown how often a customer buys, the first line says how many sales reach the aim', () => {
  const earn = { type: 'sale', price: eur(40, 'time') } as const
  expect(said({ earn, far: { aim: eur(150, 'month') } }).summary).toBe(
    '45 × EUR 40 in a year make EUR 150 a month, before any cost. How often one pays decides how many that takes.',
  )
  expect(said({ earn, far: { aim: eur(150, 'month'), serve: eur(50, 'time') } }).summary).toContain(
    'Still missing',
  )
})

test('RM36 the result does not ask for a plan before the buyers are counted', () => {
  const { actions } = said({
    earn: { type: 'sale', price: eur(40, 'time') },
    far: { aim: eur(150, 'month') },
  })
  expect(actions).toContain('Fill in under “Your numbers”: What one brings (blank: “One buyer takes”).')
})

test('RM37 the number of people helped is calculated after the fixed costs are subtracted', () => {
  const { figures } = said({
    many: { buyers: n(85), counted: 'association', where: 'x' },
    earn: { type: 'giving', price: eur(400, 'month'), people: n(14), cost: eur(310, 'person') },
    far: { won: n(25), fixed: eur(3200, 'month') },
  })
  expect(figures?.helped.map(({ value, formula }) => [value, formula.replaceAll('\u00a0', ' ')])).toEqual([
    ['99', '(EUR 408,000 − 12 × EUR 3,200) ÷ 12 ÷ EUR 310'],
    ['21', '(EUR 120,000 − 12 × EUR 3,200) ÷ 12 ÷ EUR 310'],
  ])
})
