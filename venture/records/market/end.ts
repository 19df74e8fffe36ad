// How sure it is, what speaks against it most, and what to do next: all of it from the figures.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import type { Closing } from '../../../contracts/results/closing.ts'
import { isOnceEver, paysOf, priceOf } from '../earn.ts'
import { type Range, scale, told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import { isPaidBeside, refusedBeside } from './beside.ts'
import { boundOf, boundText } from './bound.ts'
import { placeText } from './place.ts'
import { fewOf, fittingIn, isLargePart, lackOf, losesIn, openText, partText, yearsOf } from './say.ts'
import { aYear, eachLabel, knownOf, labelOf, missingOfEarn, sayKnown } from './sizes.ts'
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
  if (brings && isGuess(knownOf('earn', 'price', answers)) && !isPaidBeside(answers, sums))
    return say('market.counter.price', { each: money(brings), label: eachLabel(sums, voice) })
  const fitting = there && (fittingIn(answers, there) ?? there)
  if (taken && fitting && fitting.low >= taken.high && isLargePart(taken, fitting))
    return say('market.counter.all', {
      part: partText(taken, fitting, voice),
      there: number(fitting),
      fits: fitting === there ? 'no' : 'yes',
    })
  if (won && won.high > 0)
    return say('market.counter.won', { won: number(won), ...paceOf(won, voice), ...paidSoFar(sums, voice) })
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

function paidSoFar({ beside }: MarketSums, { number, month }: Voice) {
  const [paid, since] = [told(beside?.paid?.paid), told(beside?.paid?.since)]
  return paid && since ? { paid: number(paid), since: month(since) } : { paid: 'none', since: '' }
}

/** Fewer than this are listed whole. */
const listed = 30
const names = 20

function actionsOf(answers: MarketAnswers, sums: MarketSums, voice: Voice): string[] {
  const { say, number } = voice
  const { many, earn, far, check } = answers
  const { open, need, taken } = sums
  const [buyers, aim, there, total, won] = [
    told(many?.buyers),
    told(far?.aim),
    thereOf(answers),
    told(check?.total),
    told(far?.won),
  ]
  const where = placeText(answers, voice)
  const bound = boundOf(answers, sums)
  const isHeard = isPaidBeside(answers, sums) || refusedBeside(sums) !== null
  const isNameless = need.kind === 'loses' || sums.isOnce
  const isApart = sums.check && 'ratio' in sums.check && sums.check.isApart
  return [
    ...(need.kind === 'loses' ? [say('market.do.loses', losesIn(need, sums, voice))] : []),
    ...(bound?.price ? [say('market.do.most', boundText(bound, voice))] : []),
    ...(aim && there && fewOf(answers, sums)
      ? [say('market.do.second', { there: number(there), aim: voice.price(aim) })]
      : []),
    ...(isApart && total ? [say('market.do.which', { total: voice.money(total) })] : []),
    ...(open.includes('price')
      ? [say(`market.do.${lackOf(answers)}`, { list: missingOfEarn(answers, voice).join(', ') })]
      : []),
    ...(buyers
      ? []
      : [
          sums.whom.kind === 'payers'
            ? say('market.do.buyers', { place: where ?? 'none' })
            : say('market.do.whom', { whom: sums.whom.kind, type: told(earn?.type) ?? 'unsure' }),
        ]),
    ...(open.includes('new') ? [say('market.do.new', { label: say('market.label.new') })] : []),
    ...(buyers && isGuess(knownOf('many', 'buyers', answers))
      ? [say('market.do.count', { buyers: number(buyers) })]
      : []),
    ...(isGuess(knownOf('earn', 'price', answers)) && !isHeard ? offerOf(earn, 'do', voice) : []),
    ...(taken && sums.before !== 'none'
      ? [say('market.do.costs', { costs: sums.before, count: number(taken), card: say('name.frame') })]
      : []),
    ...(open.includes('won') ? [say('market.do.won', { label: labelOf('far', 'won', answers, voice) })] : []),
    ...(aim
      ? []
      : [
          say('market.do.aim', {
            label: labelOf('far', 'aim', answers, voice),
            type: told(earn?.type) === 'giving' ? 'giving' : 'other',
          }),
        ]),
    ...(buyers && buyers.low >= names && told(far?.fits) === null
      ? [say('market.do.fits', { buyers: number(buyers) })]
      : []),
    // Who comes new next year has no name yet.
    ...(won && won.high > 0 && !isNameless
      ? [say('market.do.pace', { won: number(won), ...paceOf(won, voice) })]
      : []),
    ...(there && there.high < listed && !isNameless ? [say('market.do.all', { buyers: number(there) })] : []),
    ...(there && there.high >= listed && !isNameless
      ? [say('market.do.list', { count: number(names), buyers: number(there) })]
      : []),
    ...(total ? [] : [say('market.do.total')]),
    ...(buyers && buyers.high < names ? [] : [say('market.do.call')]),
    say('market.test.price'),
    say('insights.back'),
  ]
}

/** What a customer pays is offered, never the part of it that the founder keeps. */
function offerOf(earn: MarketAnswers['earn'], kind: 'do' | 'test', voice: Voice, isPaid = false): string[] {
  const [pays, keeps] = [paysOf(earn), priceOf(earn)]
  if (!pays) return []
  return told(earn?.type) === 'commission'
    ? [
        voice.say(`market.${kind}.deal`, {
          price: voice.money(pays),
          keeps: keeps ? voice.money(keeps) : 'none',
        }),
      ]
    : [
        voice.say(`market.${kind}.offer`, {
          price: isOnceEver(earn) ? voice.money(pays) : voice.price(pays),
          paid: isPaid ? 'yes' : 'no',
        }),
      ]
}

/** Nobody is asked for a price that loses. */
function testOf(answers: MarketAnswers, sums: MarketSums, voice: Voice): string {
  const { earn, far } = answers
  const { need } = sums
  const serve = told(far?.serve)
  const bound = boundOf(answers, sums)
  const no = refusedBeside(sums)
  if (no) return voice.say('find.instead.test', { no, count: Math.min(no, 5) })
  if (bound?.price) return voice.say('market.test.offer', { price: voice.price(bound.price), paid: 'no' })
  if (need.kind === 'loses' && serve) return voice.say('market.test.loses', { serve: voice.price(serve) })
  return offerOf(earn, 'test', voice, isPaidBeside(answers, sums))[0] ?? voice.say('market.test.price')
}

export function endOf(answers: MarketAnswers, sums: MarketSums, voice: Voice): MarketEnd {
  const [first = '', second = '', third = ''] = [...new Set(actionsOf(answers, sums, voice))]
  return {
    confidence: confidenceOf(answers, sums, voice),
    counterArgument: counterOf(answers, sums, voice),
    testFirst: testOf(answers, sums, voice),
    actions: [first, second, third],
  }
}
