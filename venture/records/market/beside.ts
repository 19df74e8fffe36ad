// What the problem validation knows of the same market: each figure with its source, and where both count, which is taken.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import type { MarketFigures } from '../../../contracts/results/market-research.ts'
import { paysOf, priceOf } from '../earn.ts'
import { atLeast, monthly, type Range, told } from '../figures.ts'
import { isOnce } from '../scores.ts'
import type { Voice } from '../voice.ts'
import type { MarketSums } from './sums.ts'

const meet = (one: Range, other: Range) => one.low <= other.high && other.low <= one.high

/** The same by one unit; what is paid once is one unit, however it is called. */
function isSamePrice(one: Amount, other: Amount): boolean {
  if (one.currency !== other.currency) return false
  if (one.per === other.per || (isOnce(one.per) && isOnce(other.per))) return meet(one, other)
  const [ours, theirs] = [monthly(one), monthly(other)]
  // A month has no whole number of weeks.
  return ours !== null && theirs !== null && meet(ours, { low: theirs.low * 0.99, high: theirs.high * 1.01 })
}

/** How many pay there; of gifts nobody said which of the two are counted. */
export const thereBeside = ({ earn }: MarketAnswers, { beside }: MarketSums): Range | null =>
  told(earn?.type) === 'giving' ? null : told(beside?.reach?.there)

const paidBeside = ({ beside }: MarketSums): Amount | null =>
  atLeast(beside?.paid?.paid) > 0 ? told(beside?.paid?.each) : null

/** Somebody has paid what is asked here: of a commission the deal, or what is kept of it. */
export function isPaidBeside({ earn }: MarketAnswers, sums: MarketSums): boolean {
  const each = paidBeside(sums)
  return [paysOf(earn), priceOf(earn)].some(price => price && each && isSamePrice(price, each))
}

const fewestRefused = 3

/** How many heard a price and said no, where nobody has paid or promised: they are not asked for it again. */
export function refusedBeside({ beside }: MarketSums): number | null {
  const no = atLeast(beside?.others?.no)
  const hasMoney = atLeast(beside?.paid?.paid) + atLeast(beside?.others?.committed) > 0
  return no >= fewestRefused && !hasMoney ? no : null
}

export function besideFlags(answers: MarketAnswers, sums: MarketSums, voice: Voice): string[] {
  const [there, here] = [thereBeside(answers, sums), told(answers.many?.buyers)]
  const [each, price] = [paidBeside(sums), paysOf(answers.earn)]
  return [
    ...(there && here && !meet(there, here)
      ? [voice.say('market.flag.there', { there: voice.number(there), here: voice.number(here) })]
      : []),
    ...(sums.brings && price && each && !isPaidBeside(answers, sums)
      ? [voice.say('market.flag.paid', { price: voice.price(price), each: voice.price(each) })]
      : []),
  ]
}

export function besideRows(answers: MarketAnswers, sums: MarketSums, voice: Voice): MarketFigures['inputs'] {
  const { paid, others, evidence } = sums.beside ?? {}
  const from = voice.say('prefill.helper', { helper: 'problem_validation' })
  const [there, each] = [thereBeside(answers, sums), told(paid?.each)]
  const counts = [
    ['label.reach.there', there],
    ['label.paid.paid', told(paid?.paid)],
    ['label.others.no', told(others?.no)],
    ['label.evidence.talked', told(evidence?.talked)],
  ] as const
  return [
    ...counts.flatMap(([label, count]) =>
      count && count.high > 0 ? [{ label: voice.say(label), value: voice.number(count), from }] : [],
    ),
    ...(each ? [{ label: voice.say('label.paid.each'), value: voice.price(each), from }] : []),
  ]
}
