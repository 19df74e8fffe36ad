// Decides whether two figures say the same: equal or rounded numbers with the same unit or thing.
import { mayMean, nameOfMany } from '../../venture/numbers/currencies.ts'
import { languages } from '../../venture/numbers/locale.ts'
import type { Quantity, Unit } from './quantities.ts'
import { areAkin, wordsOf } from './words.ts'

/**
 * Whether `written` is `exact` in a rounded form. Allowed is a small difference of half of the last written digit,
 * or rounding up to the next whole number.
 */
export function isRounded(
  written: number,
  exact: number,
  { text }: Pick<Quantity, 'text'> = { text: '0' },
): boolean {
  const off = Math.abs(written - exact)
  if (off <= 1e-9 * Math.max(1, Math.abs(exact))) return true
  // Number words such as "more than a quarter" or "anderthalb" may differ more than digits.
  if (!/\d/.test(text) && off <= (written < 1 ? 0.04 : 0.07 * Math.abs(exact))) return true
  const digits = String(Number(written.toPrecision(12)))
    .replace(/^0\.0*|\D/g, '')
    .replace(/0+$/, '').length
  const size = Math.floor(Math.log10(Math.abs(written) || 1))
  const half = 0.5 * 10 ** (size - Math.max(1, digits) + 1)
  const isSmall = Number.isInteger(written) && written <= 10
  const isNext = Number.isInteger(written) && written > 10 && Math.ceil(exact) === written
  return isNext || (off <= half + 1e-9 && (isSmall || off <= 0.06 * Math.abs(exact)))
}

export const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other))

const mayBeIn = (text: string, currency: string): boolean =>
  (text.toLowerCase().match(/(?<!\p{L})[$£¥]|\p{L}+/gu) ?? []).some(word => mayMean(word, currency))

/** The words in each currency's name in all languages. `Intl` is slow, so the list for a currency is made once. */
const namesOfMoney = new Map<string, string[]>()

function moneyWords(currency: string): string[] {
  const known = namesOfMoney.get(currency)
  if (known) return known
  const words = languages.flatMap(language => wordsOf(nameOfMany(currency, language)))
  namesOfMoney.set(currency, words)
  return words
}

export const namesMoney = ({ thing }: Quantity, currency: string): boolean =>
  areAkin(thing.slice(0, 1), moneyWords(currency))

/** Many texts contain the numbers up to this one, so such a number is a weak sign. */
const small = 12

const countsOf = ({ isPart, ways, numbers }: Quantity) => (isPart ? (ways.at(-1) ?? numbers) : numbers)

const currencyOf = (unit: Unit) => (typeof unit === 'object' ? unit.currency : null)

const isWord = (word: string) => !/\d/.test(word)
/**
 * Whether an uncited count is about the right thing: the source counts this thing, or has one more word in common
 * with the sentence.
 */
const isAbout = (said: Quantity, source: Quantity): boolean =>
  areAkin(said.thing, [...source.thing, ...source.label]) ||
  said.around.filter(word => isWord(word) && !areAkin([word], said.thing) && areAkin([word], source.around))
    .length > 0

