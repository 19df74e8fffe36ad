// The tables of a plan by name. A section contains such a name ("{table-income}"), and the table replaces it. All
// figures come from the forecast.
import { isRightToLeft } from '../documents/direction.ts'
import { assumedIn, isAssumed, isRequest } from '../figures/computed-marks.ts'
import { type Material, markLabels } from '../figures/figures.ts'
import { originOf } from '../figures/origins.ts'
import { casesOf } from '../forecast/cases.ts'
import { computeForecast, type Driver, driversOf, type Forecast, rollUp } from '../forecast/forecast.ts'
import { createFormat, type Format, unitText } from '../forecast/format.ts'
import { coverOf, sourcesAndUses } from '../forecast/lender.ts'
import { metricsOf } from '../forecast/metrics.ts'
import { scenariosOf } from '../forecast/scenarios.ts'
import { fundsUsed } from '../forecast/use-of-funds.ts'
import { localeOrEnglish } from '../numbers/locale.ts'
import { english, printAssumptions, printSizes } from '../sizing/print.ts'
import { hasCustomers } from './goal.ts'
import { byMonth, type Column, loansByYear, salesByMonth } from './month-tables.ts'
import { printTable } from './print-table.ts'

export type PlanTable = { name: string; label: string; markdown: string; isEmpty?: boolean }
export type PlanTables = ReadonlyMap<string, PlanTable>

export function tablesOf(material: Material): PlanTables {
  const tables = new Map<string, PlanTable>()
  const add = (name: string, label: string, markdown: string) => {
    if (markdown) tables.set(name, { name, label, markdown })
  }
  const { forecast, sizing } = material
  if (sizing)
    add(
      'table-market',
      'Market sizes a year, with their formulas',
      printSizes(sizing, ['tam', 'sam', 'som'], { ...english, language: localeOrEnglish(material.locale) }),
    )
  if (sizing)
    add(
      'table-market-from',
      'What the market sizes are computed from, and who said it',
      printAssumptions(sizing, { ...english, language: localeOrEnglish(material.locale) }),
    )
  if (!forecast) return tables
  const { model } = forecast
  const format = createFormat(model.currency, model.start, material.locale)
  const { currency } = model
  add(
    'table-years',
    `Three years in ${currency}, the first from ${format.month(1)} on`,
    years(forecast, format),
  )
  add(
    'table-balance',
    `What there is and what is owed at the end of each year, in ${currency}`,
    balance(forecast, format),
  )
  add(
    'table-sales',
    `What is sold month by month, revenue in ${currency}; ${hasCustomers(material) ? 'parts of a customer are an average' : 'parts of one are an average'}`,
    salesByMonth(forecast, format),
  )
  add('table-income', `Profit month by month in ${currency}`, byMonth(forecast, format, incomeColumns))
  add('table-cash', `Cash month by month in ${currency}`, byMonth(forecast, format, cashColumns))
  const funds = fundsUsed(forecast)
  if (funds)
    add(
      'table-ask',
      `What the money is for, in ${currency}: ${funds.hasEquipment ? 'the equipment, then ' : ''}each cost in its share of what is paid from ${format.month(funds.from)} ${funds.isLowest ? 'until cash is lowest, in' : 'to'} ${format.month(funds.to)}`,
      printTable(
        ['What it is for', 'Amount'],
        [
          ...funds.rows.map(({ label, amount }) => [label, format.amount(amount)]),
          ['All of it', format.amount(funds.total)],
        ],
      ),
    )
  add('table-uses', `Sources and uses of money in ${currency}`, uses(forecast, format))
  if (coverOf(forecast).length > 0) {
    add(
      'table-cover',
      `What the loans cost, and whether it is covered, in ${currency}`,
      cover(forecast, format),
    )
    add(
      'table-debt-years',
      `The loans year by year until they are repaid, in ${currency}`,
      loansByYear(forecast, format),
    )
    add('table-debt', `The loans month by month in ${currency}`, byMonth(forecast, format, debtColumns))
  }
  add('table-people', `People and what they cost in ${currency}`, people(forecast, format))
  add(
    'table-scenarios',
    `If it comes worse, or better, in ${currency}`,
    scenarios(material, forecast, format),
  )
  add(
    'table-cases',
    'What the cases change: worse and better move each uncertain figure by half of how far it may be off',
    cases(material, forecast, format),
  )
  add(
    'table-assumptions',
    'Each assumption, who said it and how well it is known',
    assumptions(material, forecast, format),
  )
  add('table-terms', 'What is asked for, and at which terms', terms(forecast, format))
  return tables
}

