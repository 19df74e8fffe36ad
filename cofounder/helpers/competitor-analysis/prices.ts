// What was said about prices: how many were named, and which of them stand beside a rival's name.
import { type Figure, findFigures } from '../../../venture/numbers/find-figures.ts'
import type { Language } from '../../language/recognise.ts'
import { partsOf } from './rival-names.ts'

const free =
  /(?<!\p{L})(?:free|gratis|umsonst|kostenlos|nothing|nichts|nada|rien|zero|gratuit\p{L}*|grátis|de graça)(?!\p{L})/iu

const isMoney = (kind: string) => kind === 'money' || kind === 'price' || kind === 'share'

/** The prices in a part of an answer; where money is written with its sign, a bare number is one only at the end. */
function pricesOf(part: string, language: Language, hasSigns: boolean): number {
  const figures = findFigures(part, language)
  const counts = figures.filter(
    ({ value, text, end }) =>
      value.kind === 'count' && /\d/.test(text) && (!hasSigns || !/[\p{L}\p{N}]/u.test(part.slice(end))),
  )
  const signed = figures.filter(({ value }) => isMoney(value.kind))
  return signed.length + counts.length || Number(free.test(part))
}

const pricedParts = (answer: string, language: Language) => {
  const hasSigns = findFigures(answer, language).some(({ value }) => isMoney(value.kind))
  return partsOf(answer)
    .map(part => ({ part, prices: pricesOf(part, language, hasSigns) }))
    .filter(({ prices }) => prices > 0)
}

/** "35 €, Cyclofix 45 €" are two; "11 paid 2,500 each, 6 said no" is one. */
export const countPrices = (answer: string, language: Language): number =>
  pricedParts(answer, language).reduce((sum, { prices }) => sum + prices, 0)

/** Shorter words stand in every sentence. */
const shortestWord = 4

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length >= shortestWord)

const names = (part: string, name: string) => name !== '' && part.toLowerCase().includes(name.toLowerCase())

/** "salon 12k" is about "salons", "Bodytech 130.000" about the gym of that name. */
export function isAbout(part: string, name: string): boolean {
  const words = wordsOf(part)
  return wordsOf(name).some(own => words.some(word => word.startsWith(own) || own.startsWith(word)))
}

/** The part of an answer about prices that is this rival's. The first price is the founder's own, unless it has the name. */
export function priceBeside(name: string, answer: string, language: Language): string | null {
  const parts = pricedParts(answer, language)
  const others = parts.filter(({ prices }, at) => at > 0 || prices > 1)
  const found = parts.find(({ part }) => names(part, name)) ?? others.find(({ part }) => isAbout(part, name))
  return found?.part ?? null
}

/** The only amount in a part, with or without its currency; else null. */
function amountOf(part: string, language: Language) {
  const [figure, ...others] = findFigures(part, language).filter(
    ({ value }: Figure) => value.kind === 'money' || value.kind === 'count',
  )
  if (!figure || others.length || figure.other) return null
  const { value } = figure
  if ((value.kind !== 'money' && value.kind !== 'count') || value.low !== value.high) return null
  return value.kind === 'money' ? value : { ...value, currency: null, per: null }
}

/** Whether what this rival asks, by `theirs`, is what the founder asks: the same amount, and nothing that sets them apart. */
export function isSamePrice(answer: string, theirs: string, language: Language): boolean {
  const own = pricedParts(answer, language)[0]?.part
  const [ours, other] = [own && own !== theirs ? amountOf(own, language) : null, amountOf(theirs, language)]
  const isAlike = <Value>(one: Value | null, another: Value | null) =>
    one === null || another === null || one === another
  return (
    ours !== null &&
    other !== null &&
    ours.low === other.low &&
    isAlike(ours.currency, other.currency) &&
    isAlike(ours.per, other.per)
  )
}
