// Prints names of rivals, orders, totals and differences.
import type { Amount } from '../../../contracts/record-fields.ts'
import { type Money, plus, type Range, told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import type { Told } from './own.ts'
import { type Both, cheaperBy, compare, dearerBy, extraIn, ownExtra } from './sums.ts'
import { isFree, type RivalRow } from './table.ts'

/** The rival's name for the start of a line. */
export const sayRival = ({ name }: Pick<RivalRow, 'name'>, { say }: Pick<Voice, 'say' | 'quote'>): string =>
  name ?? say('rivals.nothing')

/** The rival's name for the middle of a sentence. It has quotation marks, because the name may be a phrase. */
export const sayWithin = (
  { name }: Pick<RivalRow, 'name'>,
  { say, quote }: Pick<Voice, 'say' | 'quote'>,
): string => (name === null ? say('rivals.nothing.within') : quote(name))

export const isOf = ({ name }: Pick<RivalRow, 'name'>) => (name === null ? 'today' : 'rival')

/** Starts a sentence with a capital letter. Names such as "iFixit" are not changed. */
export function sentence(text: string): string {
  const [, before = '', first = ''] = text.match(/^([«“„]?\s?)(\p{Ll}[\p{L}\p{M}]*)/u) ?? []
  if (first === '' || first !== first.toLowerCase()) return text
  return `${before}${first.charAt(0).toUpperCase()}${text.slice(before.length + 1)}`
}

const duration: readonly Amount['per'][] = ['day', 'week', 'month', 'year']

/**
 * Prints an order: "10 pieces", "1 month", "one order". For several periods it prints "an order of 20", because
 * "twenty a month" could be misunderstood.
 */
export function sayOrder(
  { order, per }: { order: Range; per: Amount['per'] },
  { say, number }: Pick<Voice, 'say' | 'number'>,
): string {
  const isSeveral = order.low !== 1 || order.high !== 1
  const unit = isSeveral && duration.includes(per) ? 'several' : per
  return say('rivals.order', { per: unit, count: order.high, shown: number(order) })
}

export const listOf = (names: readonly string[], { language }: Pick<Voice, 'language'>): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)

export const namesOf = (rivals: readonly RivalRow[], voice: Voice): string =>
  listOf(
    rivals.map(rival => sayWithin(rival, voice)),
    voice,
  )

/** Whether the value has at most two decimals. It is then printed without rounding. */
const isInCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4
const isExact = ({ low, high }: Range) => isInCents(low) && isInCents(high)

/** Adds "about" if the printed total is rounded. */
export const saySum = (sum: Money, { say, exact }: Voice): string =>
  isExact(sum) ? exact(sum) : say('rivals.about', { amount: exact(sum) })

type Summed = { price: Amount; order: Range; extra: Money | null; sum: Money }

/**
 * Prints the formula of an order: "10 × EUR 13 + EUR 65 = EUR 195". Null if there is nothing to add or to multiply.
 */
export function sayFormula({ price, order, extra, sum }: Summed, voice: Voice): string | null {
  const { number, exact } = voice
  const isOne = price.per === 'once' || (order.low === 1 && order.high === 1)
  const hasExtra = extra !== null && extra.high > 0
  if (isOne && !hasExtra) return null
  const goods = `${isOne ? '' : `${number(order)} × `}${exact(price)}`
  return `${goods}${hasExtra ? ` + ${exact(extra)}` : ''} ${isExact(sum) ? '=' : '≈'} ${exact(sum)}`
}

/** Whether the price of a rival is a guess. A price of zero for doing nothing is not a guess. */
export const isPriceGuessed = ({
  name,
  price,
  priceKnown,
}: Pick<RivalRow, 'name' | 'price' | 'priceKnown'>): boolean =>
  priceKnown === 'guess' && !(name === null && price?.high === 0)

/**
 * Prints the totals, for example "10 pieces with you: EUR 115; with “Lima”: EUR 195." Null if no price can be
 * compared.
 */
export function sayBoth(rivals: readonly RivalRow[], given: Told): string | null {
  const { voice } = given
  const held = rivals.flatMap(rival => {
    const both = compare(given, rival)
    return both ? [{ rival, both }] : []
  })
  const [first] = held
  if (!first) return null
  const apart = sayDifferences(held, given)
  if (apart) return apart
  // Prices of a month and prices of a year are two sentences.
  const isSame = ({ both }: (typeof held)[number]) => both.per === first.both.per
  const same = held.filter(isSame)
  const others = same.map(({ rival, both }) =>
    voice.say('rivals.react.with', { name: sayWithin(rival, voice), theirs: sayTheirs(rival, both, given) }),
  )
  const line = voice.say('rivals.react.prices', {
    order: sayOrder(first.both, voice),
    mine: sayMine(first.both, given),
    others: others.join(voice.semicolon),
  })
  const rest = held.filter(one => !isSame(one)).map(({ rival }) => rival)
  return [line, sayBoth(rest, given)].filter(Boolean).join(' ')
}

/**
 * The card already shows a total that is only the price itself. In this case, the reply gives only the differences.
 */
