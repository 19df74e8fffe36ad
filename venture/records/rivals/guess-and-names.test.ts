import { expect, test } from 'vitest'
import type { CompetitorAnswers } from '../../../contracts/competitor-record.ts'
import type { Amount, Known } from '../../../contracts/record-fields.ts'
import { languages } from '../../numbers/locale.ts'
import { actionsOf } from './advice.ts'
import { counterOf } from './counter.ts'
import { toldOf } from './own.ts'
import { reactToRivals } from './react.ts'
import { findingsOf } from './result.ts'
import { plain, voiceIn } from './test-voice.ts'

const exact = (value: number) => ({ low: value, high: value })
const eur = (value: number, per: Amount['per'] = 'hour'): Amount => ({
  ...exact(value),
  currency: 'EUR',
  per,
})

/**
 * Help by phone, at 48 an hour. The rivals are a grandson who helps for free and an emergency service that costs
 * more.
 */
const help = (known: { fights?: Known; price?: Known; reason?: Known } = {}): CompetitorAnswers => ({
  rivals: {
    rows: [
      { id: 'a', name: 'Der Enkel oder die Nachbarin', kind: 'same' },
      { id: 'b', name: 'PC-Notdienst', kind: 'same' },
    ],
  },
  yours: { price: eur(48), order: exact(2) },
  prices: {
    rows: [
      { id: 'a', price: eur(0), known: known.price ?? 'saw' },
      { id: 'b', price: eur(96), known: 'saw' },
    ],
  },
  chosen: { rows: [{ id: 'a', reason: 'free', known: known.reason ?? 'told' }] },
  fights: {
    rows: [
      { id: 'a', won: exact(5), lost: exact(12) },
      { id: 'b', won: exact(8), lost: exact(1) },
    ],
    known: known.fights ?? 'records',
  },
})

const english = voiceIn('en')
const report = (answers: CompetitorAnswers, voice = english) => {
  const told = toldOf(answers, voice)
  const { headline, rivals, confidence } = findingsOf(answers, voice)
  return { headline, rivals, confidence, counter: counterOf(told), actions: actionsOf(told) }
}

test('RV25 if a win is a guess, the first line, the table and the confidence say so', () => {
  const guessed = report(help({ fights: 'guess' }))
  expect(guessed.headline).toContain('12 of 13 losses; 5 won against them; your guess')
  expect(guessed.rivals[0]?.known).toContain('won and lost guessed')
  expect(guessed.confidence.level).toBe('low')
  const counted = report(help())
  expect(JSON.stringify({ ...counted, confidence: null })).not.toContain('guess')
  expect(counted.confidence.level).toBe('medium')
})

test('RV25 the advice does not suggest to call people if their number is a guess or a range', () => {
  expect(report(help()).actions[0]).toContain('Ask three of those 12 who took')
  expect(report(help({ fights: 'guess' })).actions.join(' ')).not.toMatch(/Ask (those|three of those)/)
  const ranged: CompetitorAnswers = {
    ...help(),
    fights: { rows: [{ id: 'a', won: exact(5), lost: { low: 5, high: 12 } }], known: 'told' },
  }
  expect(report(ranged).actions.join(' ')).not.toContain('5–12')
})

test('RV25 if a price is a guess, the first line that compares it says so', () => {
  const unfought = { ...help({ price: 'guess' }), fights: {} }
  expect(report(unfought).headline).toContain('their price is your guess')
  expect(report(unfought).confidence.level).toBe('low')
})

const marks = { en: '“”', de: '„“', es: '«»', fr: '«»', pt: '“”' } as const
test.each(languages)(
  'RV26 a rival’s name inside a sentence has the quotation marks of the language %s',
  language => {
    const voice = voiceIn(language)
    const [before, after] = marks[language]
    const name = 'Der Enkel oder die Nachbarin'
    const { headline, counter, actions } = report(help(), voice)
    const replies = (['prices', 'fights'] as const).map(question =>
      String(reactToRivals(question, help(), voice)),
    )
    for (const text of [headline, counter, actions[0], ...replies].map(plain)) {
      const marked = text.replaceAll(
        `${before}${language === 'fr' ? ' ' : ''}${name}${language === 'fr' ? ' ' : ''}${after}`,
        '',
      )
      expect(text).toContain(name)
      expect(marked).not.toContain(name)
    }
  },
)

test('RV28 overlapping ranges are not called equal, and a year is not the same as twelve paid months', () => {
  const ranged: CompetitorAnswers = {
    rivals: { rows: [{ id: 'a', name: 'Salon', kind: 'same' }] },
    yours: { price: { low: 180, high: 420, currency: 'BRL', per: 'time' } },
    prices: {
      rows: [{ id: 'a', price: { low: 380, high: 600, currency: 'BRL', per: 'time' }, known: 'saw' }],
    },
  }
  expect(plain(report(ranged).headline)).toBe(
    'One order with you: BRL 180–BRL 420; with “Salon”: BRL 380–BRL 600.',
  )
  const monthly: CompetitorAnswers = { yours: { price: eur(48, 'month'), order: exact(1) } }
  expect(reactToRivals('yours', monthly, english)).toBeNull()
})

test('RV29 the advice does not ask for the price list of a rival whose product is free', () => {
  const free: CompetitorAnswers = {
    ...help(),
    rivals: { rows: [{ id: 'a', name: 'The town campaign', kind: 'same' }] },
    prices: { rows: [{ id: 'a', price: eur(0, 'time'), known: 'saw' }] },
  }
  expect(report(free).actions.join(' ')).not.toContain('in writing')
})
