import { expect, test } from 'vitest'
import { namedSentence } from './named.ts'

const known = new Set(['price-123456', 'price-123456:words', 'problem-1a2b3c:words', 'revenue-year-1'])
const said = ['€79 a month', '€79 a month for a practice', 'Patients do not come.', '€120,000']
const ground = { said, language: 'en', names: [] } as const

test.each([
  ['We charge {price-123456}. '],
  ['Chairs stay empty{problem-1a2b3c:rests}. '],
  ['We plan {revenue-year-1} in the first year, at {price-123456}.\n\n'],
  // Only the founder's own words contain this figure. The plan reports it as typed.
  ['At €79 a month{price-123456:rests} it pays for itself.'],
])('BP08 the sentence %s is kept', sentence => {
  expect(namedSentence(sentence, known, ground)).toBe(sentence)
})

test.each([
  ['it names no source', 'We are passionate about dentistry.'],
  ['a name stands for nothing', 'We charge {price-654321}.'],
  ['a name stands for nothing', 'We grow{growth-1:rests}.'],
  ['nobody gave the figure', 'We charge {price-123456} and 4,000 practices wait.'],
  ['nobody gave the share', 'Half of them, 48 %, come late{problem-1a2b3c:rests}.'],
  ['nobody named the company', 'Unlike DentaFlow GmbH we fill chairs{problem-1a2b3c:rests}.'],
  ['nobody gave the link', 'See www.chairside.com{problem-1a2b3c:rests}.'],
])('BP08 a sentence is dropped because %s: %s', (_why, sentence) => {
  expect(namedSentence(sentence, known, ground)).toBeNull()
})

test('BP08 a sum in brackets is a note to the code and is not printed', () => {
  expect(namedSentence('We charge {price-123456} [= 79 * 1].', known, ground)).toBe(
    'We charge {price-123456}.',
  )
})

test('CK68 the ground of a draft is parsed once, however many sentences are checked', () => {
  let reads = 0
  const counted = {
    ...ground,
    get said() {
      reads += 1
      return said
    },
  }
  for (let at = 0; at < 100; at++)
    namedSentence(
      `Unlike DentaFlow GmbH we take €${at}, see www.x${at}.com{price-123456:rests}.`,
      known,
      counted,
    )
  // Once for words and once for figures.
  expect(reads).toBeLessThanOrEqual(2)
})
