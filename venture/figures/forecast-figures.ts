// Makes the figures of the forecast. Each is as certain as the weakest input of its formula.
import { kinds } from '../forecast/fields.ts'
import { type Driver, type Forecast, rollUp } from '../forecast/forecast.ts'
import { createFormat, type Format } from '../forecast/format.ts'
import { coverOf, debtWords, loansAskedWords, profitWords, raisedIn } from '../forecast/lender.ts'
import { fundedIn, metricsOf, outOfCashOf } from '../forecast/metrics.ts'
import { type Item, isFund } from '../forecast/model.ts'
import { loanWords } from '../forecast/need.ts'
import { type Bar, tornadoOf } from '../forecast/tornado.ts'
import { assumedIn, forecastMarks } from './computed-marks.ts'
import type { Add, Material } from './material.ts'
import { originOf } from './origins.ts'

export function addForecast(forecast: Forecast, material: Material, add: Add): void {
  const { model, program } = forecast
  const format = createFormat(model.currency, model.start, material.locale)
  const metrics = metricsOf(forecast)
  const markOf = forecastMarks(forecast, material)
  // The table of assumptions uses the same list of drivers.
  const drivers = assumedIn(model)
  const known = drivers.filter(
    ({ id }) => !['guess', 'estimate'].includes(originOf({ ...material, forecast }, id).mark),
  ).length
  const detail = `Forecast: ${known} of ${drivers.length} figures behind it rest on facts, the others are guesses.`
  /** Adds a figure. `lines`: the lines of the forecast that it comes from. */
  const put = (name: string, text: string | null, ...lines: string[]) =>
    add(text === null ? null : { name, text, mark: markOf(lines), place: 'financial', detail })
  const money = (cents: number | null) => (cents === null ? null : format.shortMoney(cents))
  for (const [name, line] of [
    ['revenue', 'revenue'],
    ['profit', 'net-profit'],
    ['cash', 'cash'],
  ] as const) {
    rollUp(forecast, line, 'year').forEach((value, year) => {
      put(`${name}-year-${year + 1}`, money(value), line)
    })
  }
  put('profit-lasts', profitWords(metrics, format), 'net-profit')
  put('break-even', metrics.breakEven === null ? null : format.month(metrics.breakEven), 'net-profit')
  put('cash-low', money(metrics.lowPoint.cash), 'cash')
  put('cash-low-month', format.month(metrics.lowPoint.month), 'cash')
  put('cash-low-later', metrics.lowAfter && money(metrics.lowAfter.cash), 'cash')
  put('cash-low-later-month', metrics.lowAfter && format.month(metrics.lowAfter.month), 'cash')
  // Later money does not help in the months before it arrives. So there is one figure for the time before and one
  // for the time after.
  const funded = fundedIn(model) ?? 1
  const goneFrom = (from: number, to: number): string | null => {
    const gone = outOfCashOf(forecast.engine.row('cash').subarray(from - 1, to))
    return gone === null ? null : format.month(gone + from - 1)
  }
  put('cash-out-before', goneFrom(1, funded - 1), 'cash')
  put('cash-out', goneFrom(funded, model.months), 'cash')
  put('burn', metrics.burn > 0 ? money(metrics.burn) : null, 'cf-operating', 'cf-investing')
  put(
    'gross-margin',
    metrics.grossMargin === null ? null : format.percent(metrics.grossMargin),
    'gross-profit',
  )
  const customers = program.streams.flatMap(({ added, active, lost }) =>
    [added, active, lost].filter(id => id !== null),
  )
  const [cost, worth] = [
    [...program.parts.winning, ...customers],
    ['gross-profit', ...customers],
  ]
  put('cac', money(metrics.cac), ...cost)
  // The value of a customer depends on how many customers leave, so the text also shows that share.
  put(
    'ltv',
    metrics.ltv === null || metrics.churn === null
      ? null
      : `${format.shortMoney(metrics.ltv)}, if ${format.percent(metrics.churn)} of them leave a month`,
    ...worth,
  )
  put(
    'payback',
    metrics.paybackMonths === null ? null : format.months(metrics.paybackMonths),
    ...cost,
    ...worth,
  )
  const raised = raisedIn(model)
  const funds = model.items.filter(({ kind, values }) => isFund(kind) && (values.amount ?? 0) > 0)
  // The money that the founder asks for is a request, so it has no evidence mark.
  const requested = { mark: null, place: 'financial', detail: 'Funding in the forecast' } as const
  if (raised > 0) add({ ...requested, name: 'raise', text: format.money(raised) })
  if (funds.length > 0)
    add({ ...requested, name: 'raise-kind', text: funds.map(fund => fundWords(fund, format)).join('; ') })
  const debt = ['ebitda', 'tax', 'interest', 'cf-repaid']
  const years = coverOf(forecast)
  put('debt', debtWords(forecast, format), ...(years.length > 0 ? debt : []))
  const asked = loansAskedWords(forecast, format)
  add(asked === null ? null : { ...requested, name: 'loans-asked', text: asked })
  put('loan-carried', loanWords(forecast, format), ...debt)
  for (const { year, service, cover } of years) {
    put(`debt-service-year-${year}`, money(service), 'interest', 'cf-repaid')
    put(`cover-year-${year}`, format.ratio(cover), ...debt)
  }
  const most = tornadoOf(forecast, material.facts).find(
    ({ driver, cashAtLow, cashAtHigh }) =>
      cashAtLow !== cashAtHigh && !isDecided(driver) && originOf(material, driver.id).mark === 'guess',
  )
  put('guess-most', most ? guessWords(most, format) : null)
  put('known-drivers', format.count(known))
  put('all-drivers', format.count(drivers.length))
}

/** Whether the founder decides the value. Pay is such a decision, so it is not a guess. */
const isDecided = ({ item }: Driver) => kinds[item.kind].group === 'people'

/** Describes the guess that should be checked first. */
function guessWords({ driver, low, high, cashAtLow, cashAtHigh }: Bar, format: Format): string {
  const { item, field } = driver
  const at = (value: number, cash: number) =>
    `at ${format.figure(value, field.unit)} it is ${format.shortMoney(cash)}`
  // The text starts with our own words. So it keeps the direction from left to right, even if the name of the item
  // is right-to-left.
  return `“${field.label}” of “${item.name}” moves the least cash most: ${at(low, cashAtLow)}, ${at(high, cashAtHigh)}.`
}

/** Describes money from outside, for example "Loan of €150,000 from Jan 2027, over 60 months at 6% a year". */
function fundWords({ kind, values }: Item, { money, month, months, percent }: Format): string {
  const { amount = 0, received = 1, interest = 0, term = 0 } = values
  const name = kind === 'loan' ? 'Loan' : kind === 'grant' ? 'Grant' : 'Equity'
  const terms = kind === 'loan' ? `, over ${months(term)} at ${percent(interest)} a year` : ''
  return `${name} of ${money(amount)} in ${month(received)}${terms}`
}
