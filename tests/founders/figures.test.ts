// Measures two rates on sentences by people who did not know the code, in five languages for forty founders.
import { expect, test } from 'vitest'
import { judgeAll, judgeCited, judgeFigures, judgeMixed, rateFigures } from '../../scripts/eval/figures.ts'
import { languages } from '../../venture/numbers/locale.ts'

test('GV16 at least 90 % of invented figures are marked as the view of the model, and at most 2 % of correct figures', () => {
  const { invented, right } = rateFigures(judgeAll())
  expect(invented.count).toBeGreaterThanOrEqual(200)
  expect(right.count).toBeGreaterThanOrEqual(400)
  expect(invented.share).toBeGreaterThanOrEqual(0.9)
  expect(right.share).toBeLessThanOrEqual(0.02)
})

test.each(languages)('GV16 both rates hold in the language %s', language => {
  const { invented, right } = rateFigures(judgeFigures(language))
  expect(invented.share).toBeGreaterThanOrEqual(0.9)
  expect(right.share).toBeLessThanOrEqual(0.02)
})

test('GV16 every invented figure without a mark has the same number and noun as a told figure', () => {
  const missed = judgeAll().filter(({ isRight, isOwn }) => !isRight && !isOwn)
  expect([...new Set(missed.map(({ kind }) => kind))].toSorted()).toEqual(['other_thing'])
})

const citing = (by: 'block' | 'line', set: 'blocks' | 'unseen') =>
  languages.flatMap(language => judgeCited(language, by, set))

test.each([
  ['lines', citing('line', 'blocks')],
  ['whole blocks', citing('block', 'blocks')],
  [
    'lines and whole blocks, unseen when the rules were written',
    [...citing('line', 'unseen'), ...citing('block', 'unseen')],
  ],
  ['sources of every kind, written after the rules', languages.flatMap(judgeMixed)],
])('GV21 both rates also hold for figures that cite a record, a sum or a table: %s', (_, judged) => {
  const { invented, right } = rateFigures(judged)
  expect(invented.share).toBeGreaterThanOrEqual(0.9)
  expect(right.share).toBeLessThanOrEqual(0.02)
})
