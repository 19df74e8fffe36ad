// Computes figures for a lender: sources and uses of money, the cost of the loans, and whether the business
// can pay it. All values come from the statements.
import { type Forecast, rollUp } from './forecast.ts'
import type { Format } from './format.ts'
import { lastingMonths, type Metrics } from './metrics.ts'
import { type ForecastModel, isFund } from './model.ts'

/** A lender wants to see this many months one by one. */
export const lenderMonths = 24
/** Lenders want the earnings within `coverYears` years to be at least this many times the cost of the loans. */
export const coverWanted = 1.15
export const coverYears = 2

/** The total of equity, loans and grants, in the smallest coin of the currency. */
export const raisedIn = ({ items }: ForecastModel): number =>
  items.filter(({ kind }) => isFund(kind)).reduce((sum, { values }) => sum + (values.amount ?? 0), 0)

export const loansIn = ({ items }: ForecastModel) =>
  items.filter(({ kind, values }) => kind === 'loan' && (values.amount ?? 0) > 0)

/**
 * A sentence that says that the loan is not granted yet. Without it, the table of its costs looks as if the loan
 * existed.
 */
export function loansAskedWords({ model }: Forecast, { money, month }: Format): string | null {
  const all = loansIn(model)
  const loans = all.map(({ name, values: { amount = 0, received = 1 } }) => {
    const late = received > model.months ? ', after the last month of this forecast' : ''
    return `${month(received)} for ${money(amount)}${all.length > 1 ? ` (${name})` : ''}${late}`
  })
  if (loans.length === 0) return null
  return `${loans.length > 1 ? 'These loans are' : 'This loan is'} asked for and not received: the tables count it from ${loans.join('; from ')}.`
}

export type DebtYear = {
  year: number
  /** The money that is available for the loans: operating profit before depreciation, minus tax. */
  available: number
  interest: number
  repaid: number
  service: number
  owed: number
  cover: number
}

/** Only the years in which the loans cost something. The first year is 1. */
export function coverOf(forecast: Forecast): DebtYear[] {
  const row = (line: string) => rollUp(forecast, line, 'year')
  const [earned, tax, interest, repaid, owed] = ['ebitda', 'tax', 'interest', 'cf-repaid', 'loans'].map(row)
  return (earned ?? []).flatMap((ebitda, index) => {
    const at = (values: number[] | undefined) => values?.[index] ?? 0
    const service = at(interest) - at(repaid)
    if (service <= 0) return []
    const available = ebitda - at(tax)
    return [
      {
        year: index + 1,
        available,
        interest: at(interest),
        repaid: -at(repaid),
        service,
        owed: at(owed),
        cover: available / service,
      },
    ]
  })
}

/** The cost of the loans, and a sentence that says whether the business can pay it. */
export function debtWords(forecast: Forecast, { shortMoney, ratio }: Format): string {
  const years = coverOf(forecast)
  const early = years.filter(({ year }) => year <= coverYears)
  const shown = early.length > 0 ? early : years.slice(0, 1)
  if (shown.length === 0)
    return loansIn(forecast.model).length > 0
      ? 'Within the forecast nothing of the loan has to be paid: no interest and no repayment falls into it.'
      : 'There is no loan in the forecast, so nothing has to be repaid.'
  const each = (print: (year: DebtYear) => string) => shown.map(print).join(' and ')
  const earned = ({ year, cover }: DebtYear) =>
    cover > 0 ? `${ratio(cover)} times that in year ${year}` : `nothing towards that in year ${year}`
  const reached = early.find(isEnough)
  return [
    `Interest and repayment are ${each(({ service, year }) => `${shortMoney(service)} in year ${year}`)}.`,
    `The business earns ${each(earned)}; lenders want ${ratio(coverWanted)} within two years, which ${reached ? `is reached in year ${reached.year}` : 'is not reached'}.`,
    // The table beside this text shows years with too low earnings, so the text mentions them too.
    ...shown
      .filter(({ cover }) => cover < 1)
      .map(
        ({ year, service, available }) =>
          `In year ${year} ${shortMoney(service - Math.max(0, available))} of it has to come from cash, because the business does not earn it.`,
      ),
  ].join(' ')
}

const isEnough = ({ cover }: DebtYear) => cover >= coverWanted

export const isCovered = (forecast: Forecast): boolean =>
  coverOf(forecast).some(year => year.year <= coverYears && isEnough(year))

export const profitWords = ({ breakEven }: Metrics, { month }: Format): string =>
  breakEven === null
    ? `No profit lasts: at least one of the last ${lastingMonths} months of the forecast has none.`
    : `Profit lasts from ${month(breakEven)} on.`

const negative = (amounts: readonly number[] = []) => amounts.map(amount => -amount)

/** One row of sources or uses: its amounts by year. */
export type Side = { label: string; amounts: number[] }
export type SourcesAndUses = { sources: Side[]; uses: Side[]; totals: number[] }

/** Where the money of the first two years comes from and what it is used for. In each year, both sides are equal. */
export function sourcesAndUses(forecast: Forecast): SourcesAndUses {
  const { model, engine } = forecast
  const years = Array.from({ length: lenderMonths / 12 }, (_, year) => year)
  const row = (line: string) => rollUp(forecast, line, 'year').slice(0, years.length)
  const [sources, uses]: [Side[], Side[]] = [[], []]
  const add = (side: Side[], label: string, amounts: number[]) => {
    if (amounts.some(amount => amount > 0))
      side.push({ label, amounts: amounts.map(amount => Math.max(0, amount)) })
  }
  /** Positive amounts go on the side `comes`, negative amounts on the side `goes`. */
  const either = (comes: string, goes: string, amounts: number[]) => {
    add(sources, comes, amounts)
    add(
      uses,
      goes,
      amounts.map(amount => -amount),
    )
  }
  const interest = row('interest')
  const [received, people, suppliers, tax] = ['receipts', 'paid-people', 'paid-suppliers', 'tax-paid'].map(
    row,
  )
  either(
    'Cash at the start',
    'Shortfall of the year before',
    years.map(year => engine.at('cash', year * 12)),
  )
  for (const { id, name } of model.items.filter(({ kind }) => isFund(kind)))
    add(sources, name, row(`${id}.in`))
  // Wages that are paid from the requested money have a row of their own.
  either('From customers', 'Paid back to customers', received ?? [])
  add(uses, 'Wages and what comes on top', people ?? [])
  either('Paid back by suppliers', 'Suppliers and other running costs', negative(suppliers))
  either('Tax paid back', 'Tax', negative(tax))
  add(
    uses,
    'Equipment',
    row('cf-investing').map(amount => -amount),
  )
  add(uses, 'Interest', interest)
  add(
    uses,
    'Repayment of loans',
    row('cf-repaid').map(amount => -amount),
  )
  add(
    uses,
    'Taken out by the owners',
    row('cf-drawings').map(amount => -amount),
  )
  either(
    'Not financed yet',
    'Cash at the end',
    row('cash').map(amount => -amount),
  )
  const totals = years.map(year => sources.reduce((sum, { amounts }) => sum + (amounts[year] ?? 0), 0))
  return { sources, uses, totals }
}
