// Calculators about income from customers. Each computes both ends of the range.
import type { Amount } from '../../contracts/record-fields.ts'
import { monthly, plus, type Range } from '../records/figures.ts'
import { type Calculator, type Given, none } from './calculator.ts'
import {
  aim,
  aMonth,
  amount,
  dealShare,
  fixed,
  measure,
  monthlyPrice,
  monthlyServe,
  newPrice,
  oldPrice,
  optional,
  payers,
  pays,
  price,
  problem,
  serve,
  stays,
} from './fields.ts'
import {
  areAlike,
  by,
  inMonth,
  minus,
  moneyOf,
  nought,
  over,
  times,
  units,
  wholeDown,
  wholeUp,
} from './sums.ts'

const monthlyOf = (given: Given, id: string): Range => {
  const found = given.amount(id)
  return found ? inMonth(found) : nought
}
const currencyOf = (given: Given, id: string) => given.amount(id)?.currency ?? ''

/** Returns "per month" or "per item", depending on the unit of the amount. */
const perOf = (amount: Amount | null) => (amount && monthly(amount) ? 'month' : 'one')

const costIds = ['cost1', 'cost2', 'cost3', 'cost4', 'cost5', 'cost6'] as const

const left: Calculator = {
  id: 'left',
  fields: [
    payers,
    price,
    ...costIds.map((id, at) => ({ ...optional(amount(id, ...aMonth)), ...(at > 0 && { isMore: true }) })),
  ],
  sum: given => {
    const currency = currencyOf(given, 'price')
    const [paying, each] = [given.count('payers'), monthlyOf(given, 'price')]
    const costs = plus(...costIds.map(id => monthlyOf(given, id)))
    const rest = minus(times(paying, each), costs)
    if (rest.low < 0) {
      const gap = { low: rest.high < 0 ? -rest.high : -rest.low, high: -rest.low }
      return none('minus', rest.high, { gap: moneyOf(gap, currency) })
    }
    const ofOne = {
      low: each.low - costs.high / paying.low,
      high: each.high - costs.low / paying.high,
    }
    return {
      payers: paying,
      price: moneyOf(each, currency),
      costs: moneyOf(costs, currency),
      left: moneyOf(rest, currency),
      each: paying.low > 0 ? moneyOf(ofOne, currency) : null,
      tenth: costs.high > 0 ? moneyOf(by(costs, 0.1), currency) : null,
    }
  },
}

const pay: Calculator = {
  id: 'pay',
  fields: [aim, fixed, price, serve, optional(measure('hours', 'hours'))],
  sum: given => {
    const [own, cost] = [given.amount('price'), given.amount('serve')]
    if (!areAlike(own, cost)) return units(own, cost)
    const currency = currencyOf(given, 'price')
    const [brings, costs] = [monthlyOf(given, 'price'), monthlyOf(given, 'serve')]
    const margin = minus(brings, costs)
    if (margin.low <= 0) return none('loses', margin.high)
    const wanted = plus(monthlyOf(given, 'aim'), monthlyOf(given, 'fixed'))
    const need = wholeUp(over(wanted, margin))
    return {
      aim: moneyOf(monthlyOf(given, 'aim'), currency),
      fixed: moneyOf(monthlyOf(given, 'fixed'), currency),
      price: moneyOf(brings, currency),
      serve: moneyOf(costs, currency),
      need,
      per: perOf(own),
      hours: given.has('hours') ? times(need, given.count('hours')) : null,
      dearer: wholeUp(over(wanted, minus(by(brings, 1.1), costs))),
    }
  },
}

const percent = (part: Range, of: Range): Range | null => (of.low > 0 ? by(over(part, of), 100) : null)

