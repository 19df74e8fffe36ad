// What a friend would say of the figures, what stands out in them, and what is missing.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import type { MissingInput } from '../../../contracts/results/market-research.ts'
import { inYear, isOnceEver, priceOf } from '../earn.ts'
import { type Money, type Range, told } from '../figures.ts'
import { sayCurrencies } from '../say-earn.ts'
import { takenBy } from '../say-need.ts'
import type { Voice } from '../voice.ts'
import { boundOf, boundText } from './bound.ts'
import { aYear, labelOf, missingOfEarn } from './sizes.ts'
import { isFoundAgain, type MarketSums, type Open, thereOf, yearsToWin } from './sums.ts'

/** `sure`: the aim takes more than there are; `maybe`: by the ends that promise least. */
export function fewOf(answers: MarketAnswers, { taken }: MarketSums): 'sure' | 'maybe' | null {
  const there = thereOf(answers)
  if (!taken || !there || taken.high <= there.low) return null
  return taken.low > there.high ? 'sure' : 'maybe'
}

const payersText = ({ earn }: MarketAnswers, taken: Range, { say, number }: Voice): string =>
  say(`payers.${told(earn?.type) ?? 'unsure'}`, { count: taken.high, shown: number(taken) })

/** How many there are, and of what: where nobody buys twice those of a year. */
const thereText = (answers: MarketAnswers, there: Range, { say, number }: Voice): string =>
  there === told(answers.many?.new) ? say('market.there.new', { count: number(there) }) : number(there)

/** Large enough to be a share of its own. */
export const isLargePart = (taken: Range, there: Range): boolean => taken.high >= there.low / 10

/** "12 %", or "1 in 593" where it is few of many. */
export function partText(taken: Range, there: Range, voice: Voice): string {
  const every = there.low / taken.high
  if (every <= 100 || taken.high === 0)
    return voice.say('market.part.share', { share: partsText(taken, there, voice) })
  const about = Number.isInteger(every) ? 'no' : 'yes'
  return voice.say('market.part.one', { count: voice.number(Math.round(every)), about })
}

function partsText(taken: Range, there: Range, { language }: Voice): string {
  const print = (part: number) =>
    new Intl.NumberFormat(language, {
      style: 'percent',
      maximumFractionDigits: part > 0 && part < 0.1 ? 1 : 0,
    }).format(part)
  const [low, high] = [print(taken.low / there.high), print(taken.high / there.low)]
  return low === high ? low : `${low}–${high}`
}

/** Where all have to be found again: those of one year, or of three. */
export const yearsOf = ({ need, taken, isThird }: MarketSums): 'open' | 'one' | 'three' =>
  need.kind === 'count' && taken && taken.high > need.count ? 'three' : isThird ? 'one' : 'open'

/** Those whom it fits; null where that was not told, or it fits all. */
export function fittingIn({ far }: MarketAnswers, there: Range): Range | null {
  const share = told(far?.fits)
  if (share === null || share === 100) return null
  return { low: Math.floor((there.low * share) / 100), high: Math.floor((there.high * share) / 100) }
}

/** Held against those whom it fits, where the founder said how many these are. */
function shareOfFitting(answers: MarketAnswers, taken: Range, there: Range, voice: Voice) {
  const fitting = fittingIn(answers, there)
  if (!fitting) return { fits: 'none', enough: 'yes', part: partText(taken, there, voice) }
  const enough = fitting.low >= taken.high ? 'yes' : fitting.high < taken.low ? 'no' : 'open'
  return {
    fits: voice.number(fitting),
    enough,
    part: enough === 'yes' ? partText(taken, fitting, voice) : '',
  }
}

