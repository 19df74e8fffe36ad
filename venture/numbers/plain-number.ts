// Reads the digits of one number with all usual separators.
import { separatorsOf } from './locale.ts'
import { decimalMark, groupSpace, normaliseFigures } from './normalise.ts'

/** `other`: the value of the same digits in another number format. Null if they have only one meaning. */
export type Reading = { value: number; other: number | null }

const groupsOfThree = (pieces: readonly string[]) =>
  /^\d{1,3}$/.test(pieces[0] ?? '') && pieces.slice(1).every(piece => piece.length === 3)

/** Whether the digits are grouped in the Indian way (lakhs and crores): 12,34,567. */
const groupsOfTwo = (pieces: readonly string[]) =>
  pieces.length > 1 &&
  /^\d{1,2}$/.test(pieces[0] ?? '') &&
  pieces.slice(1, -1).every(piece => piece.length === 2) &&
  pieces.at(-1)?.length === 3

const isGrouped = (pieces: readonly string[]) => groupsOfThree(pieces) || groupsOfTwo(pieces)

const sure = (digits: string): Reading => ({ value: Number(digits), other: null })

/** Reads "1,000", "1.000", "1 000", "1'000", "1,00,000", "١٢". Null if the separators are at impossible places. */
export function readDigits(written: string, locale?: string): Reading | null {
  const text = normaliseFigures(written).trim()
  const sign = /^[-+]/.exec(text)?.[0] ?? ''
  const reading = readUnsigned(text.slice(sign.length).trim(), locale)
  if (!reading || sign !== '-') return reading
  return { value: -reading.value, other: reading.other === null ? null : -reading.other }
}

function readUnsigned(text: string, locale: string | undefined): Reading | null {
  const marks = [...new Set(text.replace(/\d/g, ''))]
  if (!/^\d/.test(text) || !/\d$/.test(text))
    return /^[.,٫]\d+$/.test(text) ? sure(`0.${text.slice(1)}`) : null
  if (marks.some(mark => !`.,' ${groupSpace}${decimalMark}`.includes(mark))) return null
  if (marks.length === 0) return sure(text)
  const last = [...text].findLast(character => marks.includes(character)) ?? ''
  const decimal = marks.length > 1 && '.,٫'.includes(last) ? last : null
  if (marks.length > 2 || (marks.length === 2 && !decimal)) return null
  if (decimal) {
    const [whole, fraction, ...more] = text.split(decimal)
    const group = marks.find(mark => mark !== decimal) ?? ''
    const pieces = (whole ?? '').split(group)
    return more.length === 0 && isGrouped(pieces) ? sure(`${pieces.join('')}.${fraction}`) : null
  }
  return readOneMark(text, last, locale)
}

function readOneMark(text: string, mark: string, locale: string | undefined): Reading | null {
  const pieces = text.split(mark)
  const grouped = isGrouped(pieces) ? Number(pieces.join('')) : null
  if (mark === "'" || mark === groupSpace) return grouped === null ? null : { value: grouped, other: null }
  if (mark === ' ') return grouped === null ? null : { value: grouped, other: null }
  if (pieces.length > 2) return grouped === null ? null : { value: grouped, other: null }
  const fraction = Number(`${pieces[0]}.${pieces[1]}`)
  if (mark === decimalMark || grouped === null || pieces[0] === '0') return { value: fraction, other: null }
  // Three digits after a single point or comma are thousands in some number formats and decimals in others.
  const { decimal, group } = locale ? separatorsOf(locale) : { decimal: '', group: '' }
  if (mark === group) return { value: grouped, other: null }
  return mark === decimal ? { value: fraction, other: grouped } : { value: grouped, other: fraction }
}
