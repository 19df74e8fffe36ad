// Two rates on sentences that strangers wrote without seeing the code: five languages, forty founders.
import { expect, test } from 'vitest'
import { judgeAll, judgeCited, judgeFigures, rateFigures } from '../../scripts/eval/figures.ts'
import { languages } from '../../venture/numbers/locale.ts'

test('GV16 at least 90 % of invented figures are marked as own view, and at most 2 % of correct ones', () => {
  const { invented, right } = rateFigures(judgeAll())
  expect(invented.count).toBeGreaterThanOrEqual(200)
  expect(right.count).toBeGreaterThanOrEqual(400)
  expect(invented.share).toBeGreaterThanOrEqual(0.9)
  expect(right.share).toBeLessThanOrEqual(0.02)
})

test.each(languages)('GV16 the rates hold in each language: %s', language => {
  const { invented, right } = rateFigures(judgeFigures(language))
  expect(invented.share).toBeGreaterThanOrEqual(0.9)
  expect(right.share).toBeLessThanOrEqual(0.02)
})

test('GV16 an unmarked invented figure always has the same number and word as a told one', () => {
  const missed = judgeAll().filter(({ isRight, isOwn }) => !isRight && !isOwn)
  expect([...new Set(missed.map(({ kind }) => kind))].toSorted()).toEqual(['other_thing'])
})

test('GV21 the rates hold for citations of a record line, a sum or a table', () => {
  const lines = languages.flatMap(language => judgeCited(language, 'line'))
  expect(rateFigures(lines).right.share).toBeLessThanOrEqual(0.02)
  const { invented, right } = rateFigures([...judgeAll(), ...lines])
  expect(invented.share).toBeGreaterThanOrEqual(0.9)
  expect(right.share).toBeLessThanOrEqual(0.02)
})

test('GV21 of figures that cite a whole block, 90 % are judged correctly', () => {
  const blocks = languages.flatMap(language => judgeCited(language, 'block'))
  expect(rateFigures(blocks).right.share).toBeLessThanOrEqual(0.08)
  expect(rateFigures([...judgeAll(), ...blocks]).invented.share).toBeGreaterThanOrEqual(0.9)
})
