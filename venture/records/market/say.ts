// The result's main sentence, warnings and missing figures.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import type { MissingInput } from '../../../contracts/results/market-research.ts'
import { priceOf } from '../earn.ts'
import { type Money, monthly, type Range, told } from '../figures.ts'
import { aimMonths } from '../need.ts'
import { sayCurrencies } from '../say-earn.ts'
import { aimOf, sayLoses } from '../say-need.ts'
import type { Voice } from '../voice.ts'
import { aYear, missingOfEarn } from './sizes.ts'
import { comingOf, isFoundAgain, isOfYear, type MarketSums, type Open, thereOf, yearsToWin } from './sums.ts'

/**
 * Whether the aim needs more customers than there are. `sure`: in the best case too. `maybe`: only in a worse case.
 */
export function fewOf(answers: MarketAnswers, { taken, isOnce }: MarketSums): 'sure' | 'maybe' | null {
  const base = baseOf(answers, isOnce)
  if (!taken || !base || taken.high <= base.low) return null
  return taken.low > base.high ? 'sure' : 'maybe'
}

/**
 * The number of people that is compared with the aim. If customers must be won again each year, it includes new
 * people, and it is null if their number is unknown. For one-time buyers it is half of all people, as in the
 * problem validation.
 */
export function baseOf(answers: MarketAnswers, isOnce: boolean): Range | null {
  const coming = comingOf(answers)
  if (isFoundAgain(answers.earn) && told(answers.many?.buyers)) {
    if (!coming || !isOnce) return coming && (fittingIn(answers, coming) ?? coming)
    return { low: Math.floor(coming.low / 2), high: Math.floor(coming.high / 2) }
  }
  return fittingIn(answers) ?? thereOf(answers)
}

/** The number of buyers whom the product suits. Null if their share is unknown or 100 %. */
export function fittingIn(answers: MarketAnswers, there = thereOf(answers)): Range | null {
  const share = told(answers.far?.fits)
  if (!there || share === null || share === 100) return null
  return { low: Math.floor((there.low * share) / 100), high: Math.floor((there.high * share) / 100) }
}

const payersText = ({ earn }: MarketAnswers, taken: Range, { say, number }: Voice): string =>
  say(`payers.${told(earn?.type) ?? 'unsure'}`, { count: taken.high, shown: number(taken) })

/** The number of buyers as text. For one-time buyers the text says "per year". */
const thereText = (answers: MarketAnswers, there: Range, { say, number }: Voice): string =>
  there === told(answers.many?.new) && there !== told(answers.many?.buyers)
    ? say('market.there.new', { count: number(there) })
    : number(there)

/** For customers who must be won again: whether the number is for one year or for three years. */
const yearsOf = ({ need, taken, isThird }: MarketSums): 'open' | 'one' | 'three' =>
  need.kind === 'count' && taken && taken.high > need.count ? 'three' : isThird ? 'one' : 'open'

/**
 * The first line compares the aim with the number of buyers. If figures are missing, it says as much as the other
 * figures allow.
 */
export function friendLine(answers: MarketAnswers, sums: MarketSums, voice: Voice): string {
  const { say, number, price } = voice
  const { need, taken, sizes, open } = sums
  const { far } = answers
  const [aim, there, fitting] = [told(far?.aim), thereOf(answers), fittingIn(answers)]
  if (need.kind === 'currencies') return sayCurrencies(need.amounts, voice)
  if (need.kind === 'loses') return sayLoses(need, answers.earn, voice)
  const few = fewOf(answers, sums) ?? 'no'
  const half = sums.isOnce && few !== 'no' ? baseOf(answers, true) : null
  const [now, fresh] = [told(answers.many?.buyers), told(answers.many?.new)]
  const isComing = isFoundAgain(answers.earn) && now !== null
  if (taken && aim && need.kind === 'count')
    return say('market.friend.need', {
      payers: payersText(answers, taken, voice),
      aim: price(aimOf(need, aim)),
      ...{ years: yearsOf(sums), costs: sums.before },
      there: !there
        ? 'none'
        : isComing
          ? say('market.there.both', {
              count: isOfYear(answers) ? 'none' : number(now),
              new: fresh ? number(fresh) : 'none',
              half: half && fresh ? number(half) : 'none',
              fits: fitting && !fresh ? number(fitting) : 'none',
            })
          : thereText(answers, there, voice),
      fits: fitting && !isComing ? number(fitting) : 'none',
      few,
    })
  const solved = open.filter(id => id !== 'new').join() === 'price' ? solvedPrice(answers, sums, voice) : null
  const line = solved ?? (open.includes('price') ? soldLine(answers, sums, voice) : null)
  if (line) return line
  if (sizes.tam && there)
    return say('market.friend.tam', {
      there: thereText(answers, there, voice),
      tam: aYear(sizes.tam, voice),
    })
  return say('market.friend.open', {
    list: open.map(id => openText(id, answers, sums, voice)).join(voice.semicolon),
  })
}

