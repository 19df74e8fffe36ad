// What the rules of the verdict are applied to in model mode, and in plain words what they found: a model that explains
// a verdict must not guess what stands in its way.
import { founderAims } from '../../../contracts/founder.ts'
import type { Aim } from '../../../contracts/results/read-back.ts'
import { choiceIn } from '../../../venture/language/founder-choices.ts'
import { fewestAnswers, type Judged, type Reason } from '../../../venture/verdict/verdict.ts'
import { type Ground, givenNumbers, isSaid } from '../../mind/ground.ts'
import { answersIn } from '../../mind/said.ts'
import { madeBySums } from '../../mind/sum-behind.ts'
import type { Opposed } from '../../mind/told-before.ts'
import { barOf, carries } from '../../verdict/aim.ts'
import type { ProblemValidationInput } from './playbook.ts'
import type { Scored } from './scored.ts'

type Market = NonNullable<Scored['market']>
export type Judgement = {
  judged: Judged
  aim: Aim | null
  market: Market | null
  /** What cannot both be true. */
  opposed: readonly Opposed[]
  /** A market was named whose figures come of nothing that was said. */
  isUntraced: boolean
}

/** A week, a month, a quarter, a day, in a year. */
const timesAYear = [1, 4, 12, 52, 365]

/** Only figures that were given count, or what follows from them over a year: a model may not make a market. */
function givenMarket(market: Scored['market'], ground: Ground): Market | null {
  if (!market) return null
  const numbers = givenNumbers(ground)
  const given = [...numbers.exact]
  const { buyers, yearlyPrice, buyersFrom, yearlyPriceFrom } = market
  const isMade = (number: number, sum: string | null | undefined) => {
    const made = madeBySums(`[= ${sum ?? ''}]`, numbers, ground.language).at(-1)
    return made !== undefined && Math.abs(made - number) < 1
  }
  if (!given.includes(buyers) && !isMade(buyers, buyersFrom)) return null
  const isPrice = (number: number) => timesAYear.some(times => Math.abs(number * times - yearlyPrice) < 1)
  const isGiven = given.some(one => isPrice(one) || given.some(other => isPrice(one * other)))
  return isGiven || isMade(yearlyPrice, yearlyPriceFrom) ? market : null
}

/** What the founder marked goes before what they confirmed, and that before what a model read. */
function aimOf({ memory, readBack }: ProblemValidationInput, read: Aim | null): Aim | null {
  const [known = null] = (memory?.facts ?? []).flatMap(fact =>
    fact.topic === 'aim' ? (choiceIn(founderAims, fact) ?? []) : [],
  )
  return readBack?.confirmed?.aim ?? known ?? read
}

export function judge(
  scored: Scored,
  scores: Judged['scores'],
  /** Lines that rest on the founder's words: one message may answer several. */
  told: number,
  input: ProblemValidationInput,
  ground: Ground,
): Judgement {
  const { refutedBy, misfit } = scored
  const marked = input.readBack?.confirmed
  const aim = aimOf(input, scored.aim)
  const market = givenMarket(scored.market, ground)
  const yearly = market && { yearly: market.buyers * market.yearlyPrice, currency: market.currency }
  const judged: Judged = {
    scores,
    answered: Math.max(answersIn(input.messages), told),
    permission: marked?.permission ?? scored.permission,
    payers: marked?.paid ?? scored.payers,
    refusals: marked?.refused ?? scored.refusals,
    ...(marked && { wantsPivot: marked.wantsPivot }),
    contradictions: scored.contradictions.length,
    carriesAim: carries(aim, yearly, market?.aimTakes),
    isRefuted: refutedBy !== null && isSaid(refutedBy, ground),
    isMisfit: misfit !== null && isSaid(misfit, ground),
  }
  return {
    judged,
    aim,
    market,
    opposed: scored.contradictions,
    isUntraced: !market && scored.market !== null,
  }
}

function aboutAim({ aim, market, isUntraced }: Judgement): string {
  const rule = 'GO needs a market that carries what they are after'
  if (!aim) return `${rule}, and nobody said what that is: ${founderAims.join(', ')}`
  if (!market && isUntraced)
    return `${rule} ("${aim}"), and code could not follow how the number of buyers or what one pays in a year comes of figures that were said; do not say that they were not said`
  if (!market)
    return `${rule} ("${aim}"), and the number of buyers in all or what one pays in a year was not said in figures`
  const { buyers, yearlyPrice, currency, aimTakes } = market
  const bar = barOf(aim, currency)
  const sum = `${buyers} buyers at ${yearlyPrice} ${currency} a year make ${buyers * yearlyPrice} ${currency}`
  if (bar !== null) return `${rule} ("${aim}", roughly ${bar} ${currency} a year); ${sum}`
  return aimTakes
    ? `${rule} ("${aim}", by your own judgement ${aimTakes} ${currency} a year there: say that it is one); ${sum}`
    : `${rule} ("${aim}"); ${sum}, and nobody knows what that aim takes a year there: ask them`
}

/** Each reason with its rule, for the model that explains it. */
export function reasonsInWords(reasons: readonly Reason[], judgement: Judgement): string {
  const { judged } = judgement
  const words: Record<Reason, () => string> = {
    unlawful: () => 'the trade needs a permission and none was named',
    forbidden: () => 'the trade is forbidden',
    refuted: () => 'their own evidence refutes the problem',
    'own pivot': () => 'the founder wants to turn',
    refusals: () =>
      `${judged.refusals} refused and ${judged.payers ?? 0} paid: five refusals and three times the payers are a PIVOT`,
    misfit: () => 'those who have the problem are not those who would pay',
    'few answers': () => `${judged.answered} answers were given and a verdict needs ${fewestAnswers}`,
    'few lines': () => 'GO needs six lines at 3 or more',
    money: () => 'GO needs money at 4: somebody committed or paid',
    contradiction: () =>
      `two things that were said cannot both be true, and nobody has settled which: ${judgement.opposed.map(({ one, other }) => `"${one}" and "${other}"`).join('; ')}`,
    permission: () =>
      judged.permission === 'not yet'
        ? 'GO needs the permission, and it is not there yet'
        : 'GO needs to know whether a permission is needed, and nobody said',
    aim: () => aboutAim(judgement),
  }
  return reasons.map(reason => `${words[reason]()}.`).join(' ')
}
