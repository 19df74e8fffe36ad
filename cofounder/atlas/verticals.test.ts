import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { industries } from '../../contracts/industries.ts'
import { buyerCount, type Vertical, writtenVertical } from './vertical.ts'
import { verticals } from './verticals.ts'

const citedParts = ({ buyers, prices, spend, trends, counterTrends }: Vertical) =>
  [buyers, prices, spend, trends, counterTrends].flat()

describe('HB08 the atlas files are valid', () => {
  const folder = new URL('../../content/atlas/', import.meta.url)
  const read = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
  const writtenIn = (industry: string) => z.array(writtenVertical).parse(read(industry))

  test('there is one file per industry and one for shared counts, and the code loads all of them', () => {
    expect(readdirSync(folder).toSorted()).toEqual(
      [...industries, 'counts'].map(name => `${name}.json`).toSorted(),
    )
    const ids = industries.flatMap(industry => writtenIn(industry).map(({ id }) => id))
    expect(verticals.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  test.each(industries)('the file %s contains verticals of its industry in the right format', name => {
    expect(writtenIn(name).filter(({ industry }) => industry !== name)).toEqual([])
  })

  test('every count that a vertical refers to is in counts.json, and every count there is used', () => {
    const counts = Object.keys(z.record(z.string(), buyerCount).parse(read('counts')))
    const named = industries
      .flatMap(writtenIn)
      .flatMap(({ buyers }) => buyers.filter(count => typeof count === 'string'))
    expect([...new Set(named)].toSorted()).toEqual(counts.toSorted())
  })
})

describe('the atlas contains enough verticals, and their data is valid', () => {
  test('the atlas has at least 30 verticals with unique ids in all seven industries', () => {
    expect(verticals.length).toBeGreaterThanOrEqual(30)
    expect(new Set(verticals.map(({ id }) => id)).size).toBe(verticals.length)
    expect(new Set(verticals.map(({ industry }) => industry))).toEqual(new Set(industries))
  })

  test.each(verticals.map(vertical => [vertical.id, vertical] as const))(
    '%s: every figure has a source with a name and a plausible year, ranges are in order, and buyers have names',
    (_, vertical) => {
      for (const { source, year } of citedParts(vertical)) {
        expect(source.length).toBeGreaterThan(3)
        expect(source).not.toMatch(/various|several|industry reports|statista|http/i)
        expect(year).toBeGreaterThanOrEqual(2014)
        expect(year).toBeLessThanOrEqual(2026)
      }
      const { buyer, buyers, prices, spend, players, channels, trends, counterTrends } = vertical
      expect(`${buyer.one} ${buyer.many}`).not.toMatch(/\d/)
      for (const named of [players, channels]) expect(named.length).toBeGreaterThanOrEqual(3)
      for (const told of [trends, counterTrends]) expect(told.length).toBeGreaterThanOrEqual(1)
      const places = buyers.map(({ geography }) => geography)
      expect(new Set(places).size).toBe(places.length)
      for (const { low, high } of prices) expect(low).toBeLessThanOrEqual(high)
      for (const { share } of spend) expect([...share]).toEqual([...share].toSorted((a, b) => a - b))
    },
  )
})
