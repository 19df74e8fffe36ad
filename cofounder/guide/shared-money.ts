// Names of money that several countries share ("shillings", "pesos"): the founder's own word stands and no country is
// chosen, unless they named one.
import { currencyOf as moneyOf } from '../../venture/numbers/countries.ts'
import { readCurrency } from '../../venture/numbers/currencies.ts'
import type { Figure } from '../../venture/numbers/find-figures.ts'
import type { Language } from '../language/recognise.ts'

const written =
  /(?<before>\p{L}+ )?(?<!\p{L})(?<name>pesos?|francs?|shillings?|rupees?|rupien|rs\.?|dirhams?|dinars?|kroner|kr)(?!\p{L})(?<after> \p{L}+)?/iu

/** Thousands of pesos, of several countries. */
const lucas = /(?<!\p{L})lucas?(?!\p{L})/iu

/** "Swiss francs" and "pesos mexicanos" are of one country. */
function bareName(text: string): string | null {
  if (lucas.test(text)) return 'pesos'
  const { before, name, after } = written.exec(text)?.groups ?? {}
  if (!name) return null
  const isNamed = (before && readCurrency(before + name)) || (after && readCurrency(name + after))
  return isNamed ? null : name
}

/** "$30.000" is of many countries where Spanish, Portuguese or French is spoken. */
function bareDollar(text: string, language: Language): string | null {
  if (language === 'fr') return /\$(?!us)|dollars?(?! améric)/iu.exec(text)?.[0] ?? null
  if (language !== 'es' && language !== 'pt') return null
  return /us|d[óo]lar/i.test(text) ? null : (/\$/.exec(text)?.[0] ?? null)
}

/** The code; or the founder's own word, where several countries have it and the place does not decide. */
export function currencyOf(figure: Figure, language: Language, place: string | null): string {
  const { value, text } = figure
  if (value.kind !== 'money') return ''
  const name = bareName(text) ?? (value.currency === 'USD' ? bareDollar(text, language) : null)
  const local = place && moneyOf(place)
  // "$160" in Singapore is theirs; without a place it is the one most mean.
  if (!name) {
    const isDollar = value.currency === 'USD' && /\$|dollars?|bucks/i.test(text) && !/us/i.test(text)
    return local && isDollar && readCurrency('$', `en-${place}`) === local ? local : value.currency
  }
  return local && readCurrency(name, `en-${place}`) === local ? local : name
}

/** A word in place of a code. */
export const isWord = (currency: string) => !/^[A-Z]{3}$/.test(currency)
