// Finds the figures in a text with their kind: money, price, share, part of a whole, duration, frequency, date or
// count.
import type { FactValue, PricePart } from '../../contracts/fact-values.ts'
import { findAmounts } from './amounts.ts'
import { findDates } from './dates.ts'
import { findFrequencies } from './frequencies.ts'
import { halfItems, type Item, joinRanges, near, withUnit } from './items.ts'
import { type Language, languageOf } from './locale.ts'
import { normaliseFigures, placeholder } from './normalise.ts'
import { withSlang } from './slang.ts'
import { partBetween, plusBetween, readPer, shareOf } from './vocabulary.ts'

export type FigureValue = Exclude<FactValue, { kind: 'place' | 'name' }>
/** `other`: the second meaning, if the text has two. */
export type Figure = {
  text: string
  start: number
  end: number
  value: FigureValue
  other: FigureValue | null
}

/**
 * Returns all figures in the order of the text. Digits may be in any script. Number words are read in the
 * language of the locale.
 */
export function findFigures(written: string, locale?: string): Figure[] {
  const text = normaliseFigures(written)
  const language = languageOf(locale)
  const dates = findDates(text, locale)
  const often = findFrequencies(text, language)
  const taken = [...dates, ...often]
  const rest = taken.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${placeholder.repeat(end - start)}${left.slice(end)}`,
    text,
  )
  const items = joinRanges(
    withSlang(
      [...halfItems(rest), ...findAmounts(rest, locale).map(amount => withUnit(amount, rest, locale))],
      rest,
      locale,
    ),
    rest,
    language,
  )
  const figures = [
    ...dates.map(
      ({ start, end, from, to, other }): Figure => ({
        text: text.slice(start, end),
        start,
        end,
        value: { kind: 'date', from, to },
        other: other && { kind: 'date', ...other },
      }),
    ),
    ...often.map(
      ({ start, end, value }): Figure => ({ text: text.slice(start, end), start, end, value, other: null }),
    ),
    ...toFigures(items, rest, language),
  ]
  return joinPrices(
    figures.toSorted((one, other) => one.start - other.start),
    text,
    language,
  )
}

function toFigures(items: Item[], text: string, language: Language): Figure[] {
  const figures: Figure[] = []
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item
    const next = items[at + 1]
    const isPart =
      next !== undefined &&
      item.unit.is === 'nothing' &&
      next.unit.is === 'nothing' &&
      item.low === item.high &&
      next.low === next.high &&
      item.low <= next.low &&
      partBetween(language).test(text.slice(item.end, next.start))
    if (isPart && next) {
      figures.push({
        text: text.slice(item.start, next.end),
        start: item.start,
        end: next.end,
        value: { kind: 'part', part: item.low, of: next.low },
        other: null,
      })
      at += 1
      continue
    }
    const figure = toFigure(item, text)
    if (figure) figures.push(figure)
  }
  return figures
}

function toFigure(item: Item, text: string): Figure | null {
  const per = readPer(text.slice(item.end, item.end + near))
  const takesPer = item.unit.is === 'money' || item.unit.is === 'duration' || item.unit.is === 'times'
  const what = item.unit.is === 'share' ? shareOf.exec(text.slice(item.end, item.end + near)) : null
  const end = item.end + (takesPer ? (per?.length ?? 0) : (what?.[0].length ?? 0))
  const of = what?.groups?.what?.trim() ?? null
  const valued = (low: number, high: number): FigureValue | null => {
    if (low < 0) return null
    switch (item.unit.is) {
      case 'money':
        return { kind: 'money', low, high, currency: item.unit.currency, per: per?.per ?? null }
      case 'duration':
        return { kind: 'duration', low, high, unit: item.unit.unit, per: per?.per ?? null }
      case 'times':
        return per ? { kind: 'frequency', low, high, per: per.per } : { kind: 'count', low, high }
      case 'share':
        return high > 100 ? null : { kind: 'share', low: low / 100, high: high / 100, of }
      case 'nothing':
        return { kind: 'count', low, high }
    }
  }
  const value = valued(item.low, item.high)
  if (!value) return null
  const other = item.other === null || isCertain(item) ? null : valued(item.other, item.other)
  return { text: text.slice(item.start, end), start: item.start, end, value: certain(item, value), other }
}

/**
 * Currencies with three decimals. All other currencies have fewer, so three digits after a point or comma are
 * thousands there.
 */
const threeDecimals = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])
const isCertain = ({ unit }: Item) => unit.is === 'money' && !threeDecimals.has(unit.currency)

function certain(item: Item, value: FigureValue): FigureValue {
  if (value.kind !== 'money' || item.other === null || !isCertain(item)) return value
  const amount = Math.max(item.low, item.other)
  return { ...value, low: amount, high: amount }
}

/** Joins the parts of one price: "€390 plus €8 a month", "€49 and 3 % of each booking". */
function joinPrices(figures: Figure[], text: string, language: Language): Figure[] {
  const joined: Figure[] = []
  for (const figure of figures) {
    const last = joined.at(-1)
    const isNext = last && plusBetween(language).test(text.slice(last.end, figure.start))
    const [before, part] = [last && partsOf(last.value), partsOf(figure.value)]
    const isPrice = isNext && before && part && before.length < 4 && differ(before, part)
    if (!isPrice) joined.push(figure)
    else {
      const start = last.start
      joined.splice(-1, 1, {
        text: text.slice(start, figure.end),
        start,
        end: figure.end,
        value: { kind: 'price', parts: [...before, ...part] },
        other: null,
      })
    }
  }
  return joined
}

/**
 * Whether the amounts differ in kind. Two amounts of the same kind ("€10 and €20") are separate amounts and not
 * parts of one price.
 */
const differ = (before: PricePart[], part: PricePart[]) =>
  part.every(({ kind }) => before.every(other => other.kind !== kind))

function partsOf(value: FigureValue): PricePart[] | null {
  if (value.kind === 'price') return value.parts
  if (value.kind === 'share')
    return value.of ? [{ kind: 'share', low: value.low, high: value.high, of: value.of }] : null
  if (value.kind !== 'money') return null
  const { low, high, currency, per } = value
  return [
    per === null ? { kind: 'once', low, high, currency } : { kind: 'recurring', low, high, currency, per },
  ]
}
