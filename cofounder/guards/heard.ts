// A figure that was read from an answer stands in it: a model that gives way puts no twelve payers into "It is a GO, right?".
import { languages } from '../../venture/numbers/locale.ts'
import { quantitiesOf } from './quantities.ts'
import { isSame } from './same.ts'

/** "My aunt paid", "they both signed": so few are told without a number. */
const few = 2

/** 2,400 and 2.4, 110k and 110,000: digits as they are written anywhere. */
const digitsOf = (written: string) => written.replace(/\D/g, '').replace(/^0+|0+$/g, '')

/** Whether a message says a number, in digits or in words, as a share or as a part of a hundred. */
export function hearsIn(message: string): (number: number) => boolean {
  const said = languages.flatMap(language =>
    quantitiesOf(message, language).flatMap(({ numbers, readings }) => [
      ...numbers,
      ...readings.flatMap(reading => reading.numbers),
    ]),
  )
  const written = (message.match(/\d+(?:[.,\s\u00a0\u202f]\d+)*/g) ?? []).map(digitsOf)
  return number =>
    said.some(one => [one, one * 100, one / 100].some(way => isSame(way, number))) ||
    (number >= 1 && written.includes(digitsOf(String(number))))
}

type Read = { question: string; field: string; low: number | null; high: number | null }
type Told = {
  /** The lines that were told before; there a small number needs its word, too. */
  answered?: readonly string[] | undefined
  /** What a count was before: "two more paid" tells the new one. */
  countOf?: ((field: Pick<Read, 'question' | 'field'>) => number | null) | undefined
}

export function isFigureHeard(
  read: Read,
  hears: (number: number) => boolean,
  { answered = [], countOf }: Told,
): boolean {
  const isFew = (number: number) => number <= few && !answered.includes(read.question)
  const before = countOf?.(read) ?? null
  const isMore = (number: number) => before !== null && number > before && hears(number - before)
  return [read.low, read.high].every(
    number => number === null || isFew(number) || hears(number) || isMore(number),
  )
}

/** "12 hotels", "49 EUR per month": each of its numbers. */
export const isHeardFigure = (figure: string, hears: (number: number) => boolean): boolean =>
  (figure.match(/\d+(?:[.,]\d+)*/g) ?? [])
    .map(written => Number(written.replaceAll(',', '')))
    .every(number => number <= few || hears(number))
