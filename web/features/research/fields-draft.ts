// The fields of a market while they are edited: as read, mended as text, and what they say now. A blank is not an answer.
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import type { FactValue } from '../../../contracts/fact-values.ts'
import type { Evidence } from '../../../contracts/facts.ts'
import type { MarketFields, MarketReadBack } from '../../../contracts/results/market-read-back.ts'
import { printValue } from '../../../venture/facts/print-value.ts'
import { readValue } from '../../../venture/facts/read-value.ts'
import { countryName } from '../../../venture/numbers/countries.ts'

export const widerPlaces: Readonly<Record<string, string>> = { EU: 'European Union', WORLD: 'Worldwide' }

/** As typed. */
export type FieldsDraft = Pick<MarketReadBack, 'marks' | 'permission'> & {
  entry: string
  place: string
  buyers: string
  price: string
  times: string
  volume: string
}

export type FilledInput = {
  topic: Extract<FactTopic, 'place' | 'buyers' | 'price'>
  text: string
  value: FactValue
  evidence?: Evidence | null
}

type Read = { value: FactValue | null; offered: FactValue[] }

export type FieldsRead = {
  buyers: Read
  price: Read
  times: Read
  volume: Read
  /** What a price for one time, or a share, still needs. */
  asks: 'times' | 'volume' | null
  isUnread: boolean
  readBack: MarketReadBack
  told: FilledInput[]
}

const counted = (count: number): FactValue => ({ kind: 'count', low: count, high: count })
const printed = (value: FactValue | null, locale: string) => (value ? printValue(value, locale) : '')
const paidIn = ({ amount, currency }: NonNullable<MarketReadBack['volume']>): FactValue => ({
  kind: 'money',
  low: amount,
  high: amount,
  currency,
  per: 'year',
})

/** What stands in the fields before anything is typed. */
function givenIn(fields: MarketFields | undefined) {
  return {
    buyers: fields?.buyers ? counted(fields.buyers) : null,
    price: fields?.price ?? null,
    times: fields?.times ? counted(fields.times) : null,
    volume: fields?.volume ? paidIn(fields.volume) : null,
  }
}

export function draftOf(fields: MarketFields | undefined, locale: string): FieldsDraft {
  const given = givenIn(fields)
  return {
    entry: fields?.entry ?? '',
    place: fields?.place ?? '',
    buyers: printed(given.buyers, locale),
    price: printed(given.price, locale),
    times: printed(given.times, locale),
    volume: printed(given.volume, locale),
    marks: fields?.marks ?? { buyers: null, price: null },
    permission: fields?.permission ?? null,
  }
}

const single = (value: FactValue | null, kind: 'count' | 'money') =>
  value?.kind === kind && value.low === value.high && value.low > 0 ? value.low : null

function asksFor(price: FactValue | null): FieldsRead['asks'] {
  if (price?.kind === 'share') return 'volume'
  if (price?.kind === 'price') {
    if (price.parts.some(part => part.kind === 'share')) return 'volume'
    return price.parts.some(part => part.kind === 'recurring' && ['use', 'day', 'hour'].includes(part.per))
      ? 'times'
      : null
  }
  if (price?.kind !== 'money') return null
  return price.per === null || ['use', 'day', 'hour'].includes(price.per) ? 'times' : null
}

export function readDraft(draft: FieldsDraft, fields: MarketFields | undefined, locale: string): FieldsRead {
  const given = givenIn(fields)
  const read = (name: 'buyers' | 'price' | 'times' | 'volume', topic: FactTopic): Read => {
    const text = draft[name].trim()
    // Untouched, it is what it was, whichever way its print could be read.
    if (text === '' || text === printed(given[name], locale))
      return { value: text === '' ? null : given[name], offered: [] }
    return readValue(topic, text, locale)
  }
  const reads = {
    buyers: read('buyers', 'buyers'),
    price: read('price', 'price'),
    times: read('times', 'buyers'),
    volume: read('volume', 'price'),
  }
  const asks = asksFor(reads.price.value)
  const buyers = single(reads.buyers.value, 'count')
  const times = asks === 'times' ? single(reads.times.value, 'count') : null
  const passing = asks === 'volume' && reads.volume.value?.kind === 'money' ? reads.volume.value : null
  const isOpen = (name: 'buyers' | 'price' | 'times' | 'volume') =>
    draft[name].trim() !== '' && reads[name].value === null
  const place = draft.place && (widerPlaces[draft.place] ?? countryName(draft.place, locale))
  const price = reads.price.value
  return {
    ...reads,
    asks,
    isUnread:
      isOpen('buyers') ||
      isOpen('price') ||
      (asks === 'times' && isOpen('times')) ||
      (asks === 'volume' && isOpen('volume')),
    readBack: {
      entry: draft.entry || null,
      place: draft.place || null,
      buyers: buyers === null ? null : Math.round(buyers),
      price,
      times,
      volume: passing && { amount: (passing.low + passing.high) / 2, currency: passing.currency },
      marks: draft.marks,
      permission: draft.permission,
    },
    told: [
      ...(place ? [placeTold(draft.place, place)] : []),
      ...(buyers === null
        ? []
        : [
            {
              topic: 'buyers' as const,
              text: draft.buyers.trim(),
              value: counted(buyers),
              ...(draft.marks.buyers && { evidence: draft.marks.buyers }),
            },
          ]),
      ...(price
        ? [
            {
              topic: 'price' as const,
              text: draft.price.trim(),
              value: price,
              ...(draft.marks.price && { evidence: draft.marks.price }),
            },
          ]
        : []),
    ],
  }
}

const placeTold = (code: string, name: string): FilledInput => ({
  topic: 'place',
  text: name,
  value: { kind: 'place', country: code.length === 2 ? code : null, name },
})
