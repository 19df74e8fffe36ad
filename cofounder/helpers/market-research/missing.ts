// What is still open, why it matters, and who counts it; one missing input is solved for.

import { formatShortMoney } from '../../../contracts/figures.ts'
import type { MissingInput } from '../../../contracts/results/market-research.ts'
import { money, number } from '../../guide/figures.ts'
import { quoted } from '../../guide/turn.ts'
import type { Language } from '../../language/recognise.ts'
import type { proposeAssumptions } from './assumptions.ts'
import type { Frame } from './frame.ts'
import { type Price, partsOf } from './read-price.ts'
import { texts } from './texts/all.ts'

const toMissing = ([what, why, how]: readonly [string, string, string]): MissingInput => ({ what, why, how })

/** Short where that is the very number, and whole where it would be rounded. */
const threeDigits = 3
function exact(amount: number, currency: string, language: Language): string {
  const isShort = Number(amount.toPrecision(threeDigits)) === amount
  return (isShort ? formatShortMoney : money)(amount, currency, language)
}

/** What one each would make, or, without a price, each one a month. */
function solvedFor({ price, language }: Frame, count: number): string | null {
  const say = texts[language]
  const all = number(count, language)
  if (!price) return say.solvePrice(all, number(12 * count, language))
  if (price.oneEach === null || !price.currency) return null
  return say.solveOneEach(all, exact(price.oneEach * count, price.currency, language))
}

/** What a hundred and a thousand of them would make; from the low to the high of a price that is a range. */
function solvedBuyers({ annual, currency, quote, value }: Price, language: Language): string | null {
  if (!annual || !currency) return null
  const [part, ...others] = partsOf(value) ?? []
  const isRange = part && !others.length && part.low !== part.high
  const ends = isRange ? [part.low, part.high].map(end => end / ((part.low + part.high) / 2)) : [1]
  const written = (format: typeof money, count: number) =>
    ends.map(end => format(Math.round(count * annual * end), currency, language)).join('–')
  return texts[language].solveBuyers(quote, written(money, 100), written(exact, 1000))
}

export function missingOf(
  frame: Frame,
  { buyers, annualPrice }: ReturnType<typeof proposeAssumptions>,
): MissingInput[] {
  const { price, amounts, counts, payers, place, places, language } = frame
  const say = texts[language]
  const missing: MissingInput[] = []
  if (!buyers) {
    const open = toMissing(
      payers
        ? [
            ...say.otherPayers(quoted(payers.paying, language), quoted(payers.counted, language)),
            say.buyers[2],
          ]
        : counts.length
          ? say.severalCounts(counts.join('; '))
          : say.buyers,
    )
    // They counted already: which of the counts holds is the question.
    const solved = price && !counts.length && solvedBuyers(price, language)
    missing.push({ ...open, why: [open.why, solved].filter(Boolean).join(' '), how: say.buyers[2] })
  }
  if (!annualPrice) {
    const open = toMissing(
      amounts.length
        ? say.severalAmounts(amounts.join('; '))
        : price?.needs
          ? say.needs[price.needs]
          : say.price,
    )
    const solved = buyers && solvedFor(frame, buyers.likely)
    missing.push({ ...open, why: [open.why, solved].filter(Boolean).join(' ') })
  }
  if (!place && !places) missing.push(toMissing(say.place))
  const { permission } = frame.confirmed ?? {}
  if (permission === 'not yet' || permission === 'unknown') missing.push(toMissing(say.confirmed.permission))
  return missing
}
