// The words around figures in five languages. Units are read in all five. Words between two figures are read only
// in English and in the founder's language, because short words such as "a", "e" and "y" mean different things in
// other languages.
import type { DurationUnit, Period } from '../../contracts/fact-values.ts'
import type { Language } from './locale.ts'

export const scales: [RegExp, number][] = [
  [/^(?:k|thousand|tsd\.?|tausend|mil|mille|mila)$/i, 1e3],
  [/^(?:mn|mio\.?|million(?:s|en)?|mill(?:ón|ones)|milh(?:ão|ões))$/i, 1e6],
  [/^m$/i, 1e6],
  [/^mil (?:millones|milhões)$/i, 1e9],
  [/^(?:bn|mrd\.?|milliard(?:e|en|s)?|bilh(?:ão|ões))$/i, 1e9],
  [/^b$/i, 1e9],
  [/^(?:bill(?:ón|ones)|billionen)$/i, 1e12],
  [/^(?:trillion|tn)$/i, 1e12],
  [/^(?:lakhs?|lacs?)$/i, 1e5],
  [/^(?:crores?|cr)$/i, 1e7],
  [/^[万萬]$/, 1e4],
  [/^[億亿]$/, 1e8],
]
export const scalePattern =
  'mil millones|mil milhões|thousand|tausend|tsd\\.?|mille|mila|millionen|millions?|millones|millón|milhões|milhão|mio\\.?|mn|milliarden|milliarde?s?|mrd\\.?|bilhões|bilhão|billones|billón|billionen|billions?|bn|trillion|tn|lakhs?|lacs?|crores?|cr|mil|k|m|b|万|萬|億|亿'

/**
 * The factor of a scale word. A billion has nine zeros in English and Portuguese, and twelve in German,
 * French and Spanish.
 */
export function scaleOf(word: string, language: Language): number {
  if (/^billions?$/i.test(word)) return language === 'en' || language === 'pt' ? 1e9 : 1e12
  return scales.find(([known]) => known.test(word))?.[1] ?? 1
}

export const percentBehind =
  /^[ \u00a0]?(?:%|percent|per cent|prozent|por ciento|pour ?cent|por cento)(?![\p{L}])/iu

const periodWords: [Period, string][] = [
  ['hour', 'hour|hr|stunde|hora|heure'],
  ['day', 'day|tag|día|dia|jour|giorno'],
  ['week', 'week|wk|woche|semana|semaine|settimana'],
  ['month', 'month|mo|monat|mes|mês|mois|mese'],
  ['quarter', 'quarter|quartal|trimestre'],
  ['year', 'year|yr|annum|jahr|año|ano|an|anno'],
  [
    'use',
    'time|use|user|seat|order|booking|visit|session|appointment|delivery|transaction|unit|ticket|meal|ride|claim|job|case|patient|person|customer|client|piece|pax|nutzer|buchung|bestellung|kunde|patient|person|usuario|pedido|reserva|cliente|utilisateur|commande|réservation|client|usuário|encomenda',
  ],
]
const adverbs: [Period, string][] = [
  ['hour', 'hourly|stündlich'],
  ['day', 'daily|täglich|diari[oa]s?|diariamente|quotidien(?:ne)?s?'],
  ['week', 'weekly|wöchentlich|semanal(?:es|mente)?|semanais|hebdomadaires?'],
  ['month', 'monthly|monatlich|mensual(?:es|mente)?|mensuel(?:le)?s?|mensa(?:l|is)|mensalmente'],
  ['quarter', 'quarterly|vierteljährlich|trimestral(?:es)?|trimestriel(?:le)?s?|trimestrais'],
  ['year', 'yearly|annually|annual|jährlich|anual(?:es|mente)?|annuel(?:le)?s?|anuais'],
]
const before =
  "/ ?|(?:per|a|an|each|every|pro|je|im|in der|am|por|alla|all[’']|al|a la|par|l[’']|ao|à|cada|chaque|jede[rsnm]?) ?"
const perPatterns = [
  ...periodWords.map(
    ([period, words]) =>
      [period, new RegExp(`^[ \\u00a0]?(?:${before})(?:${words})(?![\\p{L}])`, 'iu')] as const,
  ),
  ...adverbs.map(
    ([period, words]) => [period, new RegExp(`^[ \\u00a0]?(?:${words})(?![\\p{L}])`, 'iu')] as const,
  ),
  [
    'use',
    /^ ?(?:each time|each|apiece|pro Stück|je Mal|jedes Mal|cada vez|por vez|(?:à )?chaque fois)(?![\p{L}])/iu,
  ] as const,
]

