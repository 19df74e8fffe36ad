import { expect, test } from 'vitest'
import { foundBy } from './found-by.ts'

const person = {
  id: 'x',
  full_name: 'Inês Carvalho',
  avatar_url: null,
  company_name: 'Café Lumière',
  user_type: 'investor',
  handle: 'ines',
  location: 'São Paulo',
  industry: 'healthcare',
  building: 'Interviews for dentists',
  looking_for: 'A technical co-founder',
  bio: 'For twelve years I ran the kitchen of a small hospital. Then I invested in three bakeries, and now I write about bread.',
}

test.each([
  ['ines', null],
  ['lumiere', null],
  ['@in', '@ines'],
  ['investors', 'investor'],
  ['carvalho sao', 'São Paulo'],
  ['healthc', 'Industry: healthcare'],
  ['dentist', 'Building: Interviews for dentists'],
  ['technical co-founder', 'Looking for: A technical co-founder'],
  ['bread', '…and now I write about bread.'],
  ['kitchen', 'For twelve years I ran the kitchen of a small hospital. Then…'],
  ['investor sao paulo', 'investor · São Paulo'],
  ['zzz', null],
])('WB41 a search for %j finds the member, and the reason shown is %j', (typed, reason) => {
  expect(foundBy(typed, person)).toBe(reason)
})

test('WB41 for a long text without spaces, only the part around the found word is shown', () => {
  const found = foundBy('baker', { ...person, bio: `${'x'.repeat(100)} baker ${'y'.repeat(100)}` })
  expect(found).toContain('baker')
  expect(found?.length).toBeLessThan(120)
})
