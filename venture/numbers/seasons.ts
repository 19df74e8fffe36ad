// Seasons in the five languages: "by summer 2027", "bis zum nächsten Sommer".
import { regionOf } from './locale.ts'

/** Each with its last month in the north; winter ends in the year after it began. */
const seasons: readonly { names: string; isAlsoAWord?: string; lastMonth: number }[] = [
  { names: 'spring|frühling|frühjahr|primavera|printemps', lastMonth: 6 },
  { names: 'summer|sommer|verano|verão', isAlsoAWord: 'été', lastMonth: 9 },
  { names: 'autumn|herbst|otoño|automne|outono', isAlsoAWord: 'fall', lastMonth: 12 },
  { names: 'winter|invierno|hiver|inverno', lastMonth: 3 },
]
const south = new Set(['AR', 'AU', 'BO', 'BR', 'BW', 'CL', 'MZ', 'NA', 'NZ', 'PE', 'PY', 'UY', 'ZA', 'ZW'])
const year = '(?:[ \\u00a0](?:de |do |des jahres |of )?(?<year>(?:19|20)\\d\\d))'

const named = (names: string, rest: string, flags = '') =>
  new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})${rest}`, `iu${flags}`)

/** With its year each, so that no figure is read from it; every letter behind it keeps its place. */
export const withoutSeasons = (text: string): string =>
  seasons.reduce(
    (left, { names, isAlsoAWord }) =>
      left.replace(named(isAlsoAWord ? `${names}|${isAlsoAWord}` : names, year, 'g'), found =>
        '\ufffc'.repeat(found.length),
      ),
    text,
  )

/** The month in which a named season is over, as "2027-09"; without a year the first after `since`. Null: none is named. */
export function seasonEnd(text: string, since: string, place: string): string | null {
  for (const { names, isAlsoAWord, lastMonth } of seasons) {
    const found =
      named(names, `${year}?`).exec(text) ?? (isAlsoAWord ? named(isAlsoAWord, year).exec(text) : null)
    if (!found) continue
    const month = south.has(place) ? ((lastMonth + 5) % 12) + 1 : lastMonth
    const told = found.groups?.year
    const ends = (of: number) => `${of}-${String(month).padStart(2, '0')}`
    // "Winter 2027" begins in that year and ends in the next.
    if (told) return ends(Number(told) + (month === 3 ? 1 : 0))
    const now = Number(since.slice(0, 4))
    return ends(now) > since.slice(0, 7) ? ends(now) : ends(now + 1)
  }
  return null
}

export const placeOfLocale = (locale: string): string => regionOf(locale) ?? ''
