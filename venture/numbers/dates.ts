// Reads days, months and years. Each date is a span from its first to its last day.
import { languages, regionOf } from './locale.ts'

type Span = { from: string; to: string }
/** `other`: the date with day and month exchanged, if that date is also possible. */
export type FoundDate = Span & { start: number; end: number; other: Span | null }

function monthNames(): Map<string, number> {
  const names = new Map<string, number>()
  for (const language of [...languages, 'it']) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
      for (let month = 0; month < 12; month += 1) {
        const name = format
          .format(new Date(Date.UTC(2026, month, 1)))
          .toLowerCase()
          .replace(/\.$/, '')
        if (name.length > 2) names.set(name, month + 1)
      }
    }
  }
  return names
}

let months: Map<string, number> | null = null
let named: RegExp | null = null

const iso = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const isDay = (year: number, month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month)

/** Countries that write the month first. */
const monthFirst = new Set(['US', 'PH', 'FM', 'MH', 'PW'])

const numeric =
  /(?<![\d.,/-])(?:(?<y>(?:19|20)\d\d)[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})|(?<a>\d{1,2})(?<mark>[./-])(?<b>\d{1,2})\k<mark>(?<year>(?:19|20)\d\d))(?![\d/-]|[.,]\d)/gu
const quarter = /(?<![\p{L}\d])(?:q|t)(?<q>[1-4])[ /-]?(?<year>(?:19|20)\d\d)(?!\d)/giu
const bare =
  /(?<=(?<![\p{L}])(?:in|since|by|until|from|seit|ab|bis|en|desde|depuis|em|im Jahr|until|mid-|early|late) ?)(?<year>(?:19|20)\d\d)(?![\d.,]\d|\d|[ \u00a0]?[%€$£]|[ \u00a0](?:\p{L}+s)(?![\p{L}]))/giu

/** A pattern with the month names in our languages. Longer names come first. */
function monthPattern(): string {
  months ??= monthNames()
  return [...months.keys()].toSorted((one, other) => other.length - one.length).join('|')
}

/** A day without a year: "el 3 de diciembre", "am 3. Dezember", "December 3rd". */
export const monthBehind = new RegExp(
  `^(?:st|nd|rd|th|er|\\.|º)?(?: de| of)? (?:${monthPattern()})(?!\\p{L})`,
  'iu',
)
export const monthBefore = new RegExp(`(?<!\\p{L})(?:${monthPattern()})\\.? $`, 'iu')

export function findDates(text: string, locale?: string): FoundDate[] {
  months ??= monthNames()
  named ??= new RegExp(
    `(?<![\\p{L}\\d])(?:(?<day>\\d{1,2})(?:st|nd|rd|th|\\.|º)?(?: de)? )?(?<month>${monthPattern()})\\.?(?: (?<late>\\d{1,2})(?:st|nd|rd|th)?,)?(?: de)? (?<year>(?:19|20)\\d\\d)(?!\\d)`,
    'giu',
  )
  const found: FoundDate[] = []
  const add = (match: RegExpMatchArray, from: string, to: string, other: Span | null = null) => {
    const start = match.index ?? 0
    const end = start + match[0].length
    if (!found.some(other => start < other.end && other.start < end))
      found.push({ start, end, from, to, other })
  }
  for (const match of text.matchAll(numeric)) {
    const { y, m, d, a, b, mark, year } = match.groups ?? {}
    const numbers = y
      ? [Number(y), Number(m), Number(d)]
      : orderOf(Number(a), Number(b), Number(year), mark ?? '', locale)
    const [yearRead = 0, monthRead = 0, dayRead = 0] = numbers
    if (!isDay(yearRead, monthRead, dayRead)) continue
    const day = iso(yearRead, monthRead, dayRead)
    const isOpen = !y && mark !== '.' && !locale && a !== b && isDay(yearRead, dayRead, monthRead)
    const turned = iso(yearRead, dayRead, monthRead)
    add(match, day, day, isOpen ? { from: turned, to: turned } : null)
  }
  for (const match of text.matchAll(named)) {
    const { day, late, month, year } = match.groups ?? {}
    const monthRead = months.get((month ?? '').toLowerCase()) ?? 0
    const dayRead = Number(day ?? late ?? 0)
    if (dayRead > 0 && !isDay(Number(year), monthRead, dayRead)) continue
    const last = dayRead || lastDay(Number(year), monthRead)
    add(match, iso(Number(year), monthRead, dayRead || 1), iso(Number(year), monthRead, last))
  }
  for (const match of text.matchAll(quarter)) {
    const [of, year] = [Number(match.groups?.q), Number(match.groups?.year)]
    add(match, iso(year, of * 3 - 2, 1), iso(year, of * 3, lastDay(year, of * 3)))
  }
  for (const match of text.matchAll(bare))
    add(match, `${match.groups?.year}-01-01`, `${match.groups?.year}-12-31`)
  return found.toSorted((one, other) => one.start - other.start)
}

const isoDay = /(?<![\d-])\d{4}-\d{2}-\d{2}(?![\d-])/g

/** Adds the words of the language to each date of the form 2027-03-06: "2027-03-06 (6 March)". */
export function withDayNames(text: string, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
  })
  return text.replace(isoDay, day =>
    Number.isNaN(Date.parse(day)) ? day : `${day} (${format.format(Date.parse(day)).replace('.', '')})`,
  )
}

/**
 * Decides which number is the day. In dates with points the day comes first. In dates with slashes the country
 * decides, unless only one order gives a valid date.
 */
function orderOf(a: number, b: number, year: number, mark: string, locale: string | undefined): number[] {
  const isMonthFirst =
    mark !== '.' && (b > 12 || (a <= 12 && monthFirst.has(regionOf(locale ?? 'en-US') ?? '')))
  return isMonthFirst ? [year, a, b] : [year, b, a]
}
