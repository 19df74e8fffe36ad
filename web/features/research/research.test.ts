import { expect, test } from 'vitest'
import { editAssumption, evaluate, isOutside, type Sizing } from '../../../contracts/sizing.ts'
import { circlesOf } from '../../entities/market-circles.ts'
import { analysisWith, editedIds } from './analysis-text.ts'

const assumption = (id: string, likely: number, format: 'count' | 'percent' | 'money') => ({
  id,
  label: id,
  unit: 'practices',
  format,
  geography: 'Germany',
  year: 2026,
  low: likely,
  likely,
  high: likely,
  provenance: { kind: 'estimate' as const, basis: 'a guess' },
})
const value = (id: string) => ({ op: 'value' as const, id })
const product = (...ids: string[]) => ({ op: 'multiply' as const, terms: ids.map(value) })
const formula = (id: string, expression: Sizing['formulas'][number]['expression']) => ({
  id,
  label: id.toUpperCase(),
  unit: 'EUR a year',
  format: 'money' as const,
  expression,
})
const sizing: Sizing = {
  currency: 'EUR',
  geography: 'Germany',
  year: 2026,
  assumptions: [
    assumption('buyers', 1000, 'count'),
    assumption('fit-share', 0.5, 'percent'),
    assumption('price', 100, 'money'),
  ],
  formulas: [
    formula('tam', product('buyers', 'price')),
    formula('sam', product('buyers', 'fit-share', 'price')),
    formula('som', product('buyers', 'fit-share', 'price')),
  ],
}
const parts = {
  title: '# Title',
  opening: 'Words.',
  size: '## Whatever it is called\n\nOld figures.',
  rest: '## Competitors\n\nSome.',
}
const analysis = Object.values(parts).join('\n\n')

test('M09 an edited assumption gives new sizes in the saved text, and says so', () => {
  const edited: Sizing = {
    ...sizing,
    assumptions: sizing.assumptions.map(it => (it.id === 'price' ? editAssumption(it, { likely: 200 }) : it)),
  }
  expect(evaluate(edited).get('tam')?.likely).toBe(200_000)
  expect(editedIds(edited, sizing)).toEqual(['price'])
  const text = analysisWith(analysis, parts, edited, sizing)
  expect(text).toContain('1,000 practices × €200 = €200,000')
  expect(text).toContain('1 of 3 assumptions changed by the founder')
  expect(text).not.toContain('Old figures.')
  expect(text).toContain('## Competitors')
  expect(analysisWith(analysis, parts, sizing, sizing)).toBe(analysis)
  // Saved in one piece: nothing of it is cut, the new sizes follow.
  expect(analysisWith(analysis, undefined, edited, sizing).startsWith(analysis)).toBe(true)
})

test('EXP04 a range edited at its ends alone is in the saved text too', () => {
  const edited: Sizing = {
    ...sizing,
    assumptions: sizing.assumptions.map(it => (it.id === 'price' ? { ...it, high: it.high * 3 } : it)),
  }
  expect(editedIds(edited, sizing)).toEqual(['price'])
  expect(analysisWith(analysis, parts, edited, sizing)).toContain('1 of 3 assumptions changed by the founder')
})

test('the market’s areas are to scale, and a tiny one is still to be seen and said to be drawn larger', () => {
  const fair = circlesOf({ tam: 100, sam: 25, som: 9 })
  expect(fair.circles.map(({ radius }) => Math.round(radius))).toEqual([100, 50, 30])
  expect(fair.isToScale).toBe(true)
  const tiny = circlesOf({ tam: 1_000_000, sam: 1000, som: 1 })
  expect(tiny.isToScale).toBe(false)
  const [tam = 0, sam = 0, som = 0] = tiny.circles.map(({ radius }) => radius)
  expect(tam > sam && sam > som && som >= 8).toBe(true)
})

test('NUM08 low and high stay while the likely value is typed, one figure stays one, and outside is seen', () => {
  const [buyers] = sizing.assumptions
  const ranged = { ...buyers!, low: 800, high: 1500 }
  expect(editAssumption(ranged, { likely: 1200 })).toMatchObject({ low: 800, likely: 1200, high: 1500 })
  expect(editAssumption(buyers!, { likely: 20 })).toMatchObject({ low: 20, likely: 20, high: 20 })
  expect([799, 800, 1500, 1501].map(likely => isOutside(ranged, likely))).toEqual([true, false, false, true])
  expect(isOutside(buyers!, 5)).toBe(false)
})