/** Reads the period after an amount: " a month", "/mo", " monatlich". */
export function readPer(after: string): { per: Period; length: number } | null {
  for (const [per, pattern] of perPatterns) {
    const found = pattern.exec(after)
    if (found) return { per, length: found[0].length }
  }
  return null
}

export const units: [DurationUnit, RegExp][] = [
  ['minute', /^[ \u00a0-]?(?:minutes?|mins?|minuten?|minutos?)(?![\p{L}])/iu],
  ['hour', /^[ \u00a0-]?(?:hours?|hrs?|h|stunden?|std\.?|horas?|heures?)(?![\p{L}])/iu],
  ['day', /^[ \u00a0-]?(?:days?|tage?n?|días?|dias?|jours?|journées?)(?![\p{L}])/iu],
  ['week', /^[ \u00a0-]?(?:weeks?|wochen?|semanas?|semaines?)(?![\p{L}])/iu],
  ['month', /^[ \u00a0-]?(?:months?|monate?n?|meses|mes|mês|mois)(?![\p{L}])/iu],
  ['year', /^[ \u00a0-]?(?:years?|jahre?n?|años?|anos?|ans|an(?! hour)|années?)(?![\p{L}])/iu],
]

const article = /(?<!\p{L})(?:an?|eine?[nmrs]?|una?|une|um|uma)(?= \p{L})/giu

/** "A year" means one year. But "a" alone is not a number. */
export const withOnes = (text: string) =>
  text.replace(article, (written, at: number) =>
    units.some(([, unit]) => unit.test(text.slice(at + written.length))) ? '1' : written,
  )

/** The minutes after hours: "1 hour and 15 minutes". */
export const minutesBehind =
  /^\.?[ \u00a0]?(?:(?:and|und|y|et|e) )?([0-5]?\d)[ \u00a0]?(?:minutes?|minuten?|minutos?|mins?|mn)(?!\p{L})/iu
/** The minutes after a short "h", without their unit: "1 h 15", "1h05". */
export const shortMinutes = /^[ \u00a0]?([0-5]\d)(?![\d\p{L}]|[.,]\d)/u

export const halves =
  /(?<![\p{L}])(?:half an?|(?:ein(?:en|e)? )?halbe[rsn]?|medi[oa]|une demi|demi|mei[oa])[ -](?=\p{L})/giu

export const timesPattern = /^[ -]?(?:times|x|mal|veces|fois|vezes)(?![\p{L}])/iu

const rangeWords: Record<Language, string> = {
  en: 'to|or',
  de: 'bis|bis zu|oder',
  es: 'a|hasta|o',
  fr: 'à|ou',
  pt: 'a|até|ou',
}
export const rangeBetween = (language: Language) =>
  new RegExp(`^-? ?(?:-|–|—|to|or|${rangeWords[language]}) ?$`, 'iu')

const outOf: Record<Language, string> = {
  en: 'of',
  de: 'von|aus',
  es: 'de|de cada',
  fr: 'sur|de(?= (?:vos|mes|nos|leurs|ces) )|des',
  pt: 'de|em|em cada',
}
/** The words between a part and the whole: "3 of 7", "3 out of the 7", "drei von sieben". */
export const partBetween = (language: Language) =>
  new RegExp(
    `^ (?:out )?(?:of|${outOf[language]})(?: (?:the|my|our|your|their|den|Ihren|Ihrer|meinen|meiner|los|las|sus|mis|les|vos|mes|nos|leurs|ces|os|as|seus|suas|meus|minhas))? $`,
    'iu',
  )

const and: Record<Language, string> = { en: 'and', de: 'und', es: 'y', fr: 'et', pt: 'e' }
const between: Record<Language, string> = {
  en: 'between',
  de: 'zwischen',
  es: 'entre',
  fr: 'entre',
  pt: 'entre',
}
export const andBetween = (language: Language) => new RegExp(`^ (?:and|${and[language]}) $`, 'iu')
export const opensBetween = (language: Language) =>
  new RegExp(`(?<![\\p{L}])(?:between|${between[language]}) $`, 'iu')

const plus: Record<Language, string> = {
  en: 'and|then',
  de: 'und|zuzüglich|dann',
  es: 'y|más',
  fr: 'et|puis',
  pt: 'e|mais',
}
export const plusBetween = (language: Language) => new RegExp(`^,? ?(?:\\+|plus|${plus[language]}) ?$`, 'iu')

/** Words after a percentage that name the whole: "of each booking", "vom Umsatz". */
export const shareOf =
  /^ (?:of|vom|von|der|des|de|du|da|do|del|sur|sobre) (?<what>[^,.;:!?()\d\ufffc]{2,80}?)(?=[,.;:!?()\d\ufffc]|$| (?:and|but|und|aber|y|pero|et|mais|e|plus)(?![\p{L}]))/iu
