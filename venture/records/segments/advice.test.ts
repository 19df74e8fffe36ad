// Tests that the advice about customer groups is correct and contains nothing that the data does not say.
import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import de from '../../../content/messages/de.json' with { type: 'json' }
import en from '../../../content/messages/en.json' with { type: 'json' }
import type { Amount, Known } from '../../../contracts/record-fields.ts'
import { type GroupRow, groupRow } from '../../../contracts/segments-record.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import { redone } from '../../../tests/support/redo.ts'
import { voiceOf } from '../voice.ts'
import { adviseOn } from './advice.ts'
import { figuresIn } from './figures.ts'
import { rowOfRound } from './prefill.ts'
import { rankGroups, readinessOf } from './rank.ts'
import { segmentsOf } from './result.ts'

const messages = { de, en }
const voiceIn = (language: keyof typeof messages) =>
  voiceOf(language, (key, values) =>
    String(
      new IntlMessageFormat(messages[language][key], language, undefined, { ignoreTag: true }).format(values),
    ),
  )
const voice = voiceIn('en')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const n = (low: number, high = low) => ({ low, high })
const eur = (low: number, per: Amount['per'], high = low): Amount => ({ low, high, currency: 'EUR', per })
const row = (id: string, given: Partial<GroupRow> = {}): GroupRow =>
  groupRow.parse({ id, source: { kind: 'own' }, group: `bakers ${id}`, ...given })
const said = (rows: GroupRow[], language: keyof typeof messages = 'en') => {
  const record = { version: 1 as const, rows }
  const made = segmentsOf(record, voiceIn(language))
  return { made, ...adviseOn(made, voiceIn(language)) }
}
const figure = (given: GroupRow, id: string) => {
  const found = figuresIn(given, voice).find(one => one.id === id)
  return found && { text: plain(found.text), sum: plain(found.sum) }
}

describe('RS13 groups with known payers come first, and the result explains the order', () => {
  const seen = row('seen', { paid: n(33), asked: n(110), there: n(600), how: 'introduced', known: 'saw' })
  const guessed = row('guessed', { paid: n(12), asked: n(15), how: 'idea', known: 'guess' })

  test('a group with guessed payers comes after a group with known payers, even if a larger share of it pays', () => {
    expect(rankGroups([guessed, seen]).map(({ row: { id } }) => id)).toEqual(['seen', 'guessed'])
    expect(readinessOf(guessed)).toBeLessThan(readinessOf(seen))
    expect(said([guessed, seen]).why.join()).toContain(
      'here 33 of 110 paid (30%); there 12 of 15 paid (80%), counts as a guess.',
    )
  })

  test('a group with guessed payers comes before a group without payers', () => {
    expect(rankGroups([row('none', { there: n(9000) }), guessed])[0]?.row.id).toBe('guessed')
    expect(said([guessed]).why.join()).toContain('How many paid (12) counts as a guess')
  })

  test('guessed payers never come before known payers, whatever the other values are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom<Known>('told', 'saw', 'records'),
        (many, few, known) => {
          const rows = [
            row('guess', {
              paid: n(many),
              asked: n(many),
              how: 'introduced',
              there: n(9000),
              known: 'guess',
            }),
            row('known', { paid: n(few), known }),
          ]
          expect(rankGroups(rows)[0]?.row.id).toBe('known')
        },
      ),
    )
  })

  test.each<[string, Partial<GroupRow>, Partial<GroupRow>, string]>([
    [
      'the share of payers',
      { paid: n(50), asked: n(100) },
      { paid: n(20), asked: n(100) },
      'by its conversion: 50% of 100 against 20% of 100.',
    ],
    [
      'the way to reach the group',
      { how: 'introduced' },
      { how: 'idea' },
      'by the way to them: here by introduction, there only an idea so far.',
    ],
    ['the number of people', { there: n(20) }, { there: n(10) }, 'only by its number: 20 against 10.'],
    ['the order in which the founder wrote them', {}, {}, 'because it was written first'],
    [
      'family and friends',
      { paid: n(2) },
      { paid: n(2), prefilled: { paid: 'guess' }, carried: { friends: n(2), unmarked: ['paid'] } },
      'here 2 paid; there 2 paid, no stranger among them.',
    ],
  ])('the reason says what decides the order: %s', (_, first, second, reason) => {
    expect(
      said([row('a', first), row('b', second)])
        .why.map(plain)
        .join(' '),
    ).toContain(reason)
  })

  test('a value without an evidence mark is not called a guess', () => {
    const round: ValidationRecord = {
      version: 1,
      round: 1,
      answers: { who: { words: 'bakers' }, paid: { paid: n(3), each: eur(20, 'month') } },
    }
    const unmarked = rowOfRound(round)
    expect(readinessOf(unmarked)).toBe(5)
    expect(said([unmarked]).why.join()).not.toContain('guess')
    expect(said([unmarked]).confidence.level).toBe('low')
  })
})

