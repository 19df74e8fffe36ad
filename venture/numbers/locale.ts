import { type Language, languages } from '../../contracts/languages.ts'
import { normaliseFigures } from './normalise.ts'

/** The languages for which the code knows number words and units. */
export { type Language, languages }
export type InLanguages<Text = string> = Readonly<Record<Language, Text>>

export function languageOf(locale: string | undefined): Language {
  const language = locale?.slice(0, 2).toLowerCase()
  return languages.find(known => known === language) ?? 'en'
}

const regions = new Map<string, string | null>()

/** The country of a locale. The result is cached, because it is needed for every amount and `Intl` is slow. */
export function regionOf(locale: string): string | null {
  const found = regions.get(locale)
  if (found !== undefined) return found
  const region = findRegion(locale)
  regions.set(locale, region)
  return region
}

function findRegion(locale: string): string | null {
  try {
    return new Intl.Locale(locale).maximize().region ?? null
  } catch {
    return null
  }
}

type Separators = { decimal: string; group: string }
const known = new Map<string, Separators>()

/** The decimal mark and the thousands separator of a locale. */
export function separatorsOf(locale: string): Separators {
  const found = known.get(locale)
  if (found) return found
  const parts = new Intl.NumberFormat(localeOrEnglish(locale)).formatToParts(12_345_678.9)
  const mark = (type: string) => normaliseFigures(parts.find(part => part.type === type)?.value ?? '')
  const separators = { decimal: mark('decimal'), group: mark('group') }
  known.set(locale, separators)
  return separators
}

/** Returns "en" if Intl rejects the locale, because a browser may report any text. */
export function localeOrEnglish(locale: string | undefined): string {
  try {
    return locale && Intl.getCanonicalLocales(locale)[0] ? locale : 'en'
  } catch {
    return 'en'
  }
}

/**
 * The locale for the founder's numbers: the browser's locale, if it has the founder's language. Else the locale of
 * the country, if most people there speak that language. So numbers and texts are always in one language.
 */
export function figuresLocale(
  language: Language,
  { locale, country }: { locale?: string | null | undefined; country?: string | null | undefined },
): string {
  const [given, region] = [localeOrEnglish(locale ?? language), /[-_][A-Za-z]{2}\b/.exec(locale ?? '')]
  if (region && languageOf(given) === language) return given
  return country && spokenIn(country) === language ? `${language}-${country}` : language
}

/** The language of most people in a country. */
function spokenIn(country: string): string | null {
  try {
    return new Intl.Locale(`und-${country}`).maximize().language
  } catch {
    return null
  }
}
