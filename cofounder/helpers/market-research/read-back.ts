// The market as the founder confirmed it: what was read from the text no longer counts.
import type { PricePart } from '../../../contracts/fact-values.ts'
import type { FigureMark, MarketFields, MarketReadBack } from '../../../contracts/results/market-read-back.ts'
import { figureMarks } from '../../../contracts/results/market-read-back.ts'
import { printPrice } from '../../../venture/language/print-price.ts'
import { findVerticals } from '../../atlas/match.ts'
import { verticals } from '../../atlas/verticals.ts'
import { number, perYear } from '../../guide/figures.ts'
import { placeNamed } from '../../language/places.ts'
import { type Frame, geographyOf } from './frame.ts'
import { type Needs, type Price, partsOf } from './read-price.ts'

type Yearly = { annual: number; currency: string | null; needs: Needs | null }

/** What one part of a price makes in a year. */
function yearlyOf(
  part: PricePart,
  isAlone: boolean,
  { times, volume }: MarketReadBack,
  read: Price | null,
): Yearly {
  if (part.kind === 'share') {
    const share = (part.low + part.high) / 2
    return volume
      ? { annual: share * volume.amount, currency: volume.currency, needs: null }
      : { annual: 0, currency: null, needs: 'volume' }
  }
  const { currency } = part
  const amount = (part.low + part.high) / 2
  // A setup fee beside a monthly price is paid once; a price alone may be paid many times.
  if (part.kind === 'once' && isAlone)
    return { annual: amount * (times ?? 0), currency, needs: times ? null : (read?.needs ?? 'period') }
  if (part.kind === 'once') return { annual: amount, currency, needs: null }
  if (part.per === 'use' || part.per === 'day' || part.per === 'hour') {
    const needs = part.per === 'hour' ? 'hours' : 'times'
    return { annual: amount * (times ?? 0), currency, needs: times ? null : needs }
  }
  return { annual: amount * (perYear(part.per) ?? 1), currency, needs: null }
}

/** What one time, unit or payment in a year makes. */
function eachOf(parts: readonly PricePart[]): number | null {
  const [part] = parts
  if (!part || parts.length > 1 || part.kind === 'share') return null
  return (part.low + part.high) / 2
}

function confirmedPrice(back: MarketReadBack, { language, price: told }: Frame): Price | null {
  if (!back.price) return null
  const parts = partsOf(back.price)
  if (!parts) return null
  // What the text says of this very price still holds: "pro Einsatz", "once".
  const read = told && JSON.stringify(told.value) === JSON.stringify(back.price) ? told : null
  const yearly = parts.map(part => yearlyOf(part, parts.length === 1, back, read))
  const needs = yearly.find(one => one.needs)?.needs ?? null
  const total = yearly.reduce((sum, { annual }) => sum + annual, 0)
  return {
    quote: [printPrice(back.price, language), back.times ? `× ${number(back.times, language)}` : null]
      .filter(Boolean)
      .join(' '),
    currency: yearly.find(({ currency }) => currency)?.currency ?? null,
    annual: needs ? null : total,
    oneEach: needs && needs !== 'volume' ? eachOf(parts) : null,
    needs,
    value: back.price,
    hasOneOff:
      parts.some(({ kind }) => kind === 'once') &&
      (parts.length > 1 || (read?.needs === null && read.hasOneOff)),
  }
}

export function confirmFrame(frame: Frame, back: MarketReadBack): Frame {
  const { language } = frame
  const place = back.place ? placeNamed(back.place, language) : null
  const price = confirmedPrice(back, frame)
  // The founder's words say whom and where they counted, as long as the number is the same.
  const isAsRead = back.buyers !== null && back.buyers === frame.buyers?.value
  return {
    ...frame,
    place,
    // Several that were named stay where none was chosen.
    places: back.place ? '' : frame.places,
    geography: geographyOf(place),
    vertical: verticals.find(({ id }) => id === back.entry) ?? null,
    price,
    amounts: [],
    buyers: isAsRead
      ? frame.buyers
      : back.buyers
        ? { value: back.buyers, quote: number(back.buyers, language) }
        : null,
    part: isAsRead ? frame.part : back.buyers ? frame.start : null,
    counts: [],
    payers: null,
    currency: price?.currency ?? frame.currency,
    confirmed: back,
  }
}

/** The total is known as well as the weaker of its two figures; a count with a published source is as good as seen. */
export function weakerMark({ buyers, confirmed }: Frame): FigureMark {
  const marks = [
    buyers ? (confirmed?.marks.buyers ?? 'guess') : 'observed',
    confirmed?.marks.price ?? 'guess',
  ]
  return figureMarks.find(mark => marks.includes(mark)) ?? 'guess'
}

/** What the page shows: as it was read, or as it was confirmed. */
export function fieldsOf(frame: Frame, text: string, industry: string): MarketFields {
  const near = findVerticals(text, industry).map(({ vertical }) => vertical)
  const entries = [...new Set([...(frame.vertical ? [frame.vertical] : []), ...near, ...verticals])]
  const { confirmed } = frame
  return {
    isConfirmed: confirmed !== null,
    entry: frame.vertical?.id ?? null,
    place: frame.place?.code ?? null,
    buyers: frame.buyers?.value ?? null,
    price: frame.price?.value ?? null,
    times: confirmed?.times ?? null,
    volume: confirmed?.volume ?? null,
    marks: confirmed?.marks ?? { buyers: null, price: null },
    permission: confirmed?.permission ?? null,
    entries: entries.map(({ id, name }) => ({ id, name })),
  }
}
