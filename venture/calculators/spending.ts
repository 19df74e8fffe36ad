// Calculators about spending, loans, savings and investment. Each computes both ends of the range.
import { monthAfter } from '../forecast/model.ts'
import { plus, type Range } from '../records/figures.ts'
import { type Calculator, type Given, none } from './calculator.ts'
import { aMonth, amount, cash, count, measure, optional, share } from './fields.ts'
import { by, effectiveRate, inMonth, minus, moneyOf, nought, over, times, wholeUp } from './sums.ts'

const figureOf = (given: Given, id: string): Range => {
  const found = given.amount(id)
  return found ? inMonth(found) : nought
}
const currencyOf = (given: Given, id: string) => given.amount(id)?.currency ?? ''

const payback: Calculator = {
  id: 'payback',
  fields: [amount('invest', 'once'), amount('brings', ...aMonth), optional(amount('runs', ...aMonth))],
  sum: given => {
    const currency = currencyOf(given, 'invest')
    const [invest, brings, runs] = ['invest', 'brings', 'runs'].map(id => figureOf(given, id)) as [
      Range,
      Range,
      Range,
    ]
    const rest = minus(brings, runs)
    if (rest.low <= 0) return none('idle', rest.high)
    return {
      invest: moneyOf(invest, currency),
      brings: moneyOf(brings, currency),
      runs: moneyOf(runs, currency),
      months: over(invest, rest),
      sooner: over(invest, minus(by(brings, 1.1), runs)),
    }
  },
}

const batch: Calculator = {
  id: 'batch',
  fields: [amount('trip', 'once'), count('pieces'), optional(amount('each', 'piece'))],
  use: { part: 'piece', figure: 'unitCost' },
  sum: given => {
    const currency = currencyOf(given, 'trip')
    const [trip, pieces, each] = [figureOf(given, 'trip'), given.count('pieces'), figureOf(given, 'each')]
    if (pieces.low <= 0) return none('pieces', pieces.high)
    return {
      trip: moneyOf(trip, currency),
      pieces,
      each: moneyOf(each, currency),
      piece: moneyOf(plus(over(trip, pieces), each), currency),
      twice: moneyOf(plus(over(trip, by(pieces, 2)), each), currency),
    }
  },
}

const hire: Calculator = {
  id: 'hire',
  fields: [
    amount('pay', ...aMonth),
    optional(share('oncosts')),
    amount('leaves', ...aMonth),
    optional(measure('freed', 'hours')),
  ],
  sum: given => {
    const currency = currencyOf(given, 'pay')
    const [pay, leaves, freed] = [figureOf(given, 'pay'), figureOf(given, 'leaves'), given.count('freed')]
    if (leaves.low <= 0) return none('leaves', leaves.high)
    const whole = by(pay, 1 + given.count('oncosts').low / 100)
    return {
      pay: moneyOf(whole, currency),
      leaves: moneyOf(leaves, currency),
      need: wholeUp(over(whole, leaves)),
      hour: freed.low > 0 ? moneyOf(over(whole, freed), currency) : null,
      dearer: wholeUp(over(whole, by(leaves, 1.1))),
    }
  },
}

const loan: Calculator = {
  id: 'loan',
  fields: [
    amount('get', 'once'),
    amount('back', 'once'),
    measure('term', 'months'),
    optional(amount('brings', ...aMonth)),
  ],
  sum: given => {
    const currency = currencyOf(given, 'get')
    const [get, back, term] = [figureOf(given, 'get'), figureOf(given, 'back'), given.count('term')]
    if (get.low <= 0 || term.low <= 0) return none('term', 0)
    const cost = minus(back, get)
    if (cost.low < 0) return none('less', cost.high)
    const ends = (rate: (get: number, back: number, months: number) => number): Range => ({
      low: rate(get.high, back.low, term.high),
      high: rate(get.low, back.high, term.low),
    })
    const part = over(back, term)
    const brings = figureOf(given, 'brings')
    return {
      get: moneyOf(get, currency),
      back: moneyOf(back, currency),
      cost: moneyOf(cost, currency),
      simple: ends((got, paid, months) => (100 * 12 * (paid - got)) / (got * months)),
      effective: ends(effectiveRate),
      part: moneyOf(part, currency),
      brings: given.has('brings') ? moneyOf(brings, currency) : null,
      carries: given.has('brings') ? (brings.low >= part.high ? 'yes' : 'no') : null,
      longer: moneyOf(over(back, { low: term.low + 1, high: term.high + 1 }), currency),
    }
  },
}

const offer: Calculator = {
  id: 'offer',
  fields: [amount('offer', 'once'), amount('monthly', ...aMonth)],
  sum: given => {
    const currency = currencyOf(given, 'offer')
    const [offered, kept] = [figureOf(given, 'offer'), figureOf(given, 'monthly')]
    if (kept.low <= 0) return none('kept', kept.high)
    return {
      offer: moneyOf(offered, currency),
      monthly: moneyOf(kept, currency),
      months: over(offered, kept),
      sooner: over(offered, by(kept, 1.1)),
    }
  },
}

/** A date further away than this number of months does not help the founder. */
const mostMonths = 600

const runway: Calculator = {
  id: 'runway',
  fields: [cash, amount('out', ...aMonth), optional(amount('in', ...aMonth))],
  sum: given => {
    const currency = currencyOf(given, 'cash')
    const [held, out, coming] = ['cash', 'out', 'in'].map(id => figureOf(given, id)) as [Range, Range, Range]
    /**
     * If the income is higher than the costs at one end of the range, the money never runs out at that end. The
     * result then says "at least" and gives the value of the other end.
     */
    const lasts = (spent: Range) => {
      const burn = minus(spent, coming)
      const least = held.low / burn.high
      return { low: least, high: burn.low > 0 ? held.high / burn.low : least, isLeast: burn.low <= 0 }
    }
    const burn = minus(out, coming)
    if (burn.high <= 0) return none('endless', burn.high)
    const { low, high, isLeast } = lasts(out)
    const less = by(out, 0.9)
    const longer = minus(less, coming).high > 0 ? lasts(less) : null
    return {
      cash: moneyOf(held, currency),
      out: moneyOf(out, currency),
      in: moneyOf(coming, currency),
      months: { low, high },
      least: isLeast ? 'yes' : 'no',
      until: low < mostMonths ? { month: monthAfter(given.today.slice(0, 7), Math.floor(low)) } : null,
      longer: longer && { low: longer.low, high: longer.high },
    }
  },
}

const dilution: Calculator = {
  id: 'dilution',
  fields: [amount('raise', 'once'), amount('valuation', 'once'), share('yours')],
  sum: given => {
    const currency = currencyOf(given, 'raise')
    const [raised, value, yours] = [
      figureOf(given, 'raise'),
      figureOf(given, 'valuation'),
      given.count('yours'),
    ]
    if (value.low <= 0) return none('valuation', value.high)
    const after = (worth: Range): Range =>
      times(yours, {
        low: worth.low / (worth.low + raised.high),
        high: worth.high / (worth.high + raised.low),
      })
    return {
      raise: moneyOf(raised, currency),
      valuation: moneyOf(value, currency),
      yours,
      after: after(value),
      theirs: {
        low: 100 * (raised.low / (value.high + raised.low)),
        high: 100 * (raised.high / (value.low + raised.high)),
      },
      more: after(by(value, 1.1)),
    }
  },
}

export const spending: readonly Calculator[] = [payback, batch, hire, loan, offer, runway, dilution]
