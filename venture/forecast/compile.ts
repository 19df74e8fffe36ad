// Turns a model into a program: the three statements and all lines that they need, in the order in which they are
// calculated.
import { addEquipment, addExpense, addLevels, addRole, type Equipment, type People } from './costs.ts'
import type { Stream } from './customers.ts'
import * as x from './expression.ts'
import { fieldsOf, kinds } from './fields.ts'
import { addFunding, type Funding, noFunding } from './funding.ts'
import { decimalsOf, type ForecastModel, type Item, marketingId } from './model.ts'
import { createDraft, type Draft, type Program } from './program.ts'
import { addCosts, addMarketing, addStream } from './revenue.ts'

export type Compiled = Program & { streams: Stream[]; parts: { marketing: string[]; winning: string[] } }

const income = { sheet: 'income' } as const
const total = { isTotal: true } as const
const cash = { sheet: 'cash' } as const
const balance = { sheet: 'balance', kind: 'stock' } as const

export function compile(model: ForecastModel): Compiled {
  const draft = createDraft(model.months, decimalsOf(model.currency))
  const of = (group: string) => model.items.filter(({ kind }) => kinds[kind].group === group)
  const general = model.items.find(({ kind }) => kind === 'general')
  if (!general) throw new Error('A forecast without its terms cannot be computed.')
  addInputs(draft, model.items)
  draft.line('month', 'Month', x.add(x.before('month'), x.one), { unit: 'number', kind: 'stock' })
  addLevels(draft, general.id)
  const streams = of('revenue').map(item => addStream(draft, item))
  draft.line('revenue', 'Revenue', x.sumOf(streams.map(stream => stream.revenue)), { ...income, ...total })
  of('revenue').forEach((item, index) => {
    const stream = streams[index]
    if (stream) addCosts(draft, item, stream)
  })
  draft.line('cost-of-sales', 'Cost of sales', x.sumOf(streams.flatMap(stream => stream.costs)), {
    ...income,
    ...total,
  })
  draft.line('gross-profit', 'Gross profit', x.subtract(x.line('revenue'), x.line('cost-of-sales')), {
    ...income,
    ...total,
  })
  const people: People = { pay: [], heads: [] }
  for (const item of of('people')) addRole(draft, item, people)
  draft.line('heads', 'People', x.sumOf(people.heads), { unit: 'count', kind: 'stock' })
  draft.line(
    'on-costs',
    'On top of pay',
    x.round(x.multiply(x.sumOf(people.pay), x.input(`${general.id}.onCosts`))),
    income,
  )
  const marketing = of('revenue').flatMap(item => (item.growth === 'funnel' ? addMarketing(draft, item) : []))
  const expenses = of('expenses').map(item => addExpense(draft, item))
  draft.line(
    'operating-costs',
    'Operating costs',
    x.sumOf([...people.pay, 'on-costs', ...marketing, ...expenses]),
    { ...income, ...total },
  )
  const equipment: Equipment = { bought: [], depreciation: [], worth: [] }
  for (const item of of('equipment')) addEquipment(draft, item, equipment)
  const funding = noFunding()
  for (const item of of('funding')) addFunding(draft, item, funding)
  addProfit(draft, general.id, equipment, funding)
  addWorkingCapital(draft, general.id, streams, [...marketing, ...expenses])
  addCashFlow(draft, equipment, funding)
  addBalance(draft, general.id, equipment, funding)
  addChecks(draft, general.id, people, funding)
  const winning = [...marketing, ...expenses.filter(line => line === `${marketingId}.expense`)]
  return { ...draft, streams, parts: { marketing, winning } }
}

function addInputs(draft: Draft, items: readonly Item[]): void {
  for (const [id, { label, value }] of Object.entries(x.fixedNumbers)) {
    draft.inputs.push({ id, label, unit: 'number', value })
  }
  for (const item of items) {
    for (const field of fieldsOf(item)) {
      const value = item.values[field.key] ?? field.initial
      draft.inputs.push({
        id: `${item.id}.${field.key}`,
        label: `${item.name}: ${field.label}`,
        unit: field.unit,
        value,
        field,
      })
    }
  }
}

