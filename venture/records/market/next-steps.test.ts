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
  const made = marketOutcome(marketRecord.parse({ version: 1, answers }), 2026, voiceIn('en'), beside)
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

describe('RM31 the actions ask for unknown figures', () => {
  test.each<[string, MarketAnswers, ValidationAnswers | null, string, RegExp | null]>([
    [
      'a statistic contains no names',
      sub({ fits: 50, won: n(75) }),
      null,
      'Ask the next ten of them you meet and note',
      /at random/,
    ],
    [
      'a register contains names',
      sub({ fits: 50 }, { counted: 'register' }),
      null,
      'Take ten of the 210 at random',
      /by name/,
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
    [
      'the problem validation knows a list',
      sub({ won: n(75) }, { where: 'Insee' }),
      { reach: { how: 'list' } },
      'published total',
      /by name/,
    ],
  ])('the actions are right: %s', (_, answers, beside, text, not) => {
    const { actions } = said(answers, beside)
    expect(actions).toContain(text)
    if (not) expect(actions).not.toMatch(not)
  })

  test('the counter-argument halves a share that nobody counted, or names the price if only the price is known', () => {
    const answers = sub({ fits: 30 }, { counted: 'register', where: 'x' })
    expect(said(answers).counter).toBe(
      'Nobody has counted that it fits 30% of them: at half of that, 31 are left, and your aim takes 32.',
    )
    const enough = sub({ fits: 50, won: n(40) }, { counted: 'register', where: 'x' })
    expect(said(enough, { paid: { paid: n(9) } }).counter).toBe(
      '40 in three years are 38% of the 105 whom it fits; so far 9 have paid.',
    )
    expect(said({ earn: { type: 'sale', price: eur(3, 'piece') } }).counter).toContain(
      'Only what one pays is known (EUR 3 apiece)',
    )
  })
})

describe('RM32 the result says if a plan is larger than what fits, stays or can be served', () => {
  test('with one-time buyers, the result says how many have to come new', () => {
    const { summary, sizes, notes } = said(once({}))
    expect(summary).toContain('There are 120 now (72 of them fit) and how many come new each year is open.')
    expect(sizes).toContain('Of these those it fits, once: EUR 273,600')
    expect(notes).toContain('Of those who are there now it fits 72: the other 18 of the 90 have to come new.')
    expect(said(once({}, { won: n(70) })).notes).not.toContain('have to come new')
  })

  test('the result says how many customers are left if some leave within the three years', () => {
    expect(said(sub({ won: n(75) })).notes).toContain(
      'One stays 16 months: of the 75 won in three years about 33 pay at a time, EUR 13,464 a year.',
    )
  })

  test('the result says if the plan is larger than the founder’s capacity', () => {
    const able = (count: number) => said(once({}, { able: { ...n(count), per: 'month' } })).notes
    expect(able(2)).toContain('EUR 91,200 a year, less than the SOM')
    expect(able(4)).not.toContain('less than the SOM')
  })
})
