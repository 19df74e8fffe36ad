// Checks that a figure which a model read is in the message. "It is a GO, right?" is not twelve payers.
import { languages } from '../../venture/numbers/locale.ts'
import { withOnes } from '../../venture/numbers/vocabulary.ts'
import { quantitiesOf } from './quantities.ts'
import { isSame } from './same.ts'

/**
 * A count up to this number may be missing in the message, because other words can say it: "my aunt paid", "they
 * both signed".
 */
const few = 2

/** Digits without separators and outer zeros, so 2,400 equals 2.4 (thousand), and 110k equals 110,000. */
const digitsOf = (written: string) => written.replace(/\D/g, '').replace(/^0+|0+$/g, '')

/** Whether the message contains a number: in digits, in words, as a share or as a percentage. */
export function hearsIn(message: string): (number: number) => boolean {
  const said = languages.flatMap(language =>
    quantitiesOf(withOnes(message), language).flatMap(({ numbers, readings }) => [
      ...numbers,
      ...readings.flatMap(reading => reading.numbers),
    ]),
  )
  const written = (message.match(/\d+(?:[.,\s\u00a0\u202f]\d+)*/g) ?? []).map(digitsOf)
  return number =>
    said.some(one => [one, one * 100, one / 100].some(way => isSame(way, number))) ||
    (number >= 1 && written.includes(digitsOf(String(number))))
}

type Read = { question: string; field: string; low: number | null; high: number | null; quote: string }
type Told = {
  /** Questions that already had an answer. A new answer to them must contain even a small number. */
  answered?: readonly string[] | undefined
  /** The earlier count of a field. With it, "two more paid" gives the new count. */
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

export const isHeardFigure = (figure: string, hears: (number: number) => boolean): boolean =>
  (figure.match(/\d+(?:[.,]\d+)*/g) ?? [])
    .map(written => Number(written.replaceAll(',', '')))
    .every(number => number <= few || hears(number))
