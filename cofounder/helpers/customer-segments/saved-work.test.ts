import { expect, test } from 'vitest'
import { isSameGroup, readSaved } from './saved-work.ts'

test.each([
  [
    'Apicultores com 50 a 200 colmeias em Portugal, sobretudo no Alentejo.',
    'Apicultores do Alentejo com 50 a 200 colmeias',
    true,
  ],
  ['Head teachers of public primary schools in Nairobi', 'Public primaries in informal settlements', false],
  ['Mechanics for Lagos', 'Mechanics, danfo drivers for Lagos', true],
  ['Wedding florists', 'Funeral homes', false],
])('GM09 “%s” and “%s” are the same people: %s', (one, other, expected) => {
  expect(isSameGroup(one, other)).toBe(expected)
})

test.each([
  ['competitor_analysis', 'competitor analysis'],
  ['problem_validation', 'problem validation'],
] as const)('GM09 a saved %s is named as what segments rest on: %s', (output_type, name) => {
  const { sources } = readSaved({
    problemValidationData: { output_type, output_content: 'They use paper.' },
    ideaRefinementData: null,
    marketResearchData: null,
  })
  expect(sources[0]).toMatchObject({ name, source: { text: 'They use paper.' } })
})
