// What is still open, why it matters, and who counts it; one missing input is solved for.
import { formatCount, formatMoney, formatShortMoney } from '../../../contracts/figures.ts'
import type { MissingInput } from '../../../contracts/results/market-research.ts'
import type { proposeAssumptions } from './assumptions.ts'
import type { Frame } from './frame.ts'
import { texts } from './texts/all.ts'

const toMissing = ([what, why, how]: readonly [string, string, string]): MissingInput => ({ what, why, how })

export function missingOf(
  frame: Frame,
  { buyers, annualPrice }: ReturnType<typeof proposeAssumptions>,
): MissingInput[] {
  const { price, amounts, counts, place, currency } = frame
  const say = texts[frame.language]
  const missing: MissingInput[] = []
  if (!buyers) {
    const open = toMissing(counts.length ? say.severalCounts(counts.join('; ')) : say.buyers)
    const yearly = price?.annual
    const solved =
      yearly && price.currency
        ? say.solveBuyers(
            price.quote,
            formatMoney(100 * yearly, price.currency),
            formatShortMoney(1000 * yearly, price.currency),
          )
        : null
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
    const solved = buyers
      ? say.solvePrice(
          formatCount(buyers.likely),
          price?.currency ? formatShortMoney(12 * buyers.likely, currency) : formatCount(12 * buyers.likely),
        )
      : null
    missing.push({ ...open, why: [open.why, solved].filter(Boolean).join(' ') })
  }
  if (!place) missing.push(toMissing(say.place))
  return missing
}
