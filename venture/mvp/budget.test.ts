import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chairside, noMaterial } from '../../tests/support/deck-materials.ts'
import { availableOf, countIn, countWith, cutLine, formulaOf, sumOf } from './budget.ts'
import { addStory, type MvpContent, setTakes, type Takes, untouchedMvp } from './content.ts'

const hours = (...each: (number | null)[]): Takes[] => each.map(value => ({ hours: value, money: null }))

test('MV04 the budget line is above the first story that does not fit, even if a later story would fit', () => {
  expect(cutLine(hours(4, 8, 9, 1), { hours: 13, money: null })).toEqual({ count: 2, stoppedBy: ['hours'] })
  expect(cutLine(hours(4, 8, 1, 9), { hours: 13, money: null })).toEqual({ count: 3, stoppedBy: ['hours'] })
  expect(cutLine(hours(4, 8), { hours: 12, money: null })).toEqual({ count: 2, stoppedBy: [] })
  expect(cutLine(hours(0.1, 0.2), { hours: 0.3, money: null })?.count).toBe(2)
  expect(cutLine(hours(4, null, 8), { hours: 4, money: null })?.count).toBe(2)
  expect(cutLine(hours(4), { hours: null, money: null })).toBeNull()
  const both: Takes[] = [
    { hours: 2, money: 100 },
    { hours: 2, money: 100 },
  ]
  expect(cutLine(both, { hours: 40, money: 150 })).toEqual({ count: 1, stoppedBy: ['money'] })
})

const someTakes = fc.array(
  fc.record({
    hours: fc.option(fc.integer({ min: 0, max: 4000 }).map(value => value / 100)),
    money: fc.option(fc.integer({ min: 0, max: 90_000 }).map(value => value / 100)),
  }),
  { maxLength: 30 },
)
const someLimits = fc.record({
  hours: fc.option(fc.nat(200)),
  money: fc.option(fc.nat(3000)),
})

test('MV04 the stories above the budget line fit, the next one does not, and a larger budget never lowers the number of stories', () => {
  fc.assert(
    fc.property(someTakes, someLimits, fc.nat(50), (takes, limits, more) => {
      const cut = cutLine(takes, limits)
      if (cut === null) {
        expect(limits).toEqual({ hours: null, money: null })
        return
      }
      const above = takes.slice(0, cut.count)
      for (const kind of ['hours', 'money'] as const) {
        const limit = limits[kind]
        if (limit !== null) expect(sumOf(above, kind).total).toBeLessThanOrEqual(limit)
      }
      for (const kind of cut.stoppedBy)
        expect(sumOf(takes.slice(0, cut.count + 1), kind).total).toBeGreaterThan(limits[kind] ?? 0)
      expect(cut.stoppedBy.length === 0).toBe(cut.count === takes.length)
      const richer = {
        hours: limits.hours === null ? null : limits.hours + more,
        money: limits.money === null ? null : limits.money + more,
      }
      expect(cutLine(takes, richer)?.count).toBeGreaterThanOrEqual(cut.count)
      expect(cutLine([...above.toReversed(), ...takes.slice(cut.count)], limits)?.count).toBe(cut.count)
    }),
    { numRuns: 500 },
  )
})

test('MV04 a total shows its formula, and the available budget shows where it comes from', () => {
  const print = (value: number) => `${value} h`
  expect(formulaOf(sumOf(hours(6, null, 12), 'hours'), 40, print)).toBe('6 h + 12 h = 18 h of 40 h')
  expect(formulaOf(sumOf(hours(6), 'hours'), null, print)).toBe('6 h')
  expect(formulaOf(sumOf([], 'hours'), 40, print)).toBe('0 h of 40 h')
  const budget = { hoursPerWeek: 10, weeks: 4, money: null }
  expect(availableOf(chairside(), { ...untouchedMvp, budget })).toEqual({
    limits: { hours: 40, money: 10_000 },
    hours: '10 h a week × 4 weeks = 40 h',
    money: { amount: 10_000, source: 'Cash at the start of your forecast: €10,000 (guess)' },
  })
  expect(availableOf(chairside(), { ...untouchedMvp, budget: { ...budget, money: 300 } })).toMatchObject({
    limits: { money: 300 },
    money: null,
  })
  expect(availableOf(noMaterial, untouchedMvp)).toEqual({
    limits: { hours: null, money: null },
    hours: null,
    money: null,
  })
})

test('MV05 each way of doing a story has an estimate of its own and shows how many stories would then fit', () => {
  const begun = ['Send the message', 'Read the calendar', 'Take the money'].reduce<MvpContent>(
    (content, title) => addStory(content, { title, activity: null }),
    { ...untouchedMvp, budget: { hoursPerWeek: 10, weeks: 2, money: null } },
  )
  const byHand = setTakes(begun, 's1', 'hand', { hours: 2 })
  expect(byHand.stories[0]).toMatchObject({ way: 'hand', takes: { hand: { hours: 2, money: null } } })
  const both = setTakes(byHand, 's1', 'build', { hours: 30 })
  expect(both.stories[0]?.way).toBe('hand')
  const limits = { hours: 20, money: null }
  expect(countWith(both, limits, 's1', 'hand')).toBe(3)
  expect(countWith(both, limits, 's1', 'build')).toBe(0)
  expect(countIn(both, limits, 1)).toBe(3)
  const built = {
    ...both,
    stories: both.stories.map(story => ({ ...story, way: story.way && ('build' as const) })),
  }
  expect([2, 4, 8].map(weeks => countIn(built, limits, weeks))).toEqual([0, 3, 3])
  expect(setTakes(byHand, 's1', 'hand', { hours: null }).stories[0]?.takes).toEqual({})
})
