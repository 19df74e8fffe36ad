// Everyday words for amounts: "a tenner", "zwei Hunnis", "20 lucas". The list contains only words with one meaning.
import { moneyOf } from './currencies.ts'
import type { Item } from './items.ts'
import { type Language, languageOf } from './locale.ts'

/**
 * `currency`: the currency if the locale has no country. Null if the word means only a number, for example
 * thousands.
 */
type Slang = { words: string; worth: number; currency: string | null }

const slang: Partial<Record<Language, Slang[]>> = {
  en: [
    { words: 'tenners?', worth: 10, currency: 'GBP' },
    { words: 'fivers?', worth: 5, currency: 'GBP' },
    // In "two grand hotels", "grand" is not an amount.
    {
      words:
        'grand(?= (?:a|an|per|each|every|in|for|up|now|so|and|from|to|or|of)(?!\\p{L})|\\s*(?:[.,;!?)/]|$))',
      worth: 1000,
      currency: null,
    },
  ],
  de: [
    { words: 'Fünfer', worth: 5, currency: 'EUR' },
    { words: 'Zehner', worth: 10, currency: 'EUR' },
    { words: 'Zwanziger', worth: 20, currency: 'EUR' },
    { words: 'Hunderter|Hunnis?', worth: 100, currency: 'EUR' },
    { words: 'Mille', worth: 1000, currency: 'EUR' },
  ],
  // Chile, Colombia and Argentina use this word for a thousand of their own pesos.
  es: [{ words: 'lucas?', worth: 1000, currency: 'CLP' }],
}

const article: Partial<Record<Language, string>> = { en: 'an?|one', de: 'ein(?:en)?', es: 'una' }

/**
 * Adds amounts in everyday words to the figures. A number before the word multiplies it. An article before the word
 * means one.
 */
export function withSlang(items: Item[], text: string, locale: string | undefined): Item[] {
  return (slang[languageOf(locale)] ?? []).reduce((all, one) => withWord(all, one, text, locale), items)
}

function withWord(
  items: Item[],
  { words, worth, currency }: Slang,
  text: string,
  locale: string | undefined,
) {
  const one = article[languageOf(locale)]
  const pattern = new RegExp(`(?<one>(?<!\\p{L})(?:${one}) )?(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')
  const found = [...text.matchAll(pattern)]
  if (!found.length) return items
  const unit = ({ unit }: Pick<Item, 'unit'>): Item['unit'] =>
    currency && unit.is !== 'money' ? { is: 'money', currency: moneyOf(locale, currency) } : unit
  const alone = found.flatMap(({ index, 0: written, groups }): Item[] =>
    groups?.one
      ? [
          {
            start: index,
            end: index + written.length,
            low: worth,
            high: worth,
            other: null,
            scale: worth,
            unit: unit({ unit: { is: 'nothing' } }),
          },
        ]
      : [],
  )
  const behind = new Map(found.map(({ index, 0: written }) => [index, index + written.length]))
  const ends = new Set(behind.values())
  const counted = items.map((item): Item => {
    if (item.unit.is !== 'nothing' && item.unit.is !== 'money') return item
    // In "5 Mille", the word "Mille" was already read as the scale of the number.
    if (item.scale === worth && ends.has(item.end)) return { ...item, unit: unit(item) }
    const end = item.scale === 1 ? behind.get(item.end + 1) : undefined
    return end
      ? { ...item, end, low: item.low * worth, high: item.high * worth, scale: worth, unit: unit(item) }
      : item
  })
  return [...alone, ...counted]
}
