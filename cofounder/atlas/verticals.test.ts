import { describe, expect, test } from 'vitest'
import { industries } from '../../contracts/industries.ts'
import * as benchmarks from './benchmarks.ts'
import type { Vertical } from './vertical.ts'
import { verticals } from './verticals.ts'

const citedParts = ({ buyers, prices, spend, trends, counterTrends, margin, churn, cac }: Vertical) => [
  ...buyers,
  ...prices,
  ...spend,
  ...trends,
  ...counterTrends,
  ...[margin, churn, cac].filter(benchmark => benchmark !== undefined),
]

describe('the atlas', () => {
  test('holds at least 30 verticals with unique ids under all seven industries', () => {
    expect(verticals.length).toBeGreaterThanOrEqual(30)
    expect(new Set(verticals.map(({ id }) => id)).size).toBe(verticals.length)
    expect(new Set(verticals.map(({ industry }) => industry))).toEqual(new Set(industries))
  })

  test.each(verticals.map(vertical => [vertical.id, vertical] as const))(
    '%s: every figure has a named source and a plausible year',
    (_, vertical) => {
      for (const { source, year } of citedParts(vertical)) {
        expect(source.length).toBeGreaterThan(3)
        expect(source).not.toMatch(/various|several|industry reports|statista|http/i)
        expect(year).toBeGreaterThanOrEqual(2014)
        expect(year).toBeLessThanOrEqual(2026)
      }
    },
  )

  test.each(verticals.map(vertical => [vertical.id, vertical] as const))(
    '%s: names players, channels, the status quo, a trend and a counter-trend',
    (_, vertical) => {
      expect(`${vertical.buyer.one} ${vertical.buyer.many}`).not.toMatch(/\d/)
      expect(vertical.players.length).toBeGreaterThanOrEqual(3)
      expect(vertical.channels.length).toBeGreaterThanOrEqual(3)
      expect(vertical.statusQuo.length).toBeGreaterThan(10)
      expect(vertical.trends.length).toBeGreaterThanOrEqual(1)
      expect(vertical.counterTrends.length).toBeGreaterThanOrEqual(1)
      for (const { reach, readiness } of vertical.segments)
        for (const score of [reach, readiness]) expect([1, 2, 3, 4, 5]).toContain(score)
    },
  )

  test.each(verticals.map(vertical => [vertical.id, vertical] as const))(
    '%s: ranges are in order, shares are shares, each geography is counted once',
    (_, { buyers, prices, spend, margin, churn, cac }) => {
      const places = buyers.map(({ geography }) => geography)
      expect(new Set(places).size).toBe(places.length)
      for (const { low, high, timesAYear } of prices) {
        expect(low).toBeLessThanOrEqual(high)
        expect(timesAYear).toBeGreaterThan(0)
      }
      for (const { share } of spend) expect([...share]).toEqual([...share].toSorted((a, b) => a - b))
      for (const benchmark of [margin, churn, cac]) {
        if (!benchmark) continue
        expect(benchmark.low).toBeLessThanOrEqual(benchmark.likely)
        expect(benchmark.likely).toBeLessThanOrEqual(benchmark.high)
      }
      for (const share of [margin, churn]) if (share) expect(share.high).toBeLessThan(1)
    },
  )

  test('benchmarks across verticals are ranges with a source and a year', () => {
    for (const { low, likely, high, source, year } of Object.values(benchmarks)) {
      expect(low).toBeLessThanOrEqual(likely)
      expect(likely).toBeLessThanOrEqual(high)
      expect(source).toBeTruthy()
      expect(year).toBeGreaterThan(2014)
    }
  })
})