/** Line 1: the aim held against how many there are, or the nearest to it that the figures allow. */
export function friendLine(answers: MarketAnswers, sums: MarketSums, voice: Voice): string {
  const { say, number, price } = voice
  const { need, taken, sizes, open } = sums
  const { far } = answers
  const [aim, there] = [told(far?.aim), thereOf(answers)]
  if (need.kind === 'currencies') return sayCurrencies(need.amounts, voice)
  if (need.kind === 'loses' && aim)
    return say('market.friend.loses', { ...losesIn(need, sums, voice), aim: price(aim) })
  const bound = boundOf(answers, sums)
  if (need.kind === 'count' && bound && aim)
    return say('market.friend.most', {
      payers: payersText(answers, takenBy(need), voice),
      aim: price(aim),
      once: sums.isOnce ? 'yes' : 'no',
      costs: sums.before,
      ...boundText(bound, voice),
    })
  if (need.kind === 'count' && taken && aim) {
    const payers = payersText(answers, taken, voice)
    const values = { payers, aim: price(aim), years: yearsOf(sums), costs: sums.before }
    if (!there) return say('market.friend.count', { ...values, count: number(taken) })
    const known = { ...values, there: thereText(answers, there, voice) }
    const few = fewOf(answers, sums)
    return few
      ? say('market.friend.few', { ...known, few })
      : say('market.friend.need', { ...known, ...shareOfFitting(answers, taken, there, voice) })
  }
  const solved = open.filter(id => id !== 'new').join() === 'price' ? solvedPrice(answers, sums, voice) : null
  if (solved) return solved
  if (sizes.tam && there)
    return say('market.friend.tam', {
      there: thereText(answers, there, voice),
      tam: aYear(sizes.tam, voice),
      label: labelOf('far', 'aim', answers, voice),
      open: aim ? 'no' : 'yes',
    })
  return say('market.friend.open', {
    list: open.map(id => openText(id, answers, sums, voice)).join(voice.semicolon),
  })
}

/** What each costs more than they bring, in a year or once. */
export const losesIn = (
  { by, currency, isSure }: Extract<MarketSums['need'], { kind: 'loses' }>,
  { isOnce }: MarketSums,
  { money, say }: Voice,
) => ({
  amount: say(isOnce ? 'per.once' : 'per.year', { amount: money({ low: by, high: by, currency }) }),
  sure: isSure ? 'yes' : 'no',
})

/** How often one pays in a year (or ever): what the price is multiplied with. Null where that is not known. */
function oftenOf({ earn }: MarketAnswers, price: Amount): Range | null {
  if (!earn) return null
  const takes = told(earn.takes)
  if (isOnceEver(earn)) return takes
  const times = inYear({ ...price, low: 1, high: 1 }, earn)
  return times && { low: times.low, high: times.high }
}

/** What each of those won has to bring, in a year or once, to make the aim; null where a figure is missing. */
function priceFor({ far, earn }: MarketAnswers): Money | null {
  const [aim, won] = [told(far?.aim), told(far?.won)]
  if (!aim || !won || won.low <= 0) return null
  const fixed = told(far?.fixed)
  if (fixed && fixed.currency !== aim.currency) return null
  const months = 12 * (isFoundAgain(earn) ? yearsToWin : 1)
  const plus = { low: fixed?.low ?? 0, high: fixed?.high ?? 0 }
  return {
    low: (months * (aim.low + plus.low)) / won.high,
    high: (months * (aim.high + plus.high)) / won.low,
    currency: aim.currency,
  }
}

/** Buyers and those won are known: what each has to bring. */
function solvedPrice(answers: MarketAnswers, sums: MarketSums, voice: Voice): string | null {
  const { earn, far } = answers
  const each = priceFor(answers)
  const [aim, won] = [told(far?.aim), told(far?.won)]
  if (!each || !aim || !won) return null
  // What serving one costs would come on top of it.
  const costs = sums.before === 'fixed' ? 'both' : sums.before === 'none' ? 'serve' : sums.before
  return voice.say('market.friend.price', {
    won: voice.number(won),
    aim: voice.price(aim),
    each: voice.money(each),
    of: sums.isOnce ? 'once' : sums.isThird ? 'stay' : 'year',
    price: perUnit(earn, each, voice),
    costs: told(earn?.type) === 'giving' ? 'none' : costs,
  })
}

/** The same by the unit that is sold, where it is known how many one takes. */
function perUnit(earn: MarketAnswers['earn'], each: Money, voice: Voice): string {
  const type = told(earn?.type)
  const per = type === 'sale' || type === 'commission' ? 'time' : type === 'hours' ? 'hour' : 'month'
  const unit = { low: 1, high: 1, currency: each.currency, per } as const
  const often = priceOf(earn) ? null : oftenOf({ earn }, unit)
  if (!often || often.low <= 0) return 'none'
  return voice.price({ ...unit, low: each.low / often.high, high: each.high / often.low })
}

/** Counted, but nobody said whom, or those who do not pay. */
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

/** What is blank, the easiest first. */
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

/** What it is that makes no year yet: how one earns, the price, or how often one pays it. */
export const lackOf = ({ earn }: MarketAnswers): 'earn' | 'price' | 'takes' => {
  const type = told(earn?.type)
  if (!type || type === 'unsure') return 'earn'
  return priceOf(earn) ? 'takes' : 'price'
}