function addProfit(draft: Draft, general: string, equipment: Equipment, funding: Funding): void {
  const { line } = draft
  line(
    'ebitda',
    'Operating profit before depreciation',
    x.subtract(x.line('gross-profit'), x.line('operating-costs')),
    {
      ...income,
      ...total,
    },
  )
  line('depreciation', 'Depreciation', x.sumOf(equipment.depreciation), income)
  line('grant-income', 'Grants', x.sumOf(funding.grantIncome), income)
  line('interest', 'Interest', x.sumOf(funding.interest), income)
  line(
    'profit-before-tax',
    'Profit before tax',
    x.subtract(
      x.add(x.line('ebitda'), x.line('grant-income')),
      x.add(x.line('depreciation'), x.line('interest')),
    ),
    { ...income, ...total },
  )
  // Earlier losses reduce this month's taxable profit.
  line(
    'taxable',
    'Taxable profit',
    x.most(x.zero, x.subtract(x.line('profit-before-tax'), x.before('losses'))),
  )
  line(
    'losses',
    'Losses not yet used',
    x.most(x.zero, x.subtract(x.before('losses'), x.line('profit-before-tax'))),
    { kind: 'stock' },
  )
  line('tax', 'Tax on profit', x.round(x.multiply(x.line('taxable'), x.input(`${general}.tax`))), income)
  line('net-profit', 'Net profit', x.subtract(x.line('profit-before-tax'), x.line('tax')), {
    ...income,
    ...total,
  })
}

function addWorkingCapital(draft: Draft, general: string, streams: Stream[], expenses: string[]): void {
  const present = (ids: (string | null)[]) => ids.filter(id => id !== null)
  const { line } = draft
  line('billed', 'Billed to customers', x.sumOf(streams.map(stream => stream.billed)))
  addOwed(draft, 'receivables', 'Owed by customers', 'billed', `${general}.collectDays`, 'collect')
  line('inventory', 'Stock', x.sumOf(present(streams.map(stream => stream.inventory))), balance)
  line(
    'from-suppliers',
    'Bought from suppliers',
    x.add(x.line('cost-of-sales'), x.change('inventory'), x.sumOf(expenses)),
  )
  addOwed(draft, 'payables', 'Owed to suppliers', 'from-suppliers', `${general}.payDays`, 'pay')
  line(
    'deferred-revenue',
    'Paid ahead by customers',
    x.sumOf(present(streams.map(stream => stream.deferred))),
    balance,
  )
  const every = x.input(`${general}.taxEvery`)
  line(
    'tax-clock',
    'Months since tax was paid',
    x.when(x.before('tax-clock'), '>=', every, x.one, x.add(x.before('tax-clock'), x.one)),
    { unit: 'number', kind: 'stock' },
  )
  line('tax-paid', 'Tax paid', x.when(x.line('tax-clock'), '>=', every, x.before('tax-payable'), x.zero))
  line(
    'tax-payable',
    'Tax not yet paid',
    x.subtract(x.add(x.before('tax-payable'), x.line('tax')), x.line('tax-paid')),
    balance,
  )
}

/**
 * Adds the amount that is billed but not yet paid. It depends on the days until payment and covers at most four
 * months.
 */
function addOwed(draft: Draft, id: string, label: string, of: string, days: string, name: string): void {
  const shares = [0, 1, 2, 3].map(lag => `${name}.${lag}`)
  shares.forEach((share, lag) => {
    const rest = lag === 0 ? x.divide(x.input(days), x.daysInMonth) : x.input(`${name}.rest${lag - 1}`)
    draft.constant(share, `${label}: share of ${monthsAgo[lag]}`, x.least(x.one, rest))
    if (lag < 3)
      draft.constant(
        `${name}.rest${lag}`,
        `${label}: months before ${monthsAgo[lag]}`,
        x.subtract(rest, x.input(share)),
      )
  })
  draft.line(
    id,
    label,
    x.round(x.add(...shares.map((share, lag) => x.multiply(x.line(of, lag), x.input(share))))),
    balance,
  )
}
const monthsAgo = ['this month', 'last month', 'two months ago', 'three months ago']

