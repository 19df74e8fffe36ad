import { expect, test } from 'vitest'
import type { Language } from '../../venture/numbers/locale.ts'
import { localeIn } from './figures-locale.ts'

const place = (country: string) => ({ many: { place: { country, text: '' } } })
const paid = (currency: string) => ({ rows: [{ price: { low: 1, high: 1, currency, per: 'month' } }] })

test.each<[string, Language, unknown, string | null, string | null, string]>([
  ['the page has a full locale', 'de', place('CH'), 'de-AT', null, 'de-AT'],
  ['the page has another language', 'de', {}, 'en-US', null, 'de'],
  ['the page has only a language', 'es', place('MX'), 'es', null, 'es-MX'],
  ['the record names a place', 'pt', place('BR'), null, null, 'pt-BR'],
  ['only the project knows the place', 'fr', {}, null, 'CA', 'fr'],
  ['the project knows a place where people speak this language', 'es', paid('USD'), null, 'CL', 'es-CL'],
  ['only the currency is known', 'es', paid('MXN'), null, null, 'es-MX'],
  ['several countries use the currency', 'de', paid('EUR'), null, null, 'de'],
  ['nothing is known', 'en', undefined, null, null, 'en'],
])('RC31 all helpers use the same number format: %s', (_name, language, told, locale, country, found) => {
  expect(localeIn(language, told, { locale, memory: { country } })).toBe(found)
})
