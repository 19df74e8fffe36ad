import { describe, expect, test } from 'vitest'
import { chairside, lendable, sizing } from '../../tests/support/deck-materials.ts'
import { buildDeck } from '../deck/build.ts'
import { untouched } from '../deck/content.ts'
import { onePagerMarkdown, onePagerOf } from '../deck/one-pager.ts'
import { computeForecast, driversOf } from '../forecast/forecast.ts'
import type { Origin } from '../forecast/model.ts'
import { buildPlan } from '../plan/build.ts'
import { untouchedPlan } from '../plan/content.ts'
import { sizeMark } from './computed-marks.ts'
import { type Material, sourcesOf } from './figures.ts'
import { weakestMark } from './weakest-mark.ts'

/** Makes a forecast in which `origin` decides the origin of each driver. */
function restingOn(origin: (id: string) => Origin): Material {
  const material = chairside()
  if (!material.forecast) throw new Error('no forecast')
  const { model } = material.forecast
  const origins = Object.fromEntries(driversOf(model).map(({ id }) => [id, origin(id)]))
  return { ...material, forecast: computeForecast({ ...model, origins }) }
}
const factId = chairside().facts.find(({ topic }) => topic === 'price')?.id ?? ''
const markOf = (material: Material, name: string) => sourcesOf(material).get(name)?.mark

describe('BP14 a calculated figure is only as certain as its weakest input', () => {
  test('a guess multiplied by a told figure is a guess', () => {
    expect(weakestMark(['told', 'guess', 'paid'])).toBe('guess')
    expect(weakestMark([null, 'paid', 'told'])).toBe('told')
    expect(weakestMark([null])).toBeNull()
  })

  test('the mark follows the formulas of the lines in the forecast', () => {
    const known = restingOn(() => ({ kind: 'fact', factId }))
    expect(markOf(known, 'revenue-year-1')).toBe('forecast')
    const guessed = restingOn(id => (id === 'r1.salary' ? { kind: 'guess' } : { kind: 'fact', factId }))
    expect(markOf(guessed, 'revenue-year-1')).toBe('forecast')
    expect(markOf(guessed, 'profit-year-1')).toBe('guess')
    expect(markOf(guessed, 'gross-margin')).toBe('forecast')
    expect(markOf(guessed, 'cash-low')).toBe('guess')
    const looked = restingOn(id =>
      id === 's1.churn' ? { kind: 'benchmark', source: 'A study' } : { kind: 'fact', factId },
    )
    expect(markOf(looked, 'revenue-year-3')).toBe('estimate')
  })

  test('the mark of a market size depends on the facts and origins behind its inputs', () => {
    const material = chairside()
    expect(sizeMark(sizing, 'tam', material)).toBe('guess')
    expect(sizeMark(sizing, 'sam', material)).toBe('estimate')
    const founded = {
      ...sizing,
      assumptions: sizing.assumptions.map(each => ({
        ...each,
        provenance:
          each.id === 'won'
            ? { kind: 'estimate' as const, basis: 'a guess', isGuess: true as const }
            : { kind: 'founder' as const, quote: 'so' },
      })),
    }
    expect(sizeMark(founded, 'sam', material)).toBe('told')
    expect(sizeMark(founded, 'som', material)).toBe('guess')
  })

  test('the plan, the deck and the one-pager show the same mark', () => {
    const material = lendable()
    const deck = buildDeck(material, untouched).slides.flatMap(({ slots }) => slots)
    for (const id of ['financials.headline', 'financials.low', 'model.ltv', 'market.tam'])
      expect(deck.find(slot => slot.id === id)?.mark, id).toBe('guess')
    const plan = buildPlan(material, untouchedPlan)
      .sections.map(({ text }) => text)
      .join('\n')
    expect(plan).toMatch(/Revenue is planned at .* \*\(guess\)\*/)
    expect(plan).toContain('**Market a year.** €36 million *(guess)*')
    const page = onePagerMarkdown(onePagerOf(material, untouched))
    expect(page).toContain('€36 million (guess)')
  })
})
