// Numbers, percentages, lengths of time and how often something happens.
import { type Period, parseNumber, readPeriod, scaleFactor } from './money.ts'

export type Duration = { text: string; hours: number; per: Period | null }

const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  dozen: 12,
}

const digits = String.raw`\d{1,3}(?:[,.']\d{3})+(?!\d)|\d+(?:[.,]\d+)?`
const wordNumber = Object.keys(words)
  .filter(word => word !== 'one')
  .join('|')
const numberPattern = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<digits>${digits})\\s?(?<scale>k|m|bn|thousand|million|billion|lakhs?|crores?)?(?<percent>\\s?%| percent| per cent)?|(?<word>${wordNumber}))(?![\\p{L}\\d])`,
  'giu',
)

const fractionPattern = /\b(?:an?|one|two|three) (third|thirds|quarters?|half) of\b/gi
const fractionValue: Record<string, number> = {
  third: 1 / 3,
  thirds: 2 / 3,
  quarter: 1 / 4,
  quarters: 3 / 4,
  half: 1 / 2,
}

export type Quantity = { text: string; value: number; percent: boolean }

/** Every number in the text, money included; "one" alone is mostly a pronoun and is left out. */
export function findQuantities(text: string): Quantity[] {
  const fractions = [...text.matchAll(fractionPattern)].map(match => ({
    text: match[0],
    value: fractionValue[(match[1] ?? '').toLowerCase()] ?? 0,
    percent: false,
  }))
  const numbers = [...text.matchAll(numberPattern)].map(match => {
    const groups = match.groups ?? {}
    const value =
      groups.digits === undefined
        ? (words[(groups.word ?? '').toLowerCase()] ?? 0)
        : parseNumber(groups.digits) * scaleFactor(groups.scale)
    return { text: match[0].trim(), value, percent: groups.percent !== undefined }
  })
  return [...numbers, ...fractions]
}

const durationPattern = new RegExp(
  `(?<![\\p{L}\\d])(?<count>${digits}|${wordNumber}|an?|half an|half a)(?:\\s?(?:-|–|to)\\s?\\d+)?[\\s-]?(?<unit>hours?|hrs?|h|minutes?|mins?|days?)(?![\\p{L}])`,
  'giu',
)

/** Time spent, in hours ("6 hours a week", "half a day per order"); calendar spans are frequencies or dates. */
export function findDurations(text: string): Duration[] {
  return [...text.matchAll(durationPattern)].flatMap(match => {
    const count = (match.groups?.count ?? '').toLowerCase()
    const unit = (match.groups?.unit ?? '').toLowerCase()
    const value = /^half/.test(count) ? 0.5 : /^an?$/.test(count) ? 1 : (words[count] ?? parseNumber(count))
    const unitHours = unit.startsWith('m') ? 1 / 60 : unit.startsWith('d') ? 8 : 1
    if (/^an?$/.test(count) && /(?:times|\d|twice|once)\s+$/i.test(text.slice(0, match.index))) return []
    const per = readPeriod(text.slice(match.index + match[0].length))
    return [{ text: match[0], hours: value * unitHours, per }]
  })
}

const frequencyPattern =
  /\b(?:every (?:single |other |second |few |\d+ )?(?:day|week|weekend|month|quarter|year|morning|evening|night|hour|monday|tuesday|wednesday|thursday|friday|saturday|sunday|shift|visit|order|appointment|job|time|season|semester|term|payday|payroll|harvest)s?|(?:once|twice|thrice|(?:\d+|two|three|four|five|six|ten|several|a few|many|multiple)(?:\s?(?:-|–|to|or)\s?\d+)? times) (?:a|an|per|each|every) (?:day|week|month|quarter|year|hour|shift|season)|(?:\d+|two|three|four|five) (?:days|nights|mornings) a (?:week|month)|daily|weekly|monthly|quarterly|yearly|annually|hourly|nightly|each (?:day|week|month|quarter|year|morning|night|time|shift|order|appointment|visit)|per (?:day|week|month|shift)|(?:a|per) (?:day|week|month)|all the time|constantly|on average \d+)\b/i

/** The words that say how often, as written. */
export function findFrequency(text: string): string | null {
  return frequencyPattern.exec(text)?.[0] ?? null
}

const perYear: Record<Exclude<Period, 'use'>, number> = {
  hour: 1800,
  day: 230,
  week: 48,
  month: 12,
  quarter: 4,
  year: 1,
}

/** How many of a period a working year has; `null` for "per use". */
export function timesPerYear(per: Period | null): number | null {
  return per === null || per === 'use' ? null : perYear[per]
}
