import { normaliseFigures } from './normalise.ts'

/** The languages whose number words and units we know. */
export const languages = ['en', 'de', 'es', 'fr', 'pt'] as const
export type Language = (typeof languages)[number]

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
