// Finds the amounts in a text, but not what they count. An amount is written in digits or words, and a scale such
// as "million" may follow.
import { type Language, languageOf, separatorsOf } from './locale.ts'
import { findNumberWords } from './number-words.ts'
import { readDigits } from './plain-number.ts'
import { scaleOf, scalePattern } from './vocabulary.ts'

export type Amount = { start: number; end: number; value: number; other: number | null; scale: number }

const digits = String.raw`\d{1,3}(?:[ \u00a0']\d{3})+(?!\d)(?:[.,٫]\d+)?|\d+(?:[.,'٫]\d+)+|[.,٫]\d+|\d+`
// Excludes numbers inside words, version numbers, times of day and "24/7". The letters after a number must be a
// scale, a unit or a currency.
const pattern = new RegExp(
  `(?<![\\p{L}\\d_]|\\d[.,:/']|[\\p{L}]-)(?<sign>(?<=^|\\s)-)?(?<digits>${digits})(?<fraction>[½¼¾])?(?!\\d|[:/]\\d)(?:[ \\u00a0]?(?<scale>${scalePattern})(?![\\p{L}\\d]))?`,
  'giu',
)
const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
const loneFraction = /(?<!\d)[½¼¾]/gu
const ordinal = /^(?:st|nd|rd|th|º|ª|er|ère|[.]?ème|x\d|d(?![\p{L}]))/iu

export function findAmounts(text: string, locale: string | undefined): Amount[] {
  const language = languageOf(locale)
  const found = [...text.matchAll(pattern)].flatMap(match => {
    const amount = readAmount(match, locale, language)
    if (!amount || ordinal.test(text.slice(amount.end, amount.end + 8))) return []
    return [amount]
  })
  const alone = [...text.matchAll(loneFraction)].map(match => ({
    start: match.index,
    end: match.index + 1,
    value: fractions[match[0]] ?? 0,
    other: null,
    scale: 1,
  }))
  const inWords = findNumberWords(text, language).map(word => ({ ...word, other: null, scale: 1 }))
  const inOrder = [...found, ...alone, ...inWords].toSorted((one, other) => one.start - other.start)
  return withHalves(withDozens(inOrder, text), text)
}

function readAmount(match: RegExpMatchArray, locale: string | undefined, language: Language): Amount | null {
  const groups = match.groups ?? {}
  const written = groups.digits ?? ''
  const reading = readDigits(written, locale)
  if (!reading) return null
  const start = match.index ?? 0
  // After a currency, "m" means a million. After any other number it may also mean metres or minutes, so there only
  // "M" means a million.
  const isLoose = groups.scale === 'm' || groups.scale === 'b'
  const scale = groups.scale ? scaleOf(groups.scale, language) : 1
  const plain = start + (groups.sign?.length ?? 0) + written.length + (groups.fraction?.length ?? 0)
  const half = fractions[groups.fraction ?? ''] ?? 0
  const times = (value: number) => Number(((groups.sign ? -1 : 1) * (value + half) * scale).toPrecision(15))
  // In "1.5 million" and "1.200 million" the point must be a decimal point, so there is no second meaning. In other
  // cases a space may also separate two numbers.
  const other = reading.other === null ? doubtfulSpace(written, locale) : times(reading.other)
  if (isLoose && !/[$€£₹]\s?$/u.test(match.input?.slice(Math.max(0, start - 2), start) ?? '')) {
    return { start, end: plain, value: reading.value + half, other: times(reading.value), scale: 1 }
  }
  return { start, end: start + match[0].length, value: times(reading.value), other, scale }
}

/**
 * The other meaning of a number with a space. "7 300" is 7300 in languages that separate thousands with a space. In
 * other languages it may be the two numbers 7 and 300.
 */
function doubtfulSpace(written: string, locale: string | undefined): number | null {
  if (!/^\d{1,3} \d{3}$/.test(written)) return null
  const isHabit = locale !== undefined && /^\s$/.test(separatorsOf(locale).group)
  return isHabit ? null : Number(written.split(' ')[0])
}

/** Reads "2 dozen": digits, and a word that multiplies them. */
function withDozens(amounts: Amount[], text: string): Amount[] {
  return amounts.map(amount => {
    const found = /^ (?:dozens?|dutzend|docenas?|douzaines?|dúzias?)(?![\p{L}])/iu.exec(
      text.slice(amount.end, amount.end + 20),
    )
    return found
      ? { ...amount, end: amount.end + found[0].length, value: amount.value * 12, scale: 12 }
      : amount
  })
}

const andHalf = /^(?<thing> \p{L}+)? (?:and a half|y medi[oa]|et demie?|e mei[oa])(?![\p{L}])/iu

/**
 * Reads "four and a half tons" and "quatro toneladas e meia". The counted noun may stand between the number and the
 * word for the half.
 */
function withHalves(amounts: Amount[], text: string): Amount[] {
  return amounts.map(amount => {
    const found = andHalf.exec(text.slice(amount.end, amount.end + 40))
    if (!found || !Number.isInteger(amount.value) || amount.value >= 1000) return amount
    const end = found.groups?.thing ? amount.end : amount.end + found[0].length
    return { ...amount, end, value: amount.value + 0.5, other: null }
  })
}
