// The monthly tables of the plan, and the table of the loans until they are repaid.
import { kinds } from '../forecast/fields.ts'
import { computeForecast, type Forecast, rollUp } from '../forecast/forecast.ts'
import type { Format } from '../forecast/format.ts'
import { lenderMonths, loansIn } from '../forecast/lender.ts'
import { printTable } from './print-table.ts'

export type Column = readonly [label: string, line: string, sign?: -1]

/** Uses non-breaking spaces, so that month and year stay on one line. */
const withWholeMonths = (table: string) =>
  table.replace(/^\| (.*?) \|/gm, (_, month: string) => `| ${month.replaceAll(' ', '\u00a0')} |`)

type Shown = { label: string; values: readonly number[]; print: (value: number) => string }

/** Prints one row per month, so that the table fits on a page and on a phone. Columns without values are left out. */
function printMonths(columns: readonly Shown[], format: Format): string {
  const shown = columns.filter(({ values }) => values.some(value => value !== 0))
  const rows = Array.from({ length: lenderMonths }, (_, month) => [
    format.month(month + 1),
    ...shown.map(({ values, print }) => print(values[month] ?? 0)),
  ])
  return withWholeMonths(printTable(['Month', ...shown.map(({ label }) => label)], rows))
}

const monthsOf = ({ engine }: Forecast, line: string, sign = 1): number[] =>
  Array.from(engine.row(line).subarray(0, lenderMonths), value => value * sign)

export const byMonth = (forecast: Forecast, format: Format, columns: readonly Column[]): string =>
  printMonths(
    columns.map(([label, line, sign = 1]) => ({
      label,
      values: monthsOf(forecast, line, sign),
      print: format.amount,
    })),
    format,
  )

/** Prints the number of customers or units sold per month, and the revenue from them. */
export function salesByMonth(forecast: Forecast, format: Format): string {
  const { model, program } = forecast
  const streams = model.items.filter(({ kind }) => kinds[kind].group === 'revenue')
  const has = (line: string) => program.lines.some(({ id }) => id === line)
  const columns = streams.flatMap(({ id, kind, name }) => {
    const label = (text: string) => (streams.length > 1 ? `${name}: ${text}` : text)
    const shown = (text: string, line: string): Shown => ({
      label: label(text),
      values: monthsOf(forecast, line),
      print: format.count,
    })
    const of = kinds[kind]
    const sold = shown('quantity' in of ? of.quantity : name, `${id}.quantity`)
    return has(`${id}.customers`)
      ? [
          sold,
          ...(streams.length > 1 ? [] : [shown('Customers lost', `${id}.lost`)]),
          shown('Customers at the end', `${id}.customers`),
        ]
      : [sold]
  })
  if (columns.length === 0) return ''
  const revenue: Shown = { label: 'Revenue', values: monthsOf(forecast, 'revenue'), print: format.amount }
  return printMonths([...columns, revenue], format)
}

/**
 * Prints the loans until they are repaid. Repayment takes longer than the forecast, so a longer forecast with only
 * the loans is calculated.
 */
export function loansByYear({ model }: Forecast, format: Format): string {
  const loans = loansIn(model)
  if (loans.length === 0) return ''
  const last = Math.max(
    ...loans.map(({ values: { received = 1, term = 1, pause = 0 } }) => received + Math.max(term, pause + 1)),
  )
  const general = model.items.filter(({ kind }) => kind === 'general')
  const months = Math.ceil(last / 12) * 12
  const whole = computeForecast({
    ...model,
    months: months as typeof model.months,
    items: [...general, ...loans],
  })
  const [borrowed, interest, repaid, owed] = ['cf-borrowed', 'interest', 'cf-repaid', 'loans'].map(line =>
    rollUp(whole, line, 'year'),
  )
  const at = (values: number[] | undefined, year: number) => format.amount(values?.[year] ?? 0)
  const rows = (owed ?? []).map((_, year) => [
    `${year + 1}, from ${format.month(year * 12 + 1)}`,
    at(borrowed, year),
    at(interest, year),
    at(
      repaid?.map(value => -value),
      year,
    ),
    at(owed, year),
  ])
  return withWholeMonths(printTable(['Year', 'Received', 'Interest', 'Repaid', 'Owed at the end'], rows))
}
