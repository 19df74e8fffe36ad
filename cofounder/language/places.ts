// Countries as founders write them: by name in English and in their own language, and the short forms people use.
import { countryCodes, countryName } from '../../venture/numbers/countries.ts'

const aliases: Readonly<Record<string, string>> = {
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  schottland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  nordirland: 'GB',
  'irlande du nord': 'GB',
  'irlanda del norte': 'GB',
  'irlanda do norte': 'GB',
  'irlanda del nord': 'GB',
  us: 'US',
  usa: 'US',
  'u.s.': 'US',
  america: 'US',
  'new mexico': 'US',
  'new england': 'US',
  'new jersey': 'US',
  eu: 'EU',
  europe: 'EUROPE',
  europa: 'EUROPE',
  'european union': 'EU',
  worldwide: 'WORLD',
  weltweit: 'WORLD',
}
/** Europe is more than the Union, so no figure of ours is its. */
const widerNames: Readonly<Record<string, string>> = {
  EU: 'European Union',
  EUROPE: 'Europe',
  WORLD: 'Worldwide',
}
/** As Intl knows it. */
const continent = '150'

const namesOf = new Map<string, Map<string, string>>()

/** Names and texts are compared without hyphens and the like: "aux Pays-Bas". */
const spaced = (text: string) => text.replace(/[^\p{L}\p{N}.]+/gu, ' ')

function placeNames(locale: string): Map<string, string> {
  const known = namesOf.get(locale)
  if (known) return known
  const names = new Map<string, string>(Object.entries(aliases))
  for (const one of ['en', locale])
    for (const code of countryCodes) names.set(spaced(countryName(code, one)).toLowerCase(), code)
  const longestFirst = new Map([...names].toSorted(([one], [other]) => other.length - one.length))
  namesOf.set(locale, longestFirst)
  return longestFirst
}

export const placeNamed = (code: string, locale: string) => ({
  code,
  name: code === 'EUROPE' ? countryName(continent, locale) : (widerNames[code] ?? countryName(code, locale)),
})

export const isWide = (code: string) => code in widerNames

/** ISO codes, or EU or WORLD, in the order in which they are named. */
export function placesIn(text: string, locale: string): string[] {
  const words = ` ${spaced(text)} `
  // A name that was read is taken out, so that "South Sudan" is not Sudan, too.
  let left = words.toLowerCase()
  const starts = new Map<string, number>()
  for (const [name, code] of placeNames(locale)) {
    const at = left.indexOf(` ${name} `)
    const dotted = left.indexOf(` ${name}. `)
    const start = at >= 0 ? at : dotted
    // "us" is a pronoun unless it is written as a name.
    const isName = start >= 0 && (name.length > 2 || words.slice(start + 1, start + 3) === name.toUpperCase())
    if (!isName) continue
    starts.set(code, Math.min(start, starts.get(code) ?? start))
    left = left.replaceAll(` ${name}`, ` ${'-'.repeat(name.length)}`)
  }
  return [...starts].toSorted(([, one], [, other]) => one - other).map(([code]) => code)
}

/** The one country that is named; null where none is, or several. */
export function onlyCountry(text: string, locale: string): string | null {
  const [code, ...others] = placesIn(text, locale)
  return code && !others.length && !isWide(code) ? code : null
}
