// Where a founder sells, from the words used. Populations turn a country's count into a rough one for a
// comparable country or a city; they never become more than an estimate.
import type { GeographyCode } from '../atlas/vertical.ts'

export type Country = {
  name: string
  code: GeographyCode | null
  currency: string
  /** Millions of people, World Bank 2023. */
  population: number
  /** High-income countries are comparable enough to scale a count of businesses by people. */
  comparable: boolean
  /** Its names, and apart from them the adjectives: “German” may be a language. */
  words: RegExp
  adjectives: RegExp | null
}

const whole = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')

const country = (
  name: string,
  currency: string,
  population: number,
  words: string,
  more: { code?: GeographyCode; comparable?: boolean } = {},
): Country => ({
  name,
  currency,
  population,
  code: more.code ?? null,
  comparable: more.comparable ?? true,
  words: whole(words.split('||')[0] ?? words),
  adjectives: words.includes('||') ? whole(words.split('||')[1] ?? '') : null,
})

export const countries: readonly Country[] = [
  country('Germany', 'EUR', 83.3, 'germany|deutschland||german|deutsche[rn]?', { code: 'DE' }),
  country('United Kingdom', 'GBP', 68.4, 'united kingdom|uk|britain|england|scotland|wales||british', {
    code: 'UK',
  }),
  country('India', 'INR', 1438, 'india|bharat||indian', { code: 'IN', comparable: false }),
  country(
    'United States',
    'USD',
    334.9,
    'united states|usa|u\\.s\\.a?\\.?|america|the us|in us|us-based||american|us',
    { code: 'US' },
  ),
  country('European Union', 'EUR', 449, 'european union|eu|europe|eu-wide|dach||european', { code: 'EU' }),
  country('France', 'EUR', 68.2, 'france||french'),
  country('Spain', 'EUR', 48.4, 'spain||spanish'),
  country('Italy', 'EUR', 59, 'italy||italian'),
  country('Netherlands', 'EUR', 17.9, 'netherlands|holland||dutch'),
  country('Belgium', 'EUR', 11.8, 'belgium||belgian'),
  country('Austria', 'EUR', 9.1, 'austria|österreich||austrian'),
  country('Ireland', 'EUR', 5.3, 'ireland||irish'),
  country('Portugal', 'EUR', 10.6, 'portugal||portuguese'),
  country('Switzerland', 'CHF', 8.9, 'switzerland|schweiz||swiss'),
  country('Sweden', 'SEK', 10.5, 'sweden||swedish'),
  country('Denmark', 'DKK', 5.9, 'denmark||danish'),
  country('Norway', 'NOK', 5.5, 'norway||norwegian'),
  country('Canada', 'CAD', 40.1, 'canada||canadian'),
  country('Australia', 'AUD', 26.7, 'australia||australian'),
  country('New Zealand', 'NZD', 5.2, 'new zealand'),
  country('Japan', 'JPY', 124.5, 'japan||japanese'),
  country('Singapore', 'SGD', 5.9, 'singapore'),
  country('Poland', 'PLN', 36.7, 'poland||polish', { comparable: false }),
  country('Brazil', 'BRL', 211, 'brazil|brasil||brazilian', { comparable: false }),
  country('Mexico', 'MXN', 129.7, 'mexico||mexican', { comparable: false }),
  country('Nigeria', 'NGN', 227.9, 'nigeria||nigerian', { comparable: false }),
  country('Kenya', 'KES', 55.3, 'kenya||kenyan', { comparable: false }),
  country('Ghana', 'GHS', 33.8, 'ghana||ghanaian', { comparable: false }),
  country('South Africa', 'ZAR', 63.2, 'south africa||south african', { comparable: false }),
  country('Indonesia', 'IDR', 281.2, 'indonesia||indonesian', { comparable: false }),
  country('Philippines', 'PHP', 114.9, 'philippines||filipino', { comparable: false }),
  country('United Arab Emirates', 'AED', 10.5, 'uae|emirates|dubai|abu dhabi', { comparable: false }),
  country('Worldwide', 'USD', 8062, 'worldwide|globally||global|international', {
    code: 'WORLD',
    comparable: false,
  }),
]

/** A city or state, and how large a part of its country lives there. */
export type Region = { name: string; country: string; share: number; source: string; words: RegExp }

