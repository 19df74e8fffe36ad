// How many could buy, as the market line counts them.
import type { Figure } from '../../../venture/numbers/find-figures.ts'
import type { Language } from '../../language/recognise.ts'
import { isSameThing } from './read-price.ts'

export type Counted = {
  /** The quote says whom it counts, in the founder's words. */
  buyers: { value: number; quote: string } | null
  /** Counts of which none could be chosen. */
  counts: string[]
  /** Others pay than those who were counted: both in the founder's words. */
  payers: { paying: string; counted: string } | null
}

const fewestBuyers = 20
/** Lengths, weights and the like are no buyers. */
const measures =
  /^\s?(?:km|m|cm|mm|m²|m2|kg|g|mg|t|l|ml|cl|ha|kwh?|°|k?m\/h|ft|lbs?|oz|miles?|meilen?|kilos?|lit(?:er|re)s?|litros?|h|hours?|stunden?|horas?|heures?|min|minutes?|minuten|minutos?)(?![\p{L}])/iu

const longestQuote = 90

/** The words around a figure, as far as a comma, a full stop or the end of the line. */
function clauseAround(text: string, start: number, end: number): string {
  const before =
    text
      .slice(0, start)
      .split(/[,;:!?\n]\s|\n|\.\s/)
      .at(-1) ?? ''
  const [after = ''] = text.slice(end).split(/[,;:!?](?=\s|$)|\n|\.(?=\s|$)/)
  const clause = `${before}${text.slice(start, end)}${after}`.trim()
  return clause.length > longestQuote ? text.slice(start, end).trim() : clause
}

const paying = /(?<who>\p{L}{4,}) (?:pays?|zahl(?:t|en)|pagan?|paga[mn]?|paient?|paie) (?:\p{L}+ )?$/iu
const anybody =
  /^(?:they|them|each|everyone|customers?|people|users?|kunden|clientes?|clients?|jeder?|todos?)$/i

/** "Supermarkets pay £40 a month": who pays, in the clause of the price. */
function payerOf(text: string, price: Figure | null): { who: string; quote: string } | null {
  const { who } = (price && paying.exec(text.slice(0, price.start))?.groups) ?? {}
  return price && who && !anybody.test(who)
    ? { who, quote: clauseAround(text, price.start, price.end) }
    : null
}

type Beside = { language: Language; price: Figure | null; unit: string }

/** A count of those who could buy: exact, at least twenty, before a word that is no name and not the thing sold. */
export function readBuyers(
  text: string,
  figures: readonly Figure[],
  { language, price, unit }: Beside,
): Counted {
  const found = figures.flatMap(({ value, text: quote, start, end, other }) => {
    if (value.kind !== 'count' || value.low !== value.high) return []
    // People are whole: "1.200" read two ways is the one without a fraction.
    const readings = [value.low, ...(other?.kind === 'count' ? [other.low] : [])].filter(Number.isInteger)
    const [count] = readings
    if (!count || readings.length > 1 || count < fewestBuyers) return []
    const next = /^\s+(\p{L}[\p{L}-]*)/u.exec(text.slice(end))?.[1] ?? ''
    const isName = language === 'en' && /^\p{Lu}/u.test(next)
    const isYear = count >= 1900 && count <= 2100 && /^\d{4}$/.test(quote.trim())
    const isDialled = /\d-$/.test(text.slice(0, start)) || /^-\d/.test(text.slice(end))
    if (isName || isYear || isDialled || measures.test(text.slice(end))) return []
    return [{ value: count, quote: clauseAround(text, start, end), noun: next }]
  })
  // A number that stands alone counts where no other has a word behind it; the things sold are buyers only alone.
  const named = found.filter(({ noun }) => noun !== '')
  const others = named.filter(({ noun }) => !isSameThing(unit, noun))
  const read = others.length ? others : named.length ? named : found
  const [only] = read
  if (read.length !== 1 || !only)
    return { buyers: null, counts: read.map(({ quote }) => quote), payers: null }
  const payer = payerOf(text, price)
  const isPayer = !payer || only.quote.split(/[^\p{L}]+/u).some(word => isSameThing(payer.who, word))
  if (!isPayer) return { buyers: null, counts: [], payers: { paying: payer.quote, counted: only.quote } }
  return { buyers: { value: only.value, quote: only.quote }, counts: [], payers: null }
}
