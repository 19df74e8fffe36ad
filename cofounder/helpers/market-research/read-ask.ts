// What the form says in figures and places. One figure of a kind is taken "if I read you right"; of several none is.
import { findFigures } from '../../../venture/numbers/find-figures.ts'
import { currencyOf, isWord } from '../../guide/shared-money.ts'
import { isWide, placeNamed, placesIn } from '../../language/places.ts'
import { type Language, languageOf, localeOf } from '../../language/recognise.ts'
import { type Counted, readBuyers } from './read-buyers.ts'
import { choosePrice, isSameThing, type Price, priceOf } from './read-price.ts'
import { type RivalPrice, rivalPrices } from './rival-prices.ts'
import { partCounted, startIn } from './where.ts'

export type Ask = Counted & {
  language: Language
  /** ISO code, or EU or WORLD. */
  place: { code: string; name: string } | null
  /** Several countries of which none is the one: their names; else empty. */
  places: string
  price: Price | null
  /** Amounts of which none could be chosen. */
  amounts: string[]
  rivals: RivalPrice[]
  /** The town or region they start in, where one is named beside the counts. */
  start: string | null
  /** What the buyers are a count of, in the founder's words, where that is a part of the country only. */
  part: string | null
}

const mostPlaces = 3

function findPlaces(text: string, locale: string, language: Language): Pick<Ask, 'place' | 'places'> {
  const found = placesIn(text, locale)
  const [code] = found
  if (!code || found.length > mostPlaces || (found.length > 1 && found.some(isWide)))
    return { place: null, places: '' }
  if (found.length === 1 && code !== 'EUROPE') return { place: placeNamed(code, language), places: '' }
  const names = found.map(one => placeNamed(one, language).name)
  return { place: null, places: new Intl.ListFormat(language).format(names) }
}

/** Money in the currency of the place; whose pesos they are is asked where no place decides. */
function inCurrency(price: Price, currency: string): Price {
  if (isWord(currency)) return { ...price, annual: null, oneEach: null, needs: 'currency' }
  const { value } = price
  return { ...price, currency, value: value.kind === 'money' ? { ...value, currency } : value }
}

export function readAsk(market: string, targetCustomer: string | null): Ask {
  const text = targetCustomer ? `${market}\n${targetCustomer}` : market
  const language = languageOf([text])
  const locale = localeOf([text])
  const figures = findFigures(text, locale)
  const { place, places } = findPlaces(text, locale, language)
  const chosen = choosePrice(text, figures)
  const { figure, unit, amounts } = chosen
  const counted = readBuyers(text, figures, { language, price: figure, unit })
  const isForBuyer = counted.buyers?.quote.split(/[^\p{L}]+/u).some(word => isSameThing(unit, word)) ?? false
  const price = figure && priceOf({ text, figures, chosen: { ...chosen, figure }, isForBuyer })
  const quotes = [counted.buyers?.quote ?? '', ...counted.counts, counted.payers?.counted ?? '']
  const start = startIn(text, quotes.filter(Boolean), locale)
  const isMoney = figure?.value.kind === 'money'
  return {
    language,
    place,
    places,
    price: price && isMoney ? inCurrency(price, currencyOf(figure, language, place?.code ?? null)) : price,
    amounts,
    rivals: rivalPrices(text, figures),
    start,
    part: counted.buyers && partCounted(counted.buyers.quote, start, locale),
    ...counted,
  }
}