/** `isNamed`: the answer cites this source, so the figure may leave out the currency: "110k of my own". */
function isOfUnit(said: Quantity, one: Unit, source: Quantity, other: Unit, isNamed: boolean): boolean {
  const [money, given] = [currencyOf(one), currencyOf(other)]
  if (money !== null && given !== null) return money === given || mayBeIn(said.text, given)
  if (money !== null) {
    const isLoose = isNamed || source.thing.length === 0 || areAkin(said.thing, source.thing)
    return other === 'count' && !source.isLabelled && isLoose
  }
  if (one === 'count' && !said.thing.length) return true
  if (one === 'count' && other === 'count') {
    // "About 120 of them", or a table cell with "120", does not say what is counted.
    const isBare =
      isNamed &&
      !source.thing.length &&
      !source.isLabelled &&
      (source.isTyped || countsOf(said).every(number => number > small))
    const isOfLabel =
      isNamed && source.isLabelled && !source.thing.length && areAkin(said.around, source.label)
    return (
      isBare ||
      isOfLabel ||
      countsOf(said).some(one => !Number.isInteger(one)) ||
      (areAkin(said.thing, source.around) && (isNamed || isAbout(said, source)))
    )
  }
  // In "less than the 2,400 I pay Nairobi" the currency is missing. This is allowed if the source is cited.
  if (one === 'count' && given !== null)
    return (
      namesMoney(said, given) ||
      (isNamed &&
        (said.numbers.some(one => !Number.isInteger(one)) ||
          (!said.noun && said.numbers.every(number => number > small) && areAkin(said.thing, source.around))))
    )
  // "Days to build one kit: 4" equals "4 days".
  if (one === 'share' && other === 'share' && !isNamed) return areAkin(said.around, source.around)
  return one === other || (isTime(one) && other === 'count' && areAkin(said.thing, source.around))
}

/** Whether the sources have the amount only with another period. "80,000 a day" does not equal "80,000 each time". */
function isOtherPeriod({ per }: Quantity, holding: readonly Quantity[]): boolean {
  const told = holding.flatMap(source =>
    source.per !== null && source.readings.some(({ unit }) => currencyOf(unit) !== null) ? [source.per] : [],
  )
  return per !== null && told.length > 0 && !told.includes(per)
}

const isTime = (unit: Unit) => unit === 'minutes' || unit === 'months'
const isOfKind = (one: Unit, other: Unit) =>
  one === other || (currencyOf(one) !== null && currencyOf(other) !== null)

export function isSaidIn(said: Quantity, sources: readonly Quantity[], isNamed: boolean): boolean {
  const equal = (written: number, exact: number) =>
    isNamed ? isRounded(written, exact, said) : isSame(written, exact)
  const isFrom = (source: Quantity, unit: Unit, number: number, written: number) =>
    source.readings.some(
      reading =>
        (isOfKind(unit, reading.unit)
          ? reading.numbers.some(exact => equal(number, exact))
          : // A duration and a number without unit are compared as written.
            source.numbers.some(exact => equal(written, exact))) &&
        // Words are compared only after the numbers, because comparing them takes longer.
        isOfUnit(said, unit, source, reading.unit, isNamed),
    )
  return said.readings.some(({ unit, numbers }, way) =>
    numbers.every((number, at) => {
      const holding = sources.filter(one => isFrom(one, unit, number, said.ways[way]?.[at] ?? number))
      return holding.length > 0 && !isOtherPeriod(said, holding)
    }),
  )
}

/** For "one of the eleven": the cited source must contain the number one, but the eleven may be in any source. */
export function isPartIn(said: Quantity, sources: readonly Quantity[], all: readonly Quantity[]): boolean {
  const [part, whole] = said.isPart ? (said.ways[1] ?? []) : []
  if (part === undefined || whole === undefined) return false
  const countOf = (number: number): Quantity => ({
    ...said,
    ...{
      isPart: false,
      numbers: [number],
      ways: [[number]],
      readings: [{ unit: 'count', numbers: [number] }],
    },
  })
  return isSaidIn(countOf(part), sources, true) && isSaidIn({ ...countOf(whole), thing: [] }, all, false)
}

export const currenciesIn = (quantities: readonly Quantity[]): Set<string> =>
  new Set(quantities.flatMap(({ readings }) => readings.flatMap(({ unit }) => currencyOf(unit) ?? [])))

export function isInCurrency({ text, readings }: Quantity, currencies: ReadonlySet<string>): boolean {
  const own = readings.flatMap(({ unit }) => currencyOf(unit) ?? [])
  if (own.length === 0 || currencies.size === 0) return true
  return own.some(one => currencies.has(one)) || [...currencies].some(one => mayBeIn(text, one))
}
