// Compares real results with the forecast. The founder provides them as a CSV file with month, account and amount.
// The account is the name of a line in a statement.
import type { Forecast } from './forecast.ts'
import { type Actual, decimalsOf, monthAfter } from './model.ts'

export type ReadActuals = { actuals: Actual[]; problems: string[] }

/**
 * The lines that can be compared with real results. A bank statement has one figure for cash, which may be
 * negative.
 */
export const accountsOf = ({ program }: Pick<Forecast, 'program'>) =>
  program.lines.flatMap(line => {
    if (line.id === 'cash') return [{ ...line, label: 'Cash' }]
    const isShown = line.sheet === 'income' || line.sheet === 'balance' || line.sheet === 'cash'
    return isShown && line.id !== 'cash-held' && line.id !== 'not-financed' ? [line] : []
  })

const mostRows = 2000

/**
 * Reads rows such as "2027-01,Revenue,1234.50", also with semicolons and decimal commas. The first row may be
 * a heading.
 */
export function readActuals(text: string, forecast: Forecast): ReadActuals {
  const scale = 10 ** decimalsOf(forecast.model.currency)
  const names = new Map(accountsOf(forecast).map(({ id, label }) => [label.toLowerCase(), id]))
  const actuals = new Map<string, Actual>()
  const problems: string[] = []
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  rows.slice(0, mostRows + 1).forEach((row, index) => {
    if (row.trim() === '') return
    const cells = splitRow(row)
    const month = /^\d{4}-(0[1-9]|1[0-2])/.exec(cells[0] ?? '')?.[0]
    if (!month && index === 0) return
    const account = names.get((cells[1] ?? '').toLowerCase())
    const amount = readAmount(cells[2] ?? '')
    if (!month || cells.length < 3) problems.push(`Row ${index + 1}: month, account and amount are needed.`)
    else if (!account) problems.push(`Row ${index + 1}: no line is called “${cells[1]?.slice(0, 60)}”.`)
    else if (amount === null) problems.push(`Row ${index + 1}: “${cells[2]?.slice(0, 30)}” is no amount.`)
    else actuals.set(`${month} ${account}`, { month, account, amount: Math.round(amount * scale) })
  })
  if (rows.length > mostRows + 1) problems.push(`Only the first ${mostRows} rows were read.`)
  return { actuals: [...actuals.values()].slice(0, mostRows), problems }
}

function splitRow(row: string): string[] {
  const mark = row.includes(';') ? ';' : row.includes('\t') ? '\t' : ','
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < row.length; at += 1) {
    const sign = row[at] as string
    if (sign === '"' && isQuoted && row[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"') isQuoted = !isQuoted
    else if (sign === mark && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  return [...cells, cell.trim()]
}

/** Reads "1,234.50", "1.234,50", "-12" and "(12)". Accountants write losses in brackets. */
function readAmount(text: string): number | null {
  const isNegative = /^\(.*\)$|^[-−]/.test(text)
  const digits = text.replace(/[^\d.,]/g, '')
  if (!/\d/.test(digits)) return null
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const decimals = last < 0 ? 0 : digits.length - last - 1
  const isFraction = last >= 0 && decimals > 0 && decimals !== 3
  const whole = (isFraction ? digits.slice(0, last) : digits).replace(/[.,]/g, '')
  const value = Number(`${whole || '0'}.${isFraction ? digits.slice(last + 1) : '0'}`)
  return Number.isFinite(value) ? (isNegative ? -value : value) : null
}

export type Deviation = { account: string; label: string; month: string; plan: number; actual: number }

/**
 * Pairs each real result with the forecast for the same month. Results for months outside the forecast are left
 * out.
 */
export function compareActuals({ model, program, engine }: Forecast): Deviation[] {
  const accounts = accountsOf({ program })
  const months = new Map(
    Array.from({ length: model.months }, (_, index) => [monthAfter(model.start, index), index + 1]),
  )
  return model.actuals.flatMap(({ account, month, amount }) => {
    const at = months.get(month)
    const line = accounts.find(({ id }) => id === account)
    return at && line
      ? [{ account, label: line.label, month, plan: engine.at(account, at), actual: amount }]
      : []
  })
}