const incomeColumns: readonly Column[] = [
  ['Revenue', 'revenue'],
  ['Cost of sales', 'cost-of-sales', -1],
  ['Operating costs', 'operating-costs', -1],
  ['Depreciation', 'depreciation', -1],
  ['Grants', 'grant-income'],
  ['Interest', 'interest', -1],
  ['Tax', 'tax', -1],
  ['Net profit', 'net-profit'],
]
const cashColumns: readonly Column[] = [
  ['From customers', 'receipts'],
  ['People', 'paid-people', -1],
  ['Suppliers', 'paid-suppliers', -1],
  ['Tax', 'tax-paid', -1],
  ['Equipment', 'cf-investing'],
  ['Grants', 'grants-received'],
  ['Interest', 'interest', -1],
  ['Funding', 'cf-financing'],
  ['Cash at the end', 'cash'],
]
const debtColumns: readonly Column[] = [
  ['Received', 'cf-borrowed'],
  ['Interest', 'interest', -1],
  ['Repaid', 'cf-repaid'],
  ['Owed at the end', 'loans'],
]

const yearLines = ['revenue', 'cost-of-sales', 'gross-profit', 'operating-costs', 'ebitda', 'depreciation']
const lateLines = ['grant-income', 'interest', 'tax', 'net-profit', 'cf-closing']
const balanceLines = [
  ...['cash-held', 'receivables', 'inventory', 'equipment', 'assets', 'not-financed', 'payables'],
  ...['tax-payable', 'deferred-revenue', 'grants-deferred', 'loans', 'equity', 'liabilities-and-equity'],
]

/** One row for each line of the statement. Rows without values are left out. */
function byYear(forecast: Forecast, format: Format, lines: readonly string[]): string {
  const rows = lines.flatMap(id => {
    const label = forecast.program.lines.find(line => line.id === id)?.label ?? id
    const values = rollUp(forecast, id, 'year')
    return values.some(value => value !== 0) ? [[label, ...values.map(format.amount)]] : []
  })
  return printTable(['', ...rollUp(forecast, 'revenue', 'year').map((_, year) => `Year ${year + 1}`)], rows)
}
const years = (forecast: Forecast, format: Format) => byYear(forecast, format, [...yearLines, ...lateLines])

const balance = (forecast: Forecast, format: Format) => byYear(forecast, format, balanceLines)

function uses(forecast: Forecast, format: Format): string {
  const { sources, uses: spent, totals } = sourcesAndUses(forecast)
  const rows = (sides: typeof sources) =>
    sides.map(({ label, amounts }) => [label, ...amounts.map(format.amount)])
  const head = totals.map((_, year) => `Year ${year + 1}`)
  const total = totals.map(format.amount)
  return [
    printTable(['Where it comes from', ...head], [...rows(sources), ['All sources', ...total]]),
    printTable(['Where it goes', ...head], [...rows(spent), ['All uses', ...total]]),
  ].join('\n\n')
}

function cover(forecast: Forecast, format: Format): string {
  const debt = coverOf(forecast)
  const row = (label: string, of: (year: (typeof debt)[number]) => string) => [label, ...debt.map(of)]
  return printTable(
    ['', ...debt.map(({ year }) => `Year ${year}`)],
    [
      row('Interest', ({ interest }) => format.amount(interest)),
      row('Repaid', ({ repaid }) => format.amount(repaid)),
      row('Interest and repayment', ({ service }) => format.amount(service)),
      row('Profit before depreciation, less tax', ({ available }) => format.amount(available)),
      row('Cover (the one divided by the other)', year => format.ratio(year.cover)),
      row('Owed at the end', ({ owed }) => format.amount(owed)),
    ],
  )
}

