import { expect, test } from 'vitest'
import type { Language } from '../../venture/numbers/locale.ts'
import { localeIn } from './figures-locale.ts'

const place = (country: string) => ({ many: { place: { country, text: '' } } })
const paid = (currency: string) => ({ rows: [{ price: { low: 1, high: 1, currency, per: 'month' } }] })

test.each<[string, Language, unknown, string | null, string | null, string]>([
  ['the page says it', 'de', place('CH'), 'de-AT', null, 'de-AT'],
  ['the page speaks another language', 'de', {}, 'en-US', null, 'de'],
  ['the page says the language alone', 'es', place('MX'), 'es', null, 'es-MX'],
  ['a place is named', 'pt', place('BR'), null, null, 'pt-BR'],
  ['the project knows the place', 'fr', {}, null, 'CA', 'fr'],
  ['the project knows a place of this language', 'es', paid('USD'), null, 'CL', 'es-CL'],
  ['only the money is told', 'es', paid('MXN'), null, null, 'es-MX'],
  ['the money is spent in many countries', 'de', paid('EUR'), null, null, 'de'],
  ['nothing is told', 'en', undefined, null, null, 'en'],
])('RC31 all helpers write figures by the same rule: %s', (_name, language, told, locale, country, found) => {
  expect(localeIn(language, told, { locale, memory: { country } })).toBe(found)
})
