// Two rates on sentences that strangers wrote without seeing the code: five languages, forty founders.
import { expect, test } from 'vitest'
import { judgeAll, judgeCited, judgeFigures, rateFigures } from '../../scripts/eval/figures.ts'
import { languages } from '../../venture/numbers/locale.ts'

test('GV16 of invented figures nine in ten or more are shown as an own view, of right ones two in a hundred at most', () => {
  const { invented, right } = rateFigures(judgeAll())
  expect(invented.count).toBeGreaterThanOrEqual(200)
  expect(right.count).toBeGreaterThanOrEqual(400)
  expect(invented.share).toBeGreaterThanOrEqual(0.9)
  expect(right.share).toBeLessThanOrEqual(0.02)
})

test.each(languages)('GV16 in each language: %s', language => {
  const { invented, right } = rateFigures(judgeFigures(language))
  expect(invented.share).toBeGreaterThanOrEqual(0.9)
  expect(right.share).toBeLessThanOrEqual(0.02)
})

test('GV16 an invented figure passes only where the same number of the same word was said', () => {
  const missed = judgeAll().filter(({ isRight, isOwn }) => !isRight && !isOwn)
  expect([...new Set(missed.map(({ kind }) => kind))].toSorted()).toEqual(['other_thing'])
})

test('GV21 the rates hold where a line of a record, a sum or a table is cited', () => {
  const lines = languages.flatMap(language => judgeCited(language, 'line'))
  expect(rateFigures(lines).right.share).toBeLessThanOrEqual(0.02)
  const { invented, right } = rateFigures([...judgeAll(), ...lines])
  expect(invented.share).toBeGreaterThanOrEqual(0.9)
  expect(right.share).toBeLessThanOrEqual(0.02)
})

test('GV21 of figures cited by a whole block nine in ten are told apart', () => {
  const blocks = languages.flatMap(language => judgeCited(language, 'block'))
  expect(rateFigures(blocks).right.share).toBeLessThanOrEqual(0.08)
  expect(rateFigures([...judgeAll(), ...blocks]).invented.share).toBeGreaterThanOrEqual(0.9)
})