const priceCheck: Calculator = {
  id: 'price',
  fields: [price, serve, pays, problem],
  use: { part: 'price', figure: 'price' },
  sum: given => {
    const [own, cost, today] = [given.amount('price'), given.amount('serve'), given.amount('pays')]
    if (!own || !areAlike(own, cost, today)) return units(own, cost, today)
    const { currency } = own
    const [asked, floor] = [inMonth(own), monthlyOf(given, 'serve')]
    const margin = minus(asked, floor)
    if (margin.low <= 0) return none('below', margin.high, { serve: moneyOf(floor, currency) })
    const yearly = perOf(own) === 'month' ? by(asked, 12) : null
    return {
      price: moneyOf(asked, currency),
      serve: moneyOf(floor, currency),
      floor: cost && moneyOf(floor, currency),
      leaves: moneyOf(margin, currency),
      per: perOf(own),
      today: today ? percent(asked, inMonth(today)) : null,
      problem: yearly && given.has('problem') ? percent(yearly, by(monthlyOf(given, 'problem'), 12)) : null,
      tenth: moneyOf(by(asked, 0.1), currency),
    }
  },
}

const raise: Calculator = {
  id: 'raise',
  fields: [payers, oldPrice, newPrice, serve],
  use: { part: 'new', figure: 'price' },
  sum: given => {
    const [before, after, cost] = [given.amount('old'), given.amount('new'), given.amount('serve')]
    if (!areAlike(before, after, cost)) return units(before, after, cost)
    const currency = currencyOf(given, 'new')
    const [old, next, costs] = ['old', 'new', 'serve'].map(id => monthlyOf(given, id)) as [
      Range,
      Range,
      Range,
    ]
    const step = minus(next, old)
    if (step.low <= 0) return none('higher', step.high)
    const earned = minus(old, costs)
    if (earned.low <= 0) return none('already', earned.high)
    const paying = given.count('payers')
    // The number of customers who may leave before the new price brings less money than the old one. It is largest
    // with a high cost per customer and a high new price.
    const mayLose = (end: 'low' | 'high', other: 'low' | 'high') =>
      (paying[end] * (next[end] - old[other])) / (next[end] - costs[end])
    return {
      payers: paying,
      old: moneyOf(old, currency),
      new: moneyOf(next, currency),
      serve: moneyOf(costs, currency),
      lose: wholeDown({ low: mayLose('low', 'high'), high: mayLose('high', 'low') }),
      each: moneyOf(minus(next, costs), currency),
      per: perOf(after),
    }
  },
}

const worth: Calculator = {
  id: 'worth',
  fields: [monthlyPrice, stays, monthlyServe, optional(amount('win', 'once'))],
  sum: given => {
    const currency = currencyOf(given, 'price')
    const [brings, costs] = [monthlyOf(given, 'price'), monthlyOf(given, 'serve')]
    const margin = minus(brings, costs)
    if (margin.low <= 0) return none('loses', margin.high)
    const win = monthlyOf(given, 'win')
    const whole = minus(times(margin, given.count('stays')), win)
    if (whole.low <= 0) return none('win', whole.high)
    return {
      price: moneyOf(brings, currency),
      serve: moneyOf(costs, currency),
      stays: given.count('stays'),
      win: moneyOf(win, currency),
      worth: moneyOf(whole, currency),
      payback: given.has('win') ? over(win, margin) : null,
      month: moneyOf(margin, currency),
    }
  },
}

const share: Calculator = {
  id: 'share',
  fields: [price, dealShare, serve],
  sum: given => {
    const [own, cost] = [given.amount('price'), given.amount('serve')]
    if (!areAlike(own, cost)) return units(own, cost)
    const currency = currencyOf(given, 'price')
    const [whole, costs] = [monthlyOf(given, 'price'), monthlyOf(given, 'serve')]
    const part = given.count('share')
    const theirs = by(whole, part.low / 100)
    // Both shares are parts of the same price. So the low ends belong together, and so do the high ends.
    const yours = minus(by(whole, 1 - part.low / 100), costs)
    if (yours.low <= 0) return none('nothing', yours.high)
    return {
      price: moneyOf(whole, currency),
      share: part,
      serve: moneyOf(costs, currency),
      theirs: moneyOf(theirs, currency),
      yours: moneyOf(yours, currency),
      point: moneyOf(by(whole, 0.01), currency),
    }
  },
}

export const selling: readonly Calculator[] = [left, pay, priceCheck, raise, worth, share]
