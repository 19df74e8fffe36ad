import { type Language, languages } from '../../contracts/languages.ts'
import { normaliseFigures } from './normalise.ts'

/** The languages whose number words and units we know. */
export { type Language, languages }
export type InLanguages<Text = string> = Readonly<Record<Language, Text>>

export function languageOf(locale: string | undefined): Language {
  const language = locale?.slice(0, 2).toLowerCase()
  return languages.find(known => known === language) ?? 'en'
}

const regions = new Map<string, string | null>()

/** Kept, because it is asked for with every amount of a text, and Intl is slow to answer. */
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

/** What stands between thousands and before the decimals there. */
export function separatorsOf(locale: string): Separators {
  const found = known.get(locale)
  if (found) return found
  const parts = new Intl.NumberFormat(localeOrEnglish(locale)).formatToParts(12_345_678.9)
  const mark = (type: string) => normaliseFigures(parts.find(part => part.type === type)?.value ?? '')
  const separators = { decimal: mark('decimal'), group: mark('group') }
  known.set(locale, separators)
  return separators
}

/** A locale that a browser reports may still be none that Intl accepts. */
export function localeOrEnglish(locale: string | undefined): string {
  try {
    return locale && Intl.getCanonicalLocales(locale)[0] ? locale : 'en'
  } catch {
    return 'en'
  }
}

/**
 * How figures are written where the founder is: as their browser says, else as in their country, where it speaks this
 * language: the figures of one and the words of another belong to nobody.
 */
export function figuresLocale(
  language: Language,
  { locale, country }: { locale?: string | null | undefined; country?: string | null | undefined },
): string {
  const [given, region] = [localeOrEnglish(locale ?? language), /[-_][A-Za-z]{2}\b/.exec(locale ?? '')]
  if (region && languageOf(given) === language) return given
  return country && spokenIn(country) === language ? `${language}-${country}` : language
}

/** What most there speak. */
function spokenIn(country: string): string | null {
  try {
    return new Intl.Locale(`und-${country}`).maximize().language
  } catch {
    return null
  }
}
