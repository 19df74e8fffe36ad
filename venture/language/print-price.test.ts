import { expect, test } from 'vitest'
import { findFigures } from '../numbers/find-figures.ts'
import { languages } from '../numbers/locale.ts'
import { printPrice } from './print-price.ts'

const money = { kind: 'money', low: 1079.5, high: 1079.5, currency: 'EUR' } as const

test.each(
  languages.flatMap(language =>
    (['use', 'week', 'month', 'year'] as const).map(per => [language, per] as const),
  ),
)('RF01 in %s a price a %s is printed as it can be read again', (language, per) => {
  const value = { ...money, per }
  expect(findFigures(printPrice(value, language), language).map(found => found.value)).toEqual([value])
})
