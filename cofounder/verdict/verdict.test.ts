import { describe, expect, test } from 'vitest'
import { type ValidationDimension, validationDimensions } from '../../contracts/results/problem-validation.ts'
import { confidenceOf, decide, isRefused, type Judged, limitQuotes } from '../../venture/verdict/verdict.ts'
import { barOf, carries } from './aim.ts'

const scored = (score: number, others: Partial<Record<ValidationDimension, number>> = {}) =>
  ({ ...Object.fromEntries(validationDimensions.map(id => [id, score])), ...others }) as Judged['scores']

const strong: Judged = {
  scores: scored(3, { money: 4 }),
  answered: 8,
  permission: 'none needed',
  payers: 9,
  refusals: 2,
  contradictions: 0,
  carriesAim: true,
}

describe('GM20 the verdict follows from the marks by rules that both modes share', () => {
  test.each<[string, Partial<Judged>, string, string[]]>([
    ['six lines at 3, money at 4, nothing open', {}, 'GO', []],
    ['a permission that is held', { permission: 'have it' }, 'GO', []],
    ['six lines are enough', { scores: scored(3, { money: 4, reach: 1, evidence: 0 }) }, 'GO', []],
    [
      'five are not',
      { scores: scored(3, { money: 4, reach: 1, evidence: 0, who: 2 }) },
      'NOT YET',
      ['few lines'],
    ],
    ['nobody committed', { scores: scored(5, { money: 3 }) }, 'NOT YET', ['money']],
    ['a high score, though nobody paid or committed', { payers: 0 }, 'NOT YET', ['money']],
    ['an open contradiction', { contradictions: 1 }, 'NOT YET', ['contradiction']],
    ['a permission nobody knows of', { permission: 'unknown' }, 'NOT YET', ['permission']],
    ['a permission not asked about', { permission: null }, 'NOT YET', ['permission']],
    ['a permission still to come', { permission: 'not yet' }, 'NOT YET', ['permission']],
    ['a market too small for the aim', { carriesAim: false }, 'NOT YET', ['aim']],
    ['a market nobody counted', { carriesAim: null }, 'NOT YET', ['aim']],
    ['five answers', { answered: 5 }, 'NOT YET', ['few answers']],
    ['forbidden, before six answers', { answered: 2, permission: 'forbidden' }, 'STOP', ['forbidden']],
    ['the trip-wire, before six answers', { answered: 1, isTripped: true }, 'STOP', ['unlawful']],
    ['evidence that refutes it', { isRefuted: true }, 'STOP', ['refuted']],
    ['refuting evidence before six answers', { isRefuted: true, answered: 3 }, 'NOT YET', ['few answers']],
    ['six refused and two paid', { payers: 2, refusals: 6 }, 'PIVOT', ['refusals']],
    ['the founder wants to turn', { wantsPivot: true }, 'PIVOT', ['own pivot']],
    ['problem and customer do not fit', { isMisfit: true }, 'PIVOT', ['misfit']],
  ])('%s', (_, changed, verdict, reasons) => {
    expect(decide({ ...strong, ...changed })).toEqual({ verdict, reasons })
  })
})

test.each([
  [4, 0, false],
  [5, 0, true],
  [5, null, true],
  [6, 2, true],
  [5, 2, false],
  [null, 0, false],
])('%s refusals beside %s payers', (refusals, payers, expected) => {
  expect(isRefused({ refusals, payers })).toBe(expected)
})

test('confidence says how many lines are better known than told', () => {
  expect(confidenceOf(scored(2))).toEqual({ level: 'low', above: 0 })
  expect(confidenceOf(scored(2, { money: 4, who: 3, reach: 3 }))).toEqual({ level: 'medium', above: 3 })
  expect(confidenceOf(scored(4))).toEqual({ level: 'high', above: 8 })
  expect(confidenceOf(scored(3))).toEqual({ level: 'medium', above: 8 })
  expect(confidenceOf(scored(3, { money: 4, who: 4, reach: 4 }))).toEqual({ level: 'high', above: 8 })
})

test('one quote carries at most two lines', () => {
  const quote = 'Three pay €49 a month since March.'
  const lines = (['money', 'evidence', 'reach'] as const).map((dimension, at) => ({
    dimension,
    score: 5 - at,
    quote,
  }))
  expect(limitQuotes(lines)).toEqual({ money: 5, evidence: 4, reach: 2 })
})

test('a market of 120 at €49 a month carries a living, not ten people', () => {
  const market = { yearly: 70_560, currency: 'EUR' }
  expect(carries('a living', market)).toBe(true)
  expect(carries('ten people', market)).toBe(false)
  expect(carries('a living', null)).toBeNull()
  expect(carries('a living', { yearly: 1e9, currency: 'XAF' })).toBeNull()
  expect(carries('a living', { yearly: 1e9, currency: 'XAF' }, 5e6)).toBe(true)
  expect(carries('ten people', { yearly: 4e7, currency: 'XAF' }, 9e7)).toBe(false)
  // Where a bar is known nobody else sets it.
  expect(carries('a living', { yearly: 70_560, currency: 'EUR' }, 1e9)).toBe(true)
  expect(barOf('a living', 'INR')).toBe(800_000)
})