function people({ model }: Forecast, format: Format): string {
  const onCosts = model.items.find(({ kind }) => kind === 'general')?.values.onCosts ?? 0
  const roles = model.items.filter(({ kind, values }) => kind === 'role' && (values.heads ?? 0) > 0)
  if (roles.length === 0) return ''
  return printTable(
    ['Role', 'From', 'People', 'Pay a month, each', 'With what comes on top'],
    roles.map(({ name, values: { start = 1, heads = 0, salary = 0 } }) => [
      name,
      format.month(start),
      format.count(heads),
      format.amount(salary),
      format.amount(salary * (1 + onCosts)),
    ]),
  )
}

const inOnePiece = (words: string) => words.replaceAll(' ', '\u00a0')

function scenarios({ facts }: Material, { model }: Forecast, format: Format): string {
  const last = model.months / 12
  const rows = scenariosOf(model, facts).map(({ name, changes }) => {
    const varied = computeForecast(model, changes)
    const { lowPoint, outOfCash } = metricsOf(varied)
    const second = coverOf(varied).find(({ year }) => year === 2)
    return [
      name,
      format.amount(rollUp(varied, 'revenue', 'year').at(-1) ?? 0),
      format.amount(rollUp(varied, 'net-profit', 'year').at(-1) ?? 0),
      inOnePiece(`${format.amount(lowPoint.cash)} (${format.month(lowPoint.month)})`),
      outOfCash === null ? `not in ${model.months} months` : format.month(outOfCash),
      ...(second ? [format.ratio(second.cover)] : []),
    ]
  })
  const [revenue, profit] = ['Revenue', 'Profit'].map(name => `${name}, ${inOnePiece(`year ${last}`)}`)
  const head = ['', revenue ?? '', profit ?? '', 'Least cash', 'Cash is gone in']
  const hasCover = rows.some(row => row.length > head.length)
  const even = rows.map(row => (hasCover && row.length === head.length ? [...row, '–'] : row))
  return printTable(hasCover ? [...head, 'Cover, year 2'] : head, even)
}

function cases({ facts }: Material, { model }: Forecast, format: Format): string {
  const { names, rows } = casesOf(model, facts, format)
  if (rows.length === 0) return ''
  return printTable(
    ['Assumption', 'Base', ...names],
    rows.map(({ label, base, changed }) => [label, base, ...changed.map(each => each ?? 'as base')]),
  )
}

/** Puts right-to-left text first. After our own text, the parts would appear in the wrong order. */
const quotedBy = (who: string, words: string) =>
  isRightToLeft(words) ? `“${words}” (${who})` : `${who}: “${words}”`

function assumptions(material: Material, { model }: Forecast, format: Format): string {
  const rows = assumedIn(model).map(driver => {
    const { who, mark, words } = originOf(material, driver.id)
    return [...figureOf(driver, format), words ? quotedBy(who, words) : who, markLabels[mark]]
  })
  return printTable(['Assumption', 'Figure', 'Who said it', 'How well it is known'], rows, 4)
}

/** Money that the founder asks for is a request, so it is not among the assumptions. */
function terms({ model }: Forecast, format: Format): string {
  const rows = driversOf(model)
    .filter(driver => isAssumed(driver, model) && isRequest(driver))
    .map(driver => figureOf(driver, format))
  return rows.length > 0 ? printTable(['What is asked for', 'Figure'], rows) : ''
}

function figureOf({ item, field, value }: Driver, format: Format): [string, string] {
  const unit = field.unit === 'months' || field.unit === 'days' ? ` ${unitText(field.unit, '')}` : ''
  return [`${item.name}: ${field.label}`, `${format.figure(value, field.unit)}${unit}`]
}