const region = (name: string, of: string, share: number, source: string, words?: string): Region => ({
  name,
  country: of,
  share,
  source,
  words: new RegExp(String.raw`(?<!\p{L})(?:${words ?? name})(?!\p{L})`, 'iu'),
})

export const regions: readonly Region[] = [
  region('Berlin', 'Germany', 0.045, 'Destatis, 2023'),
  region('Hamburg', 'Germany', 0.0224, 'Destatis, 2023'),
  region('Munich', 'Germany', 0.0178, 'Destatis, 2023', 'munich|münchen'),
  region('Bavaria', 'Germany', 0.159, 'Destatis, 2023', 'bavaria|bayern'),
  region('London', 'United Kingdom', 0.131, 'ONS, 2022'),
  region('Scotland', 'United Kingdom', 0.081, 'ONS, 2022'),
  region(
    'New York City',
    'United States',
    0.0247,
    'US Census Bureau, 2023',
    'new york|nyc|brooklyn|manhattan',
  ),
  region(
    'California',
    'United States',
    0.1164,
    'US Census Bureau, 2023',
    'california|san francisco|los angeles|bay area',
  ),
  region('Texas', 'United States', 0.0911, 'US Census Bureau, 2023', 'texas|austin|dallas|houston'),
  region('Florida', 'United States', 0.0675, 'US Census Bureau, 2023', 'florida|miami'),
  region('Ohio', 'United States', 0.0352, 'US Census Bureau, 2023', 'ohio|cleveland|columbus'),
  region('Illinois', 'United States', 0.0375, 'US Census Bureau, 2023', 'illinois|chicago'),
  region('Mumbai', 'India', 0.0103, 'Census of India, 2011'),
  region('Delhi', 'India', 0.0139, 'Census of India, 2011', 'delhi|new delhi'),
  region('Bengaluru', 'India', 0.007, 'Census of India, 2011', 'bengaluru|bangalore'),
  region('Pune', 'India', 0.0026, 'Census of India, 2011'),
  region('Maharashtra', 'India', 0.0928, 'Census of India, 2011'),
  region('Lagos', 'Nigeria', 0.07, 'National Population Commission estimate, 2022'),
  region('Nairobi', 'Kenya', 0.0924, 'Kenya census, 2019'),
  region('Paris region', 'France', 0.183, 'INSEE, 2021', 'paris|île-de-france'),
  region('Vienna', 'Austria', 0.218, 'Statistik Austria, 2023', 'vienna|wien'),
]

export type Place = { country: Country; region: Region | null; words: string }

/** The first place named, a region before the country it lies in; null when none is. */
export function findPlace(text: string): Place | null {
  const foundRegion = regions.find(({ words }) => words.test(text)) ?? null
  const home = foundRegion && countries.find(({ name }) => name === foundRegion.country)
  if (foundRegion && home)
    return { country: home, region: foundRegion, words: foundRegion.words.exec(text)?.[0] ?? '' }
  const first = firstNamed(text, ({ words }) => words)
  if (first || languageTalk.test(text)) return first
  return firstNamed(text, ({ adjectives }) => adjectives)
}

const languageTalk = /\b(?:learn\w*|languages?|speak\w*|translat\w*|lessons?|vocabulary|fluen\w+)\b/i

/** "dentists in Germany, later Europe": the first one named. */
function firstNamed(text: string, patternOf: (country: Country) => RegExp | null): Place | null {
  const [first] = countries
    .flatMap(candidate => {
      const match = patternOf(candidate)?.exec(text)
      return match ? [{ candidate, match }] : []
    })
    .toSorted((a, b) => a.match.index - b.match.index)
  return first ? { country: first.candidate, region: null, words: first.match[0] } : null
}

const homeOfCurrency: Record<string, string> = {
  EUR: 'European Union',
  GBP: 'United Kingdom',
  INR: 'India',
  USD: 'United States',
}

/** The country a currency points to when no place is named. */
export function countryOfCurrency(currency: string): Country | null {
  const name = homeOfCurrency[currency]
  return countries.find(known => (name ? known.name === name : known.currency === currency)) ?? null
}

export function countryByCode(code: GeographyCode): Country | null {
  return countries.find(known => known.code === code) ?? null
}
