import { expect, test } from 'vitest'
import cases from './named.cases.json' with { type: 'json' }
import { namedSentence } from './named.ts'

const known = new Set(['price-123456', 'price-123456:words', 'problem-1a2b3c:words', 'revenue-year-1'])
const said = ['€79 a month', '€79 a month for a practice', 'Patients do not come.', '€120,000']
const ground = { said, language: 'en', names: [] } as const

// The figure is only in the founder's own text, so it counts as typed by the founder.
test.each(cases.kept)('BP08 the draft keeps the sentence %s', sentence => {
  expect(namedSentence(sentence, known, ground)).toBe(sentence)
})

test.each(cases.dropped)('BP08 the draft drops a sentence if $because: $sentence', ({ sentence }) => {
  expect(namedSentence(sentence, known, ground)).toBeNull()
})

test('BP08 a calculation in brackets is only for the code and is not printed', () => {
  expect(namedSentence('We charge {price-123456} [= 79 * 1].', known, ground)).toBe(
    'We charge {price-123456}.',
  )
})

test('CK68 the ground of a draft is parsed once, however many sentences the draft has', () => {
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
  expect(reads).toBeLessThanOrEqual(2)
})