function sayDifferences(held: readonly { rival: RivalRow; both: Both }[], given: Told): string | null {
  const { answers, voice } = given
  const price = told(answers.yours?.price)
  const isSum = (both: Both, rival: RivalRow) =>
    both.order.high > 1 || (rival.extra?.high ?? 0) > 0 || both.isBare || both.per !== price?.per
  if (!price || ownExtra(answers).extra || held.some(({ rival, both }) => isSum(both, rival))) return null
  const lines = held.flatMap(({ rival }) => {
    const [less, more] = [cheaperBy(given, rival), dearerBy(given, rival)]
    const found = less ?? more
    const values = { name: sayWithin(rival, voice), state: less ? 'less' : 'more' }
    return found ? voice.say('rivals.react.diff', { ...values, diff: saySum(found.by, voice) }) : []
  })
  return lines.length > 0 ? `${lines.join(voice.semicolon)}.` : null
}

/** Whether a rival is free for those who pay the founder. People who give or insure do not buy from a rival. */
export const isFreeFor = ({ isUnheld, payer }: Told, rival: RivalRow): boolean =>
  isFree(rival) && (!isUnheld || payer === null || payer === 'advertiser')

/** Prints how much cheaper a rival is, for example "Lima: EUR 5 cheaper for 10 pieces." Null if it is not cheaper. */
export function sayCheaper(rival: RivalRow, given: Told): string | null {
  const { voice } = given
  const mine = told(given.answers.yours?.price)
  const found = cheaperBy(given, rival)
  const name = sayWithin(rival, voice)
  if (mine && mine.high > 0 && isFreeFor(given, rival))
    return voice.say('rivals.head.free', { name, mine: voice.price(mine) })
  if (!found) return sayLower(rival, given, name)
  const values = { diff: saySum(found.by, voice), order: sayOrder(found.compared, voice) }
  return voice.say('rivals.loss.price', { name, ...values })
}

/** Prints both prices if the rival's is certainly lower, even if its extra charge is unknown. */
export function sayLower(rival: RivalRow, given: Told, name = sayRival(rival, given.voice)): string | null {
  const { answers, voice } = given
  const mine = told(answers.yours?.price)
  if (!mine || mine.high === 0) return null
  if (isFreeFor(given, rival)) return voice.say('rivals.loss.free', { name, mine: voice.price(mine) })
  const both = compare(given, rival)
  const isLower = both?.isBare ? both.more.high < 0 : cheaperBy(given, rival) !== null
  if (!both || !isLower) return null
  const values = { theirs: sayTheirs(rival, both, given), mine: sayMine(both, given) }
  return voice.say('rivals.loss.bare', { name, order: sayOrder(both, voice), ...values })
}

/** Shows two prices that are so different that they may be for different things. */
export function sayApart(rival: Pick<RivalRow, 'name' | 'price'>, { answers, voice }: Told): string {
  const [price, name] = [told(answers.yours?.price), sayWithin(rival, voice)]
  const [mine, theirs] = [price, rival.price].map(one => (one ? voice.price(one) : ''))
  return voice.say('rivals.apart', { name, mine: mine ?? '', theirs: theirs ?? '' })
}

/** Adds the extra charge that is not part of the order. */
function withBeside(sum: string, side: Pick<RivalRow, 'extra' | 'paid'>, { answers, voice }: Told): string {
  const price = told(answers.yours?.price)
  const isIn = price && extraIn(side, price, told(answers.yours?.order))
  return [sum, !isIn && sayExtra(side, voice)].filter(Boolean).join(' + ')
}

export const sayMine = ({ mine }: Both, given: Told): string =>
  withBeside(given.voice.exact(mine), ownExtra(given.answers), given)

export function sayTheirs(rival: RivalRow, { theirs, isBare }: Both, given: Told): string {
  const sum = withBeside(saySum(theirs, given.voice), rival, given)
  return isBare ? given.voice.say('rivals.bare', { amount: sum }) : sum
}

/** Prints the counts, for example "4 lost, 2 won". Null if neither was counted. */
export function sayFights(
  { won, lost }: Pick<RivalRow, 'won' | 'lost'>,
  { say, number }: Voice,
): string | null {
  const parts = [
    lost && say('rivals.cell.lost', { lost: number(lost), count: lost.high }),
    won && say('rivals.cell.won', { won: number(won), count: won.high }),
  ]
  return parts.filter(Boolean).join(', ') || null
}

/** "Of 7 who chose between you and Lima, 5 went there." Null if a count is missing, or if only one decided. */
export function sayLost(rival: RivalRow, voice: Voice): string | null {
  const { won, lost } = rival
  if (!won || !lost || lost.high === 0 || won.high + lost.high < 2) return null
  const values = { shown: voice.number(lost), lost: lost.high, all: voice.number(plus(won, lost)) }
  return voice.say('rivals.counter.lost', { ...values, name: sayWithin(rival, voice) })
}

/** Prints extra charges that are not part of an order. Null if there are none. */
export const sayExtra = (
  { extra, paid }: Pick<RivalRow, 'extra' | 'paid'>,
  { say, exact }: Voice,
): string | null =>
  extra && extra.high > 0 ? say('rivals.extra', { extra: exact(extra), paid: paid ?? 'open' }) : null
