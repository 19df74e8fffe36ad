// Repeats the calculation behind a figure, "[= 3420 / 0.06 s1 f1]", and looks for its parts in the sources.

import { calculate } from '../../venture/compute/calculate.ts'
import { printIn } from '../../venture/compute/print.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { tell } from '../language/content.ts'
import type { Quantity } from './quantities.ts'
import { currenciesIn, isInCurrency, isRounded, isSame } from './same.ts'

/**
 * Numbers that convert units: months and years, days and weeks, hours, per cent, tonnes. The number two is needed
 * for a half.
 */
const ofUnits = new Set([1, 2, 4, 7, 10, 12, 24, 30, 31, 52, 60, 100, 360, 365, 1000])

const pointed = (expression: string) => expression.replace(/(\d),(\d{1,2})(?![\d,])/g, '$1.$2')

/** Cents and per cent may be whole numbers or fractions. For a margin of 34 %, 0.66 is allowed. */
export const asWritten = (number: number): number[] => [
  number,
  number * 100,
  number / 100,
  ...(number < 1 ? [1 - number, (1 - number) * 100] : []),
  // The number three may come from "a third". The calculation then uses 1/3.
  ...(number > 1 && number <= 10 ? [1 / number] : []),
]

export type Sum = NonNullable<ReturnType<ReturnType<typeof sumsOf>>>

/** The caller must pass the calculations of one answer in order, because one may continue from an earlier one. */
export function sumsOf(
  names: RegExp,
  sources: ReadonlyMap<string, string>,
  quantitiesFrom: (name: string) => readonly Quantity[],
  language: Language,
) {
  const made: number[] = []
  return (body: string) => {
    const named = [...body.matchAll(names)].map(([name]) => name.toLowerCase())
    const own = /[\s,;]+own\s*$/i
    const sum = calculate(
      pointed(
        body
          .slice(1)
          .replace(names, ' ')
          .replace(own, '')
          .replace(/[\s,;]+$/, ''),
      ),
      language,
    )
    if (!sum) return null
    const known = named.filter(name => sources.has(name))
    const given = known.flatMap(quantitiesFrom)
    const all = [...sources.keys()].flatMap(quantitiesFrom)
    const numbers = (quantities: readonly Quantity[]) => [...quantities.flatMap(one => one.numbers), ...made]
    const stated = numbers(named.length > 0 ? given : all)
    const isNamed = (number: number) =>
      stated.some(one => asWritten(number).some(written => isSame(written, one)))
    // If the cited source does not contain the number, it may be in another source.
    const others = numbers(all)
    const isKnown = (number: number) => isNamed(number) || others.some(one => isSame(number, one))
    const holds =
      !own.test(body) &&
      sum.operands.some(isNamed) &&
      sum.operands.every(number => isKnown(number) || ofUnits.has(number))
    const keep = () => made.push(...sum.numbers, sum.made)
    return { ...sum, currencies: currenciesIn(named.length > 0 ? given : all), names: known, holds, keep }
  }
}

/** Returns the share and its inverse. "One in fifteen" can be the result of 3 / 45 and of 45 / 3. */
const eachOf = ({ isPart, readings }: Quantity): number[] =>
  readings.flatMap(({ unit, numbers }) =>
    isPart && unit === 'share' ? numbers.flatMap(share => [share, Number((1 / share).toPrecision(12))]) : [],
  )

/** Whether the calculation gives this figure. The sources of its parts are checked elsewhere. */
export const isMadeBy = (figure: Quantity, sum: Sum): boolean =>
  isInCurrency(figure, sum.currencies) &&
  (eachOf(figure).some(one => isResult(figure, one, sum.made)) ||
    figure.ways.some(
      way =>
        way.some(one => isResult(figure, one, sum.made)) &&
        way.every(one => isResult(figure, one, sum.made) || sum.operands.includes(one)),
    ))

const isShare = ({ readings }: Quantity) => readings.some(({ unit }) => unit === 'share')

function isResult(figure: Quantity, written: number, exact: number): boolean {
  const isNext = Number.isInteger(written) && Math.ceil(exact) === written
  if (isNext || isRounded(written, exact, figure)) return true
  return isShare(figure) && (isRounded(written * 100, exact) || isRoundedShare(figure, written, exact))
}

/** Compares a share in per cent with as many decimals as the sentence shows: 4.66 % is 5 %, 0.46 % is 0.5 %. */
function isRoundedShare({ text }: Quantity, written: number, exact: number): boolean {
  const decimals = /\d[.,](\d+)(?!.*\d)/.exec(text)?.[1]?.length ?? 0
  return /\d/.test(text) && Math.abs(written - exact) * 100 <= 0.5 * 10 ** -decimals + 1e-9
}

export const contradicts = (figure: Quantity, { made, operands }: Sum): boolean =>
  figure.numbers.length > 0 &&
  [...figure.numbers, ...eachOf(figure), ...figure.readings.flatMap(one => one.numbers)].every(
    number =>
      !operands.some(one => asWritten(one).some(written => isSame(written, number))) &&
      [...ofUnits].every(by =>
        [made * by, made / by].every(one => Math.abs(number - one) > 0.02 * Math.abs(one)),
      ),
  )

export function wrongSum({ of, made }: Sum, figure: Quantity, language: Language): string {
  const isPercent = isShare(figure) && /\d/.test(figure.text) && Math.abs(made) < 1
  const result = isPercent ? `${printIn(made * 100, language)} %` : printIn(made, language)
  return tell(language, 'sum.wrong', { sum: of, made: result })
}
