// Checks that the founder's message contains a figure that a model read. So "It is a GO, right?" cannot become twelve
// payers.
import { languages } from '../../venture/numbers/locale.ts'
import { namesOne } from '../../venture/numbers/vocabulary.ts'
import { quantitiesOf } from './quantities.ts'
import { isSame } from './same.ts'

/** A count up to this may be missing in the message: "my aunt paid", "they both signed". */
const few = 2

/** Compares the digits without separators: 2,400 and 2.4, 110k and 110,000. */
const digitsOf = (written: string) => written.replace(/\D/g, '').replace(/^0+|0+$/g, '')

/** Whether a message contains a number: in digits, in words, as a share or per hundred. */
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

type Read = { question: string; field: string; low: number | null; high: number | null; quote: string }
type Told = {
  /** The questions that were answered before. For them the message must contain even a small number. */
  answered?: readonly string[] | undefined
  /** The earlier count, so that "two more paid" gives the new count. */
  countOf?: ((field: Pick<Read, 'question' | 'field'>) => number | null) | undefined
}

export function isFigureHeard(
  read: Read,
  hears: (number: number) => boolean,
  { answered = [], countOf }: Told,
): boolean {
  const isFew = (number: number) => number <= few && !answered.includes(read.question)
  const isOne = (number: number) => number === 1 && namesOne(read.quote)
  const before = countOf?.(read) ?? null
  const isMore = (number: number) => before !== null && number > before && hears(number - before)
  return [read.low, read.high].every(
    number => number === null || isFew(number) || isOne(number) || hears(number) || isMore(number),
  )
}

/** Whether the message contains each number of a figure such as "12 hotels" or "49 EUR per month". */
export const isHeardFigure = (figure: string, hears: (number: number) => boolean): boolean =>
  (figure.match(/\d+(?:[.,]\d+)*/g) ?? [])
    .map(written => Number(written.replaceAll(',', '')))
    .every(number => number <= few || hears(number))