function addCashFlow(draft: Draft, equipment: Equipment, funding: Funding): void {
  const { line } = draft
  const less = (expression: x.Expression) => x.subtract(x.zero, expression)
  line('cf-profit', 'Net profit', x.line('net-profit'), cash)
  line('cf-depreciation', 'Depreciation', x.line('depreciation'), cash)
  line('cf-receivables', 'Change of what customers owe', less(x.change('receivables')), cash)
  line('cf-inventory', 'Change of stock', less(x.change('inventory')), cash)
  line('cf-payables', 'Change of what is owed to suppliers', x.change('payables'), cash)
  line('cf-deferred', 'Change of what was paid ahead', x.change('deferred-revenue'), cash)
  line('cf-tax', 'Change of tax not yet paid', x.change('tax-payable'), cash)
  line('grants-deferred', 'Grants not yet earned', x.sumOf(funding.grantsDeferred), balance)
  line('cf-grants', 'Change of grants not yet earned', x.change('grants-deferred'), cash)
  line(
    'cf-operating',
    'Cash from operations',
    x.sumOf([
      'cf-profit',
      'cf-depreciation',
      'cf-receivables',
      'cf-inventory',
      'cf-payables',
      'cf-deferred',
      'cf-tax',
      'cf-grants',
    ]),
    { ...cash, ...total },
  )
  line('cf-investing', 'Equipment bought', less(x.sumOf(equipment.bought)), { ...cash, ...total })
  line('cf-equity', 'Equity received', x.sumOf(funding.equity), cash)
  line('cf-borrowed', 'Loans received', x.sumOf(funding.borrowed), cash)
  line('cf-repaid', 'Loans repaid', less(x.sumOf(funding.repaid)), cash)
  line('cf-drawings', 'Taken out by the owners', less(x.sumOf(funding.drawings)), cash)
  line(
    'cf-financing',
    'Cash from funding',
    x.sumOf(['cf-equity', 'cf-borrowed', 'cf-repaid', 'cf-drawings']),
    { ...cash, ...total },
  )
  line('cf-change', 'Change of cash', x.sumOf(['cf-operating', 'cf-investing', 'cf-financing']), {
    ...cash,
    ...total,
  })
}

function addBalance(draft: Draft, general: string, equipment: Equipment, funding: Funding): void {
  const { line } = draft
  const opening = x.input(`${general}.cash`)
  line('cf-closing', 'Cash at the end', x.add(x.before('cf-closing'), x.line('cf-change')), {
    ...cash,
    ...total,
    kind: 'stock',
    opening,
  })
  // Negative cash is shown as a liability and not as an asset, because somebody must still pay this money in.
  line('cash', 'Cash, below zero where money is lacking', x.line('cf-closing'), { kind: 'stock', opening })
  line('cash-held', 'Cash', x.most(x.zero, x.line('cash')), { ...balance, opening })
  line('equipment', 'Equipment', x.sumOf(equipment.worth), balance)
  line('assets', 'Assets', x.sumOf(['cash-held', 'receivables', 'inventory', 'equipment']), {
    ...balance,
    ...total,
    opening,
  })
  line('not-financed', 'Not financed yet', x.subtract(x.line('cash-held'), x.line('cash')), balance)
  line('loans', 'Loans', x.sumOf(funding.owed), balance)
  line(
    'liabilities',
    'Liabilities',
    x.sumOf(['not-financed', 'payables', 'tax-payable', 'deferred-revenue', 'grants-deferred', 'loans']),
    { ...balance, ...total },
  )
  line(
    'paid-in',
    'Paid in by the owners',
    x.subtract(x.add(x.before('paid-in'), x.sumOf(funding.equity)), x.sumOf(funding.drawings)),
    { ...balance, opening },
  )
  line('retained', 'Profits kept', x.add(x.before('retained'), x.line('net-profit')), balance)
  line('equity', 'Equity', x.sumOf(['paid-in', 'retained']), { ...balance, ...total, opening })
  line('liabilities-and-equity', 'Liabilities and equity', x.sumOf(['liabilities', 'equity']), {
    ...balance,
    ...total,
    opening,
  })
}

/**
 * Adds two checks for the reader. The balance sheet must balance, and cash from payments must equal cash from profit.
 */
function addChecks(draft: Draft, general: string, people: People, funding: Funding): void {
  const { line } = draft
  const checks = { sheet: 'checks' } as const
  line(
    'check-balance',
    'Assets less liabilities and equity',
    x.subtract(x.line('assets'), x.line('liabilities-and-equity')),
    { ...checks, kind: 'stock' },
  )
  line('receipts', 'Received from customers', x.subtract(x.line('billed'), x.change('receivables')), checks)
  line(
    'paid-suppliers',
    'Paid to suppliers',
    x.subtract(x.line('from-suppliers'), x.change('payables')),
    checks,
  )
  line('paid-people', 'Paid for people', x.sumOf([...people.pay, 'on-costs']), checks)
  line('grants-received', 'Grants received', x.sumOf(funding.grantsReceived), checks)
  line(
    'direct-cash',
    'Cash counted from receipts and payments',
    x.subtract(
      x.add(
        x.before('direct-cash'),
        x.line('receipts'),
        x.line('grants-received'),
        x.line('cf-investing'),
        x.line('cf-financing'),
      ),
      x.sumOf(['paid-suppliers', 'paid-people', 'interest', 'tax-paid']),
    ),
    { ...checks, kind: 'stock', opening: x.input(`${general}.cash`) },
  )
  line('check-cash', 'Cash less cash counted so', x.subtract(x.line('cash'), x.line('direct-cash')), {
    ...checks,
    kind: 'stock',
  })
}
