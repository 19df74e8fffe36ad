// What a lender looks for: where the money comes from and goes to, what the loans cost, and whether the business carries
// them. Everything is read from the lines of the statements.
import { type Forecast, rollUp } from './forecast.ts'
import type { Format } from './format.ts'
import type { Metrics } from './metrics.ts'
import { type ForecastModel, isFund } from './model.ts'

/** The two years a lender asks for by month. */
export const lenderMonths = 24
/** What the business earns should be so many times what its loans cost, within two years. */
export const coverWanted = 1.15
export const coverYears = 2

/** Equity, loans and grants together, in the currency's smallest unit. */
export const raisedIn = ({ items }: ForecastModel): number =>
  items.filter(({ kind }) => isFund(kind)).reduce((sum, { values }) => sum + (values.amount ?? 0), 0)

export type DebtYear = {
  year: number
  /** Operating profit before depreciation, less tax. */
  available: number
  interest: number
  repaid: number
  service: number
  owed: number
  cover: number
}

/** The years in which loans cost something, counted from 1. */
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

/** What the loans cost, and said plainly whether the business carries them. */
export function debtWords(forecast: Forecast, { shortMoney, ratio }: Format): string {
  const years = coverOf(forecast)
  const early = years.filter(({ year }) => year <= coverYears)
  const shown = early.at(-1) ?? years[0]
  if (!shown) return 'There is no loan in the forecast, so nothing has to be repaid.'
  const verdict = isCovered(forecast) ? 'is reached' : 'is not reached'
  return `Interest and repayment are ${shortMoney(shown.service)} in year ${shown.year}. The business earns ${ratio(shown.cover)} times that; lenders want ${ratio(coverWanted)} within two years, which ${verdict}.`
}

export const isCovered = (forecast: Forecast): boolean =>
  coverOf(forecast).some(({ year, cover }) => year <= coverYears && cover >= coverWanted)

export const profitWords = ({ breakEven }: Metrics, { month }: Format): string =>
  breakEven === null
    ? 'The forecast has no month from which profit lasts.'
    : `Profit lasts from ${month(breakEven)} on.`

/** Amounts by year. */
export type Side = { label: string; amounts: number[] }
export type SourcesAndUses = { sources: Side[]; uses: Side[]; totals: number[] }

/** Where the money of the first two years comes from and where it goes: both sides are equal in each year. */
export function sourcesAndUses(forecast: Forecast): SourcesAndUses {
  const { model, engine } = forecast
  const years = Array.from({ length: lenderMonths / 12 }, (_, year) => year)
  const row = (line: string) => rollUp(forecast, line, 'year').slice(0, years.length)
  const [sources, uses]: [Side[], Side[]] = [[], []]
  const add = (side: Side[], label: string, amounts: number[]) => {
    if (amounts.some(amount => amount > 0))
      side.push({ label, amounts: amounts.map(amount => Math.max(0, amount)) })
  }
  /** What comes in, or goes out where it is below nothing. */
  const either = (comes: string, goes: string, amounts: number[]) => {
    add(sources, comes, amounts)
    add(
      uses,
      goes,
      amounts.map(amount => -amount),
    )
  }
  const [interest, grants] = [row('interest'), row('grants-received')]
  const operations = row('cf-operating').map(
    (cash, year) => cash - (grants[year] ?? 0) + (interest[year] ?? 0),
  )
  either(
    'Cash at the start',
    'Shortfall of the year before',
    years.map(year => engine.at('cash', year * 12)),
  )
  for (const { id, name } of model.items.filter(({ kind }) => isFund(kind)))
    add(sources, name, row(`${id}.in`))
  either(
    'Earned from customers after all running costs',
    'Running costs that customers do not pay yet',
    operations,
  )
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