/**
 * How many sales per year reach the aim. Used if it is unknown how often one customer buys. Null if another figure
 * is missing.
 */
function soldLine({ earn, far }: MarketAnswers, { before }: MarketSums, voice: Voice): string | null {
  const [price, aim, serve] = [priceOf(earn), told(far?.aim), told(far?.serve)]
  const [wanted, fixed] = [aim, told(far?.fixed)].map(amount => amount && monthly(amount))
  const costs = [aim, serve, fixed].filter(amount => amount?.high)
  if (!price || !aim || !wanted || costs.some(cost => cost?.currency !== price.currency)) return null
  // A price per period is not the price of a sale. A cost in another unit cannot be subtracted from a price.
  if ((price.per !== 'day' && monthly(price)) || (serve && serve.per !== price.per)) return null
  const left = price.low - (serve?.high ?? 0)
  const sold = Math.ceil((12 * (wanted.high + (fixed?.high ?? 0))) / left - 1e-9)
  if (left <= 0) return null
  return voice.say('market.friend.sold', {
    count: voice.number(sold),
    left: voice.exact({ low: left, high: left, currency: price.currency }),
    ...{ aim: voice.price(aim), costs: before },
  })
}

/**
 * The amount that each customer must bring to reach the aim with the planned number of customers: per year, or
 * once. Null if a figure is missing.
 */
function priceFor({ far, earn }: MarketAnswers): Money | null {
  const [aim, won] = [told(far?.aim), told(far?.won)]
  if (!aim || !won || won.low <= 0) return null
  const fixed = told(far?.fixed)
  const runs = aimMonths(earn, aim)
  if (!runs || (fixed && fixed.currency !== aim.currency)) return null
  const years = isFoundAgain(earn) ? yearsToWin : 1
  return {
    low: (years * (runs.low * aim.low + 12 * (fixed?.low ?? 0))) / won.high,
    high: (years * (runs.high * aim.high + 12 * (fixed?.high ?? 0))) / won.low,
    currency: aim.currency,
  }
}

/** The price that is needed, if the buyers and the planned number of customers are known. */
function solvedPrice(answers: MarketAnswers, sums: MarketSums, voice: Voice): string | null {
  const { earn, far } = answers
  const each = priceFor(answers)
  const [aim, won] = [told(far?.aim), told(far?.won)]
  if (!each || !aim || !won) return null
  // The amount is before the cost to serve, and the text says so.
  const costs = sums.before === 'fixed' ? 'both' : sums.before === 'none' ? 'serve' : sums.before
  return voice.say('market.friend.price', {
    won: voice.number(won),
    aim: voice.price(aim),
    each: voice.money(each),
    of: sums.isOnce ? 'once' : sums.isThird ? 'stay' : 'year',
    costs: told(earn?.type) === 'giving' ? 'none' : costs,
  })
}

/** Whether there is a count that does not count payers, or whose label did not say who was counted. */
const isOthers = (id: Open, { whom }: MarketSums): boolean => id === 'buyers' && whom.kind !== 'payers'

export const openText = (id: Open, answers: MarketAnswers, sums: MarketSums, voice: Voice): string => {
  if (isOthers(id, sums))
    return voice.say('market.open.whom.what', {
      count: voice.number(sums.whom.count ?? 0),
      whom: sums.whom.kind,
      type: told(answers.earn?.type) ?? 'unsure',
    })
  if (id !== 'price') return voice.say(`market.open.${id}.what`)
  const list = missingOfEarn(answers, voice).join(', ')
  return voice.say('market.open.price.what', { list: list || 'none' })
}

/** The figures that are blank, easiest first. */
export const openInputs = (answers: MarketAnswers, sums: MarketSums, voice: Voice): MissingInput[] =>
  sums.open.map(id => {
    const kind = id === 'price' ? lackOf(answers) : isOthers(id, sums) ? 'whom' : id
    return {
      what: openText(id, answers, sums, voice),
      why: voice.say(`market.open.${kind}.why`),
      how:
        kind === 'price' || kind === 'won' || kind === 'takes'
          ? voice.say('market.open.fill', { numbers: voice.say('market.numbers') })
          : voice.say(`market.open.${kind}.how`),
    }
  })

/**
 * What is missing for the yearly amount of one customer: the revenue model, the price, or how often a customer
 * pays.
 */
const lackOf = ({ earn }: MarketAnswers): 'earn' | 'price' | 'takes' => {
  const type = told(earn?.type)
  if (!type || type === 'unsure') return 'earn'
  return priceOf(earn) ? 'takes' : 'price'
}
