// Calculates the confidence, the main counter-argument and the next actions from the figures.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import type { Closing } from '../../../contracts/results/closing.ts'
import { type Range, scale, told } from '../figures.ts'
import { sayMost } from '../most.ts'
import { haveOf } from '../need.ts'
import { isWornOut } from '../validation/find-out.ts'
import type { Voice } from '../voice.ts'
import { hasPaid, sayAsk, sayPaidLess, sayPlan, sayPriceGuess } from './beside.ts'
import { boundOf, sayServed, servedOf } from './bound.ts'
import { stayingOf } from './flags.ts'
import { placeText } from './place.ts'
import { baseOf, fewOf, fittingIn, openText } from './say.ts'
import { aYear, eachLabel, knownOf, labelOf } from './sizes.ts'
import { isFoundAgain, type MarketSums, thereOf, yearsToWin } from './sums.ts'

export type MarketEnd = Pick<Closing, 'confidence' | 'counterArgument' | 'testFirst'> & {
  actions: readonly [string, string, string]
}

const isGuess = (known: string | null) => known === null || known === 'guess'

/** The confidence is the weakest evidence of two values: the number of buyers and the price. */
export function confidenceOf(answers: MarketAnswers, sums: MarketSums, voice: Voice): Closing['confidence'] {
  const known = { buyers: knownOf('many', 'buyers', answers), price: knownOf('earn', 'price', answers) }
  const label = labelOf('many', 'buyers', answers, voice)
  const isSeen = (id: keyof typeof known) =>
    !sums.open.includes(id) && (known[id] === 'saw' || known[id] === 'records')
  const unseen = [...(isSeen('buyers') ? [] : [label]), ...(isSeen('price') ? [] : [eachLabel(sums, voice)])]
  return unseen.length === 0
    ? { level: 'medium', reason: voice.say('market.confidence.seen', { label }) }
    : { level: 'low', reason: voice.say('market.confidence.open', { list: unseen.join(voice.semicolon) }) }
}

/**
 * The main counter-argument: the first one in this order that applies. A plan that is large enough is not a
 * counter-argument.
 */
function counterOf(answers: MarketAnswers, sums: MarketSums, voice: Voice): string {
  const { say, number, price } = voice
  const [won, buyers, total] = [
    told(answers.far?.won),
    told(answers.many?.buyers),
    told(answers.check?.total),
  ]
  const { sizes, all, taken, check } = sums
  // Customers who stay are subtracted from the number that the aim needs.
  const have = isFoundAgain(answers.earn) ? 0 : (haveOf(sums.beside ?? {})?.count ?? 0)
  if (won && taken && won.high + have < taken.low)
    return say('market.counter.below', { won: number(won), need: number(taken) })
  const staying = stayingOf(answers, sums, voice)
  if (staying?.isShort) return staying.text
  const served = boundOf(answers, sums) && sayServed(answers, sums, voice)
  if (served) return served
  const short = shortFor(answers)
  if (won && short)
    return say('market.counter.able', {
      served: number(short.count),
      most: sayMost(short.most, voice),
      won: number(won),
      third: isFoundAgain(answers.earn) ? 'yes' : 'no',
    })
  if (buyers && (all ?? sizes.tam) && isGuess(knownOf('many', 'buyers', answers)))
    return say('market.counter.guess', { buyers: number(buyers), half: halfOf(sums, voice) })
  const isPriceGuess = isGuess(knownOf('earn', 'price', answers))
  const priced =
    sayPaidLess(answers, sums, voice) ??
    (isPriceGuess && !hasPaid(sums) ? sayPriceGuess(answers, sums, voice) : null)
  if (priced) return priced
  if (total && check && 'ratio' in check && check.isApart)
    return say('market.counter.apart', { total: price(total) })
  const [fits, fitting] = [told(answers.far?.fits), fittingIn(answers)]
  const halved = fitting && { low: Math.floor(fitting.low / 2), high: Math.floor(fitting.high / 2) }
  // A guessed share is a counter-argument only if half of the buyers would not be enough.
  const isThin = halved && (!taken || halved.low < taken.high)
  if (sizes.tam && fits !== null && isThin && isGuess(knownOf('far', 'fits', answers)))
    return say('market.counter.fits', {
      share: voice.percent(fits),
      half: number(halved),
      need: taken ? number(taken) : 'none',
    })
  const there = fitting ?? thereOf(answers)
  const paid = told(sums.beside?.paid?.paid)
  if (won && won.high > 0 && there && there.low > 0 && !isFoundAgain(answers.earn))
    return say('market.counter.part', {
      ...{ won: number(won), share: voice.shares(won, there), there: number(there) },
      fits: fitting ? 'yes' : 'no',
      paid: paid ? number(paid) : 'none',
      count: paid?.high ?? 0,
    })
  if (won && won.high > 0) return say('market.counter.won', { won: number(won) })
  const own = told(answers.earn?.price)
  return sizes.tam
    ? say('market.counter.counted')
    : say('market.counter.open', {
        price: own ? price(own) : 'none',
        isGuess: isPriceGuess ? 'yes' : 'no',
        paid: paid?.high === 0 ? 'zero' : 'open',
      })
}

