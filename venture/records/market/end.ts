// How sure it is, what speaks against it most, and what to do next: all of it from the figures.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import type { Closing } from '../../../contracts/results/closing.ts'
import { type Range, scale, told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import { isAnswered } from './beside.ts'
import { boundOf, boundText } from './bound.ts'
import { placeText } from './place.ts'
import { fewOf, fittingIn, isLargePart, losesIn, openText, partText, yearsOf } from './say.ts'
import { aYear, eachLabel, knownOf, labelOf, sayKnown } from './sizes.ts'
import { type MarketSums, thereOf } from './sums.ts'

export type MarketEnd = Pick<Closing, 'confidence' | 'counterArgument' | 'testFirst'> & {
  actions: readonly [string, string, string]
}

const isGuess = (known: string | null) => known === null || known === 'guess'

const openList = (answers: MarketAnswers, sums: MarketSums, voice: Voice) =>
  sums.open.map(id => openText(id, answers, sums, voice)).join(voice.semicolon)

/** How many there are and what one brings, each with how it is known: the less sure of the two decides. */
export function confidenceOf(answers: MarketAnswers, sums: MarketSums, voice: Voice): Closing['confidence'] {
  const { say, colon } = voice
  if (sums.open.length > 0)
    return { level: 'low', reason: say('market.confidence.open', { list: openList(answers, sums, voice) }) }
  const known = [knownOf('many', 'buyers', answers), knownOf('earn', 'price', answers)]
  const list = [
    `${labelOf('many', 'buyers', answers, voice)}${colon}${sayKnown('many', 'buyers', answers, voice)}`,
    `${eachLabel(sums, voice)}${colon}${sayKnown('earn', 'price', answers, voice)}`,
  ].join(voice.semicolon)
  const level = known.every(one => one === 'saw' || one === 'records') ? 'medium' : 'low'
  return { level, reason: say('market.confidence.how', { list }) }
}

function counterOf(answers: MarketAnswers, sums: MarketSums, voice: Voice): string {
  const { say, number, money } = voice
  const { many, far, check } = answers
  const [aim, won, buyers, there] = [told(far?.aim), told(far?.won), told(many?.buyers), thereOf(answers)]
  const { need, sizes, all, brings, taken, gross } = sums
  if (need.kind === 'loses') return say('market.counter.loses', losesIn(need, sums, voice))
  const bound = boundOf(answers, sums)
  if (bound) return say('market.counter.most', boundText(bound, voice))
  const few = fewOf(answers, sums)
  if (aim && there && few)
    return say('market.counter.few', {
      there: number(there),
      aim: voice.price(aim),
      few,
      years: yearsOf(sums),
    })
  const [total, spent] = [told(check?.total), gross ?? sizes.tam]
  if (sums.check && 'ratio' in sums.check && sums.check.isApart && total && spent)
    return say('market.counter.apart', { total: voice.price(total), spent: aYear(spent, voice) })
  if (buyers && (all ?? sizes.tam) && isGuess(knownOf('many', 'buyers', answers)))
    return say('market.counter.guess', { buyers: number(buyers), half: halfOf(sums, voice) })
  if (brings && isGuess(knownOf('earn', 'price', answers)))
    return say('market.counter.price', { each: money(brings) })
  const fitting = there && (fittingIn(answers, there) ?? there)
  if (taken && fitting && fitting.low >= taken.high && isLargePart(taken, fitting))
    return say('market.counter.all', {
      part: partText(taken, fitting, voice),
      there: number(fitting),
      fits: fitting === there ? 'no' : 'yes',
    })
  if (won && won.high > 0) return say('market.counter.won', { won: number(won), ...paceOf(won, voice) })
  return say('market.counter.open', { list: openList(answers, sums, voice) })
}

const half: Range = { low: 0.5, high: 0.5 }

function halfOf({ all, sizes }: MarketSums, voice: Voice): string {
  if (all) return voice.say('per.once', { amount: voice.money(scale(all, half)) })
  return sizes.tam ? aYear(scale(sizes.tam, half), voice) : ''
}

/** New ones a month, or a year where it is not one a month. */
function paceOf({ low, high }: Range, { number }: Voice) {
  const unit = low >= 36 ? 'month' : 'year'
  const parts = unit === 'month' ? 36 : 3
  const round = (value: number) => Math.round((10 * value) / parts) / 10
  const isWhole = [low, high].every(value => Math.abs(round(value) * parts - value) < 1e-6)
  return { pace: number({ low: round(low), high: round(high) }), unit, about: isWhole ? 'no' : 'yes' }
}

/** Fewer than this are listed whole. */
const listed = 30
const names = 20
const offered = 5

/** Each from a figure that is there or a field that is blank; nothing is sold that nobody can be asked for. */
function actionsOf(answers: MarketAnswers, sums: MarketSums, voice: Voice): string[] {
  const { say, number, price } = voice
  const { many, earn, far, check } = answers
  const { open, need, taken } = sums
  const [buyers, aim, there, total, won] = [
    told(many?.buyers),
    told(far?.aim),
    thereOf(answers),
    told(check?.total),
    told(far?.won),
  ]
  const few = fewOf(answers, sums)
  const isApart = sums.check && 'ratio' in sums.check && sums.check.isApart
  const blank = [
    ...open.filter(id => id !== 'buyers').map(id => openText(id, answers, sums, voice)),
    ...(aim ? [] : [labelOf('far', 'aim', answers, voice)]),
  ]
  const asked = told(earn?.price)
  const isOffered =
    ['sale', 'subscription', 'hours'].includes(told(earn?.type) ?? '') &&
    isGuess(knownOf('earn', 'price', answers)) &&
    need.kind !== 'loses' &&
    !isAnswered(sums) &&
    (buyers?.low ?? 0) >= offered
  // Who comes new next year has no name yet.
  const isNamed = there && need.kind !== 'loses' && !sums.isOnce
  return [
    ...(need.kind === 'loses' ? [say('market.do.loses', losesIn(need, sums, voice))] : []),
    ...(aim && there && few ? [say('market.do.second', { there: number(there), aim: price(aim), few })] : []),
    ...(isApart && total ? [say('market.do.which', { total: voice.money(total) })] : []),
    ...(blank.length > 0
      ? [say('market.do.fill', { list: blank.join(voice.semicolon), numbers: say('market.numbers') })]
      : []),
    ...(buyers
      ? []
      : [
          sums.whom.kind === 'payers'
            ? say('market.do.buyers', { place: placeText(answers, voice) ?? 'none' })
            : say('market.do.whom', { whom: sums.whom.kind, type: told(earn?.type) ?? 'unsure' }),
        ]),
    ...(buyers && isGuess(knownOf('many', 'buyers', answers))
      ? [say('market.do.count', { buyers: number(buyers) })]
      : []),
    ...(isOffered && asked && asked.low === asked.high
      ? [say('market.do.offer', { price: price(asked) })]
      : []),
    ...(taken && sums.before !== 'none'
      ? [say('market.do.costs', { costs: sums.before, count: number(taken), card: say('name.frame') })]
      : []),
    ...(buyers && buyers.low >= names && told(far?.fits) === null
      ? [say('market.do.fits', { buyers: number(buyers) })]
      : []),
    ...(isNamed && there.high > 0 && there.high < listed
      ? [say('market.do.all', { buyers: number(there) })]
      : []),
    ...(isNamed && there.low >= listed
      ? [say('market.do.list', { count: number(names), buyers: number(there) })]
      : []),
    ...(won && won.high > 0 && need.kind !== 'loses' ? [say('market.do.pace', paceOf(won, voice))] : []),
    ...(total ? [] : [say('market.do.total')]),
    say('market.do.check'),
    say('insights.back'),
  ]
}

export function endOf(answers: MarketAnswers, sums: MarketSums, voice: Voice): MarketEnd {
  const [first = '', second = '', third = ''] = actionsOf(answers, sums, voice)
  return {
    confidence: confidenceOf(answers, sums, voice),
    counterArgument: counterOf(answers, sums, voice),
    testFirst: first,
    actions: [first, second, third],
  }
}
