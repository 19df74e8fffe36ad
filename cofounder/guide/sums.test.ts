import { expect, test } from 'vitest'
import { hasFigure } from './figures.ts'
import { costSum } from './sums.ts'

test.each([
  ['Every week, like two times', '2 × NGN 40,000 = NGN 80,000 a week'],
  ['Weekly, two times.', '2 × NGN 40,000 = NGN 80,000 a week'],
  ['Two times every week', '2 × NGN 40,000 = NGN 80,000 a week'],
  ['Every week', '1 × NGN 40,000 = NGN 40,000 a week'],
])('“%s” at 40,000 naira each time is %s', (often, sum) => {
  expect(costSum(often, '40,000 naira each time', 'en')?.replaceAll('\u00a0', ' ')).toContain(sum)
})

test.each(['Every week, about 3 or so', 'Every week, two times, sometimes 5 times', 'Weekly for 12 shops'])(
  '“%s” can be read in two ways, so there is no sum',
  often => {
    expect(costSum(often, '40,000 naira each time', 'en')).toBeNull()
  },
)

test.each([
  ['None paid yet', 'en'],
  ['Zero', 'en'],
  ['No one so far.', 'en'],
  ['Niemand bisher', 'de'],
  ['Nadie todavía', 'es'],
  ['Personne pour l’instant'.replace('’', "'"), 'fr'],
  ['Ninguém ainda', 'pt'],
] as const)('“%s” is the figure 0', (text, language) => {
  expect(hasFigure(text, language)).toBe(true)
})

test.each(['None of your business', 'Nobody knows', 'Nobody counts it'])('“%s” is no figure', text => {
  expect(hasFigure(text, 'en')).toBe(false)
})
