import { expect, test } from 'vitest'
import { isSameGroup } from './saved-work.ts'

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
