// Reads an amount or a range together with its unit.
import type { DurationUnit } from '../../contracts/fact-values.ts'
import type { Amount } from './amounts.ts'
import { currencyPatterns, readCurrency } from './currencies.ts'
import { readHundredth } from './hundredths.ts'
import { type Language, languageOf } from './locale.ts'
import { findNumberWords } from './number-words.ts'
import {
  andBetween,
  halves,
  minutesBehind,
  opensBetween,
  percentBehind,
  rangeBetween,
  shortMinutes,
  timesPattern,
  units,
} from './vocabulary.ts'

/** The unit of a figure is searched within this number of characters. Without a limit, long texts would be slow. */
export const near = 120

export type Item = {
  start: number
  end: number
  low: number
  high: number
  other: number | null
  scale: number
  unit: Unit
}
type Unit =
  | { is: 'nothing' }
  | { is: 'money'; currency: string }
  | { is: 'share' }
  | { is: 'duration'; unit: DurationUnit }
  | { is: 'times' }

export function halfItems(text: string): Item[] {
  return [...text.matchAll(halves)].flatMap(match => {
    const end = match.index + match[0].length
    const unit = durationAt(text.slice(end, end + near))
    if (!unit) return []
    return [
      {
        start: match.index,
        end: end + unit.length,
        low: 0.5,
        high: 0.5,
        other: null,
        scale: 1,
        unit: unit.unit,
      },
    ]
  })
}

function durationAt(after: string): { unit: Unit; length: number } | null {
  for (const [unit, pattern] of units) {
    const found = pattern.exec(after)
    if (found) return { unit: { is: 'duration', unit }, length: found[0].length }
  }
  return null
}

/** Adds the minutes of "1 h 15" and "treize heures trente" as a part of the hour. */
function withMinutes(item: Item, text: string, locale: string | undefined): Item {
  const { start, end, low, unit } = item
  if (unit.is !== 'duration' || unit.unit !== 'hour' || !Number.isInteger(low)) return item
  const [hours, behind] = [text.slice(start, end), text.slice(end, end + near)]
  const [found, minutes] =
    minutesBehind.exec(behind) ?? ((/h$/i.test(hours) && shortMinutes.exec(behind)) || [])
  const word = /\d/.test(hours) ? undefined : findNumberWords(behind, languageOf(locale))[0]
  const added = found ? Number(minutes) : word?.start === 1 && word.value < 60 ? word.value : null
  if (added === null) return item
  const whole = low + added / 60
  return { ...item, end: end + (found?.length ?? word?.end ?? 0), low: whole, high: whole, other: null }
}

export function withUnit(amount: Amount, text: string, locale: string | undefined): Item {
  const { start, end, value, other, scale } = amount
  const item = { start, end, low: value, high: value, other, scale }
  const before = text.slice(Math.max(0, start - near), start)
  const after = text.slice(end, end + near)
  const { front: frontPattern, back: backPattern } = currencyPatterns()
  const front = frontPattern.exec(before)
  const frontCurrency = front?.groups?.sign ? readCurrency(front.groups.sign, locale) : null
  if (front && frontCurrency)
    return {
      ...item,
      start: start - before.length + front.index,
      unit: { is: 'money', currency: frontCurrency },
    }
  const percent = percentBehind.exec(after)
  const percentFirst = /(?:^|[^\d\p{L}])%[ \u00a0]?$/u.exec(before)
  if (percentFirst)
    return { ...item, start: start - before.length + before.lastIndexOf('%'), unit: { is: 'share' } }
  if (percent) return { ...item, end: end + percent[0].length, unit: { is: 'share' } }
  const back = backPattern.exec(after)
  const backCurrency = back?.groups?.name ? readCurrency(back.groups.name, locale) : null
  // In "a $20 million deal" the sign belongs to the next number.
  if (back && backCurrency && !/^\d/.test(after.slice(back[0].length)))
    return { ...item, end: end + back[0].length, unit: { is: 'money', currency: backCurrency } }
  const cents = readHundredth(value, after, locale)
  if (cents)
    return {
      ...item,
      end: end + cents.length,
      low: value / 100,
      high: value / 100,
      other: null,
      unit: { is: 'money', currency: cents.currency },
    }
  const duration = durationAt(after)
  if (duration) return withMinutes({ ...item, end: end + duration.length, unit: duration.unit }, text, locale)
  const times = timesPattern.exec(after)
  if (times) return { ...item, end: end + times[0].length, unit: { is: 'times' } }
  return { ...item, unit: { is: 'nothing' } }
}

/**
 * Joins two figures to a range: "30–50", "€20–30k", "between 30 and 50 hours". The first figure gets the unit and
 * the scale of the second.
 */
export function joinRanges(items: Item[], text: string, language: Language): Item[] {
  const joined: Item[] = []
  for (const item of items.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1)
    if (last && item.start < last.end) continue
    const between = last ? text.slice(last.end, item.start) : ''
    const isRange =
      last !== undefined &&
      last.low === last.high &&
      (rangeBetween(language).test(between) ||
        (andBetween(language).test(between) &&
          opensBetween(language).test(text.slice(Math.max(0, last.start - near), last.start))))
    if (!last || !isRange) {
      joined.push(item)
      continue
    }
    const lends = last.scale === 1 && item.scale > 1 && last.low < item.low / item.scale
    const low = lends ? last.low * item.scale : last.low
    const unit = item.unit.is === 'nothing' ? last.unit : item.unit
    const agrees = last.unit.is === 'nothing' || item.unit.is === 'nothing' || sameUnit(last.unit, item.unit)
    if (!agrees || low > item.high || low < 0) {
      // "From 62 to 13 percent" is a change and not a range. It contains two percentages.
      const isFall = last.unit.is === 'nothing' && item.unit.is === 'share' && last.high <= 100
      if (isFall) joined.splice(-1, 1, { ...last, unit: item.unit })
      joined.push(item)
    } else
      joined.splice(-1, 1, {
        start: last.start,
        end: item.end,
        low,
        high: item.high,
        other: null,
        scale: item.scale,
        unit,
      })
  }
  return joined
}

const sameUnit = (one: Unit, other: Unit) => JSON.stringify(one) === JSON.stringify(other)
