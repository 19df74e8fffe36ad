import { expect, test } from 'vitest'
import { saysCost } from './often.ts'
import { asksPlainly } from './statement.ts'

test.each([
  'A flat on my street puts a bucket in the bin every day, does that count as going wrong?',
  '40 pay £9 a month since May and about 15 said no, is that good?',
  'Ein Haus wirft jeden Tag einen Eimer weg, zählt das?',
  'Une maison en jette un seau par jour, est-ce que cela compte ?',
  'Uma casa deita fora um balde por dia, é suficiente?',
])('“%s” asks something beside what it tells', said => {
  expect(asksPlainly(said)).toBe(true)
})

test.each(['Winnow, Leanpath?', 'About 15 a week, 20?', 'Generation Bio?'])(
  '“%s” is in doubt, and asks for no answer of ours',
  said => {
    expect(asksPlainly(said)).toBe(false)
  },
)

test.each(['e fit reach 400k and plenty wahala with parents', 'Maybe 15k for the season'])(
  '“%s” says what it costs',
  said => {
    expect(saysCost(said, 'en')).toBe(true)
  },
)
