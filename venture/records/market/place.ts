import type { MarketAnswers } from '../../../contracts/market-record.ts'
import { countryName } from '../../numbers/countries.ts'
import { told } from '../figures.ts'
import type { Voice } from '../voice.ts'

/** The place where the product is sold, as text. Null if it is unknown. */
export function placeText({ many }: MarketAnswers, { language }: Pick<Voice, 'language'>): string | null {
  const place = told(many?.place)
  if (!place) return null
  const [text, country] = [place.text.trim(), countryName(place.country, language)]
  const isSame = text.localeCompare(country, language, { sensitivity: 'base' }) === 0
  return isSame || !text ? country : `${text}, ${country}`
}
