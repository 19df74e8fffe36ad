// Reads the value from a line that the founder wrote. If several figures fit, it chooses none and offers all of
// them.
import { type FactTopic, factTopics } from '../../contracts/fact-topics.ts'
import type { FactValue } from '../../contracts/fact-values.ts'
import { countryCodes, countryName } from '../numbers/countries.ts'
import { findFigures } from '../numbers/find-figures.ts'
import { languages } from '../numbers/locale.ts'
import { zero } from '../numbers/none.ts'

/**
 * `value`: the value, if the line has only one meaning. `offered`: if it has several, the values from which the
 * founder can choose.
 */
export type ReadValue = { value: FactValue | null; offered: FactValue[] }

export function readValue(topic: FactTopic, text: string, locale: string): ReadValue {
  const { values } = factTopics[topic]
  if (values.includes('place')) {
    const place = readPlace(text, locale)
    return { value: place, offered: [] }
  }
  // A text such as "Nobody has paid yet" is the count 0.
  if (values.includes('count') && zero.test(text.trim()))
    return { value: { kind: 'count', low: 0, high: 0 }, offered: [] }
  const figures = findFigures(text, locale).filter(({ value }) => values.includes(value.kind))
  const [only, ...more] = figures
  // "Four competitions in summer" is the name of a way to reach people and not a count. So the code offers all
  // values, and the founder chooses.
  const isNamed = values.includes('name') && only?.value.kind === 'count'
  if (only && more.length === 0 && !only.other && !isNamed) return { value: only.value, offered: [] }
  const offered = figures.flatMap(({ value, other }) => (other ? [value, other] : [value]))
  return { value: null, offered: offered.slice(0, 4) }
}

const plain = (text: string) => text.trim().toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The main language of a country, for example Arabic in Egypt. */
const ownLanguage = (country: string) => new Intl.Locale(`und-${country}`).maximize().language

/**
 * Recognises a country by its name in the founder's language, in one of our five languages, or in the country's own
 * language. Any other text is kept as the name of a place.
 */
function readPlace(text: string, locale: string): FactValue | null {
  const name = text.trim().slice(0, 120)
  if (name === '') return null
  const wanted = plain(name)
  const country = countryCodes.find(code =>
    [locale, ...languages].some(language => plain(countryName(code, language)) === wanted),
  )
  const own = country ?? countryCodes.find(code => plain(countryName(code, ownLanguage(code))) === wanted)
  return { kind: 'place', country: own ?? null, name }
}
