import { expect, test } from 'vitest'
import { placesIn } from './places.ts'

test.each([
  ['Hill farms in Northern Ireland', 'en', ['GB']],
  ['Bauern in Nordirland', 'de', ['GB']],
  ['Granjas en Irlanda del Norte', 'es', ['GB']],
  ['Clinics in South Sudan', 'en', ['SS']],
  ['Clinics in Sudan and South Sudan', 'en', ['SD', 'SS']],
  ['Ranches in New Mexico', 'en', ['US']],
  ['Shops in Papua New Guinea', 'en', ['PG']],
  ['Dairies in Ireland, Wales and Northern Ireland', 'en', ['IE', 'GB']],
  ['Fermes aux Pays-Bas', 'fr', ['NL']],
  ['They told us so', 'en', []],
])('“%s”: a name within a longer name is not a second place', (text, locale, codes) => {
  expect(placesIn(text, locale)).toEqual(codes)
})