/** The number of customers that the founder can serve, if it is below the planned number. Otherwise null. */
function shortFor(answers: MarketAnswers) {
  const [served, won] = [servedOf(answers), told(answers.far?.won)]
  const years = isFoundAgain(answers.earn) ? yearsToWin : 1
  return served && won && years * served.count.high < won.low ? served : null
}

const half: Range = { low: 0.5, high: 0.5 }

function halfOf({ all, sizes }: MarketSums, voice: Voice): string {
  if (all) return voice.say('per.once', { amount: voice.money(scale(all, half)) })
  return sizes.tam ? aYear(scale(sizes.tam, half), voice) : ''
}

/** From fewer buyers than this, the action asks for no random choice. */
const names = 20

/** The next actions. Each comes from a known figure or from a blank field. */
function actionsOf(answers: MarketAnswers, sums: MarketSums, today: string, voice: Voice): string[] {
  const { say, number, price } = voice
  const { many, earn, far, check } = answers
  const { open, need, taken } = sums
  const [buyers, aim, there, total] = [
    told(many?.buyers),
    told(far?.aim),
    thereOf(answers),
    told(check?.total),
  ]
  const few = fewOf(answers, sums)
  const base = baseOf(answers, sums.isOnce)
  const bound = boundOf(answers, sums)
  const isIntroduced = told(sums.beside?.reach?.how) === 'introduced'
  // Founders with a share set no price, and a higher price does not follow a lower payment.
  const isDearer = told(earn?.type) !== 'commission' && !sayPaidLess(answers, sums, voice)
  const fitting = fittingIn(answers)
  const isMany = taken !== null && (fitting ?? there ?? taken).low > taken.high
  // If half of a guessed share would be enough too, the share is not checked first.
  const isEnough = taken && fitting && Math.floor(fitting.low / 2) >= taken.high
  const isNewOpen = isFoundAgain(earn) && buyers && told(many?.new) === null
  const isApart = sums.check && 'ratio' in sums.check && sums.check.isApart
  const blank = [
    // The form asks how many customers to win only after the buyers were counted.
    ...open
      .filter(id => id !== 'buyers' && (buyers ? id !== 'new' : id !== 'won'))
      .map(id => openText(id, answers, sums, voice)),
    ...(aim ? [] : [labelOf('far', 'aim', answers, voice)]),
  ]
  const fill =
    blank.length > 0
      ? [say('market.do.fill', { list: blank.join(voice.semicolon), numbers: say('market.numbers') })]
      : []
  const type = told(earn?.type) ?? 'unsure'
  const place = placeText(answers, voice) ?? 'none'
  const count = buyers
    ? []
    : [
        sums.whom.kind === 'payers'
          ? say('market.do.buyers', { place })
          : say('market.do.whom', { whom: sums.whom.kind, type }),
      ]
  const isWorn = there && sums.beside && isWornOut(sums.beside, there)
  const counted = told(many?.counted)
  // With a list, the founder knows the names of the buyers. A statistic contains no names.
  const isListed = counted === 'register' || counted === 'association' || counted === 'own'
  const isSourced = counted === null || counted === 'guess' || counted === 'own' || many?.where?.trim()
  const sum = told(earn?.type) === 'commission' ? sums.gross : sums.sizes.tam
  // Nobody publishes how much people give to one cause, or how much the people in the founder's own count spend.
  const isPublished = !total && told(earn?.type) !== 'giving' && counted !== 'own'
  const lookUp = isPublished ? [say('market.do.total', { sum: sum ? voice.money(sum) : 'none' })] : []
  const isPriceGuess = isGuess(knownOf('earn', 'price', answers))
  const ask = bound || isWorn || need.kind === 'loses' ? null : sayAsk(answers, sums, isPriceGuess, voice)
  const isAskFirst = isPriceGuess && !hasPaid(sums)
  const spent = say('market.do.spent', {
    type,
    // What a share of a deal brings cannot be compared with what people spend.
    brings: sums.brings && !sums.isThird && type !== 'commission' ? aYear(sums.brings, voice) : 'none',
  })
  // People who buy only once in a lifetime are on no list.
  const isFitOpen = isGuess(knownOf('far', 'fits', answers)) && !sums.isOnce && type !== 'giving'
  const isRandom = isListed ? 'yes' : 'no'
  const fit =
    buyers && buyers.low >= names && isFitOpen
      ? [say('market.do.fits', { buyers: number(buyers), listed: isRandom })]
      : []
  const asked = [
    ...(need.kind === 'loses' ? [say('market.do.loses')] : []),
    ...(need.kind === 'currencies' ? [say('find.currency.test')] : []),
    // If the founder cannot serve more customers, it does not help to find more.
    ...(bound
      ? [
          say('market.do.able', { served: number(bound.count), more: isDearer ? 'yes' : 'no' }),
          ...(sums.isOnce ? [] : [spent]),
        ]
      : []),
    ...(aim && base && few && !bound
      ? [say('market.do.second', { there: number(base), aim: price(aim), few })]
      : []),
    ...(isWorn && !few && !bound ? [say('find.group.test')] : []),
    ...(isApart && total ? [say('market.do.which', { total: voice.money(total) })] : []),
    ...count,
    ...(buyers && isGuess(knownOf('many', 'buyers', answers))
      ? [say('market.do.count', { buyers: number(buyers) })]
      : []),
    ...(taken && sums.before !== 'none'
      ? [say('market.do.costs', { costs: sums.before, card: say('name.frame') })]
      : []),
    ...(isNewOpen && !isMany ? [say('market.do.new')] : []),
    ...(bound || isEnough ? [] : fit),
    ...(buyers && counted && !isSourced
      ? [say('market.do.source', { buyers: number(buyers), how: say(`market.counted.${counted}`) })]
      : []),
    ...(ask && isAskFirst ? [ask] : []),
    ...(shortFor(answers) ? [] : [sayPlan(answers, sums, today, voice)]).flatMap(line => line ?? []),
    ...(ask && !isAskFirst ? [ask] : []),
    ...(sums.isOnce
      ? [isIntroduced ? say('segments.do.introduced', { left: 'none' }) : say('market.do.ways', { type })]
      : []),
    ...lookUp,
  ]
  // The first action is never to fill in a form. But the form comes early if nothing can be counted without it.
  const [first = spent, ...others] = asked
  const more = [...(sums.isOnce ? [] : [spent]), ...fit, say('market.do.ways', { type }), spent]
  return open.includes('price')
    ? [first, ...fill, ...others, ...more]
    : [first, ...others, ...fill, ...more, say('find.group.test')]
}

export function endOf(answers: MarketAnswers, sums: MarketSums, today: string, voice: Voice): MarketEnd {
  const [first = '', second = '', third = ''] = new Set(actionsOf(answers, sums, today, voice))
  return {
    confidence: confidenceOf(answers, sums, voice),
    counterArgument: counterOf(answers, sums, voice),
    testFirst: first,
    actions: [first, second, third],
  }
}

/** After a PIVOT the market research looks at other groups: how many there are, and what they spend. */
export function turnedEnd(
  { earn, far }: MarketAnswers,
  voice: Voice,
): Pick<MarketEnd, 'testFirst' | 'actions'> {
  const [aim, type] = [told(far?.aim), told(earn?.type) ?? 'unsure']
  const first = voice.say('market.turn.count')
  const need = voice.say('market.turn.need', { aim: aim ? voice.price(aim) : 'none' })
  return { testFirst: first, actions: [first, voice.say('market.turn.spent', { type }), need] }
}
