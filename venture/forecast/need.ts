// Calculates how much money a forecast needs, and how much of it can be a loan. The code tries different sums,
// because a sum also changes interest, repayment and tax.
import { compile } from './compile.ts'
import { createEngine } from './evaluate.ts'
import { applyChanges, computeForecast, type Forecast } from './forecast.ts'
import type { Format } from './format.ts'
import { coverOf, coverWanted, coverYears, loansIn, raisedIn } from './lender.ts'
import { lowPointOf, type Metrics } from './metrics.ts'
import { createItem, decimalsOf, type ForecastModel, type Item, isFund } from './model.ts'

export type Need = {
  /** The cash that is missing before money from outside arrives. A larger sum from outside would not change it. */
  before: number
  /** The lowest cash if there were no money from outside. */
  without: Metrics['lowPoint']
  /** The cash that must remain in the worst month. */
  reserve: number
  /**
   * The smallest sum with which cash stays above the reserve. The terms are those of the plan. Null if no sum is
   * enough.
   */
  sum: number | null
}

/** The search for a sum stops at this multiple of the planned sum, because a larger sum would need another plan. */
const mostTimes = 64

/** `months`: the size of the reserve. It covers the operating costs of the worst month this many times. */
export function needOf({ model }: Forecast, months: number): Need {
  const bare = computeForecast({ ...model, items: model.items.filter(({ kind }) => !isFund(kind)) })
  const without = lowPointOf(bare.engine.row('cash'))
  const reserve = months * bare.engine.at('operating-costs', without.month)
  const funded = withFunds(model)
  const funds = funded.items.filter(({ kind, values }) => isFund(kind) && (values.amount ?? 0) > 0)
  const from = Math.min(...funds.map(({ values }) => values.received ?? 1))
  const run = runner(funded, funds)
  // A larger sum does not help if cash is missing before the money arrives.
  const isEnough = (sum: number) =>
    Math.min(
      ...run(sum)
        .engine.row('cash')
        .subarray(from - 1),
    ) >= reserve
  const before = -Math.min(0, ...bare.engine.row('cash').subarray(0, from - 1))
  return { before, without, reserve, sum: leastThat(isEnough, raisedIn(funded), unitOf(model)) }
}

/** If the plan has no money from outside, assumes that the owners pay money in at the start. */
function withFunds(model: ForecastModel): ForecastModel {
  if (raisedIn(model) > 0) return model
  const paidIn = createItem('needed', 'equity', 'Funding', { amount: 1000 * unitOf(model), received: 1 })
  return { ...model, items: [...model.items, paidIn] }
}

/**
 * The largest loan that the business could pay. With this loan, at least one of the first years still has a ratio
 * of earnings to loan costs of `wanted` or more.
 */
export function loanAtCover({ model }: Forecast, wanted: number): number | null {
  const loans = loansIn(model)
  if (loans.length === 0) return null
  const [run, unit] = [runner(model, loans), unitOf(model)]
  const borrowed = loans.reduce((sum, { values }) => sum + (values.amount ?? 0), 0)
  const isOver = (sum: number) => {
    const early = coverOf(run(sum)).filter(({ year }) => year <= coverYears)
    return early.length > 0 && !early.some(({ cover }) => cover >= wanted)
  }
  const over = leastThat(isOver, borrowed, unit)
  // Null in two cases: the business cannot even pay the smallest loan, or it can pay any loan because nothing must
  // be paid in these years.
  return over === null || over <= unit ? null : over - unit
}

const unitOf = ({ currency }: ForecastModel) => 10 ** decimalsOf(currency)

/**
 * Returns a function that calculates the forecast with another total sum. Each fund gets the same share of the
 * total as in the plan.
 */
function runner(model: ForecastModel, funds: readonly Item[]): (sum: number) => Forecast {
  const program = compile(model)
  const engine = createEngine(program)
  const whole = funds.reduce((sum, { values }) => sum + (values.amount ?? 0), 0)
  return sum => {
    const share = sum / whole
    applyChanges(
      program,
      engine,
      Object.fromEntries(funds.map(({ id, values }) => [`${id}.amount`, (values.amount ?? 0) * share])),
    )
    engine.run()
    return { model, program, engine }
  }
}

/** The smallest whole sum for which `holds` is true. Null if there is none. */
function leastThat(holds: (sum: number) => boolean, planned: number, unit: number): number | null {
  if (holds(0)) return 0
  let [low, high] = [0, Math.ceil(planned / unit)]
  while (!holds(high * unit)) {
    if (high * unit > planned * mostTimes) return null
    low = high
    high *= 2
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle * unit)) high = middle
    else low = middle
  }
  return high * unit
}

/** The higher ratio that many banks want. */
const coverEasy = 1.25

/**
 * The sentence about the loan that the business could pay. Null if the plan has no loan, or if the loan costs
 * nothing within two years.
 */
export function loanWords(forecast: Forecast, { money, ratio }: Format): string | null {
  if (!coverOf(forecast).some(({ year }) => year <= coverYears)) return null
  const planned = loansIn(forecast.model).reduce((sum, { values }) => sum + (values.amount ?? 0), 0)
  const times = (cover: number) => `${ratio(cover)} times`
  /** The result is based on guesses, so it is rounded. It is never larger than the planned loan. */
  const most = (cover: number): string | null => {
    const loan = loanAtCover(forecast, cover)
    if (loan === null) return null
    return loan >= planned ? 'the whole loan' : `a loan of about ${money(roundDown(loan))}`
  }
  const [wanted, easy] = [most(coverWanted), most(coverEasy)]
  if (!wanted) return `At these terms no loan reaches ${times(coverWanted)} within two years.`
  const parts = [
    // If both ratios allow the same sum, the sentence shows it only once.
    ...(wanted === easy ? [] : [`${times(coverWanted)} what ${wanted} costs`]),
    ...(easy ? [`${times(coverEasy)} what ${easy} costs`] : []),
  ]
  return `At these terms the business earns ${parts.join(', and ')}, within two years.`
}

/** Rounds down to two significant digits. */
function roundDown(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1)
  return Math.floor(amount / step) * step
}