describe('RS14 the advice contains no word and no number that the data does not contain', () => {
  const paid = (given: Partial<GroupRow>) => row('a', { paid: n(4), asked: n(10), ...given })

  test('the advice says “strangers” only if family and friends were counted', () => {
    const open = said([paid({})])
    expect(JSON.stringify([open.why, open.counter, open.made.segments, open.goToMarket])).not.toMatch(
      /stranger/i,
    )
  })

  test.each<[Partial<GroupRow>, string]>([
    [{}, 'low'],
    [{ known: 'guess' }, 'low'],
    [{ known: 'saw' }, 'medium'],
    [{ known: 'saw', carried: { friends: n(0) } }, 'medium'],
    [
      {
        ...{ known: 'saw', carried: { friends: n(0) }, there: n(90), price: eur(20, 'month'), stays: 9 },
        ...{ how: 'list' },
      } as const,
      'high',
    ],
  ])('the confidence for %j is %s', (given, level) => {
    expect(said([paid(given)]).confidence.level).toBe(level)
  })

  test('a share that is calculated from a range is printed as its lowest value, with the two numbers behind it', () => {
    const ranged = row('a', { paid: n(30, 33), asked: n(95, 110) })
    expect(figure(ranged, 'conversion')).toEqual({ text: 'at least 27%', sum: '30 ÷ 110' })
    expect(said([ranged]).made.summary).toBe('Start with bakers a: 30–33 of 95–110 paid (at least 27%).')
    expect(figure(row('a', { paid: n(33), asked: n(110) }), 'conversion')?.text).toBe('30%')
  })

  test('the advice never suggests to ask more people than there are, or to ask a group without a name', () => {
    const small = said([row('a', { there: n(8), asked: n(6), paid: n(1), known: 'saw' })])
    expect(JSON.stringify([small.goToMarket, small.counter])).not.toMatch(/the next ten|of the ten/i)
    expect(said([]).actions[0]).toBe('Write down one group: a job, a kind of place, a town.')
  })

  test('the texts use singular, plural and capital letters correctly', () => {
    const lone = row('a', {
      paid: n(1),
      asked: n(4),
      price: eur(4.5, 'piece'),
      stays: 1,
      win: eur(2, 'once'),
    })
    expect(figure(lone, 'ltv')?.sum).toBe('EUR 4.50 × 1 time')
    expect(said([lone], 'de').made.summary).toContain('1 von 4 hat gezahlt')
    expect(said([lone]).made.segments[0]?.scoreReason).toMatch(/^1 of 4 paid/)
    expect(said([row('a', { asked: n(0) })], 'de').made.segments[0]?.scoreReason).toMatch(/^Noch niemand/)
    const refused = said([row('a', { asked: n(1), paid: n(0) })])
    expect(JSON.stringify(refused.goToMarket)).not.toMatch(/the 1 who|three times/)
  })
})

describe('RS15 the printed calculations of a group are correct', () => {
  test('if winning a one-time customer costs more than the customer brings, this is called a loss', () => {
    const once = row('a', {
      ...{ price: eur(349, 'time'), stays: 1, win: eur(320, 'once') },
      carried: { serve: eur(120, 'time') },
    })
    expect(figure(once, 'payback')?.text).toBe(
      '1.4 times, and one pays 1 time in all: you lose EUR 91 on each',
    )
    expect(plain(said([once]).counter)).toBe(
      'Getting one costs EUR 320, and one leaves EUR 229 in all: you lose EUR 91 on each.',
    )
    const maybe = row('a', { price: eur(20, 'month', 40), stays: 10, win: eur(300, 'once') })
    expect(figure(maybe, 'payback')?.text).toContain('you may lose up to EUR 100 on each')
  })

  test('with a commission, the customer pays the whole deal and the founder keeps the share', () => {
    const round: ValidationRecord = {
      version: 1,
      round: 1,
      answers: {
        who: { words: 'families' },
        earn: { type: 'commission', deal: eur(40, 'time'), share: 48, takes: { ...n(2), per: 'month' } },
        paid: { paid: n(3), known: 'saw' },
      },
    }
    const deals = rowOfRound(round)
    expect(deals).toMatchObject({ price: eur(40, 'time'), carried: { share: 48 } })
    expect(figure(deals, 'yearly')).toEqual({ text: 'EUR 460.80', sum: 'EUR 40 × 48% × 2 × 12' })
    const { firstTen } = said([deals])
    // The text does not ask people for the deal or the share as a price.
    expect(plain(JSON.stringify(firstTen))).not.toMatch(/EUR/)
  })

  test('new customers are asked for the planned price; if customers paid in another unit, that amount is shown unchanged', () => {
    const earn = { type: 'sale', price: eur(4, 'piece'), takes: { ...n(10), per: 'week' } } as const
    const round = (each: Amount): ValidationRecord => ({
      version: 1,
      round: 1,
      answers: { earn, paid: { paid: n(3), each, known: 'records' } },
    })
    expect(rowOfRound(round(eur(3, 'piece')))).toMatchObject({
      price: eur(4, 'piece'),
      carried: { takes: { ...n(10), per: 'week' } },
    })
    // The price is per month and not per piece, so it is not multiplied by pieces per week.
    const month = rowOfRound(round(eur(40, 'month')))
    expect([month.price, month.carried?.takes]).toEqual([eur(40, 'month'), undefined])
  })

  test('a reader can check every printed calculation', () => {
    const price = fc
      .tuple(
        // The lowest price is 1.00. Lower prices would give small monthly values, and these are printed with all
        // digits.
        fc.integer({ min: 100, max: 99_999 }),
        fc.constantFrom<Amount['per']>('week', 'month', 'year', 'time'),
      )
      .map(([value, per]) => eur(value / 100, per))
    fc.assert(
      fc.property(
        price,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 10, max: 9000 }),
        fc.option(fc.integer({ min: 100, max: 9999 }), { nil: undefined }),
        fc.integer({ min: 1, max: 12 }),
        (paying, stays, win, there, share, runs) => {
          const given = row('a', {
            ...{ price: paying, stays, win: eur(win / 100, 'once'), there: n(there) },
            carried: {
              runs,
              takes: { ...n(3), per: 'week' },
              ...(share && { type: 'commission', share: share / 100 }),
            },
          })
          for (const { id, text, sum } of figuresIn(given, voice))
            if (sum && id !== 'payback' && id !== 'conversion')
              expect([sum, text, redone(sum, text)]).toEqual([sum, text, true])
        },
      ),
      { numRuns: 150 },
    )
  })
})
