// The sizes of a frame and the check from above.
import { type Assumption, evaluate, type Sizing } from '../../../contracts/sizing.ts'
import { number } from '../../guide/figures.ts'
import { marketSizing } from '../../sizing/market.ts'
import { readRatio } from '../../sizing/top-down.ts'
import type { proposeAssumptions } from './assumptions.ts'
import type { Frame } from './frame.ts'
import { texts } from './texts/all.ts'

export type Sizes = {
  sizing: Sizing | null
  topDown: { verdict: 'fair' | 'look-again' | 'wrong'; ratio: number; meaning: string } | null
  notes: string[]
}

/** From this part of those it fits on, winning them all is the plan. */
const mostWon = 0.5

const isGuess = ({ provenance }: Assumption) => provenance.kind === 'estimate'

export function sizesOf(frame: Frame, proposed: ReturnType<typeof proposeAssumptions>): Sizes {
  const { buyers, annualPrice, ...rest } = proposed
  if (!buyers || !annualPrice) return { sizing: null, topDown: null, notes: [] }
  const { language } = frame
  const say = texts[language]
  const sizing = marketSizing(
    { currency: frame.currency, geography: buyers.geography, year: frame.year },
    say.sizes,
    { ...rest, buyers, annualPrice },
  )
  const results = evaluate(sizing)
  const ratio = results.get('top-down-ratio')?.likely
  const customers = results.get('som-customers')?.likely ?? 0
  const monthly = customers / 36
  const notes = [
    ...((results.get('penetration')?.likely ?? 0) > mostWon
      ? [frame.part ? say.onePlace : say.tooSmall]
      : []),
    say.demand(number(Math.round(customers), language), number(Math.round(monthly * 10) / 10, language)),
    // Where the founder counted one of them it is no guess.
    ...(isGuess(rest.fitShare) && isGuess(rest.wonCustomers) ? [say.guesses] : []),
  ]
  if (frame.price?.hasOneOff) notes.push(say.oneOff)
  if (!ratio) return { sizing, topDown: null, notes: [...notes, say.noTopDown] }
  const { verdict, distance } = readRatio(ratio)
  const from = ratio >= 1 ? 0 : 1
  const meaning = [
    say.above[verdict](number(Math.round(distance * 10) / 10, language), say.above.larger[from]),
    verdict === 'fair' ? '' : say.above.reasons[from],
  ]
    .filter(Boolean)
    .join(' ')
  return { sizing, topDown: { ratio, verdict, meaning }, notes }
}
