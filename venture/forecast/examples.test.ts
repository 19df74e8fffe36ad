// Tests with example businesses whose figures can be checked by hand. Money is in cents.
import { describe, expect, test } from 'vitest'
import { computeForecast } from './forecast.ts'
import { metricsOf } from './metrics.ts'
import { createItem, type ForecastModel, type Item } from './model.ts'

const bare = { cash: 0, collectDays: 0, payDays: 0, onCosts: 0, raise: 0, inflation: 0, tax: 0 }
const modelOf = (terms: Record<string, number>, ...items: Item[]): ForecastModel => ({
  currency: 'EUR',
  start: '2027-01',
  months: 36,
  items: [createItem('g', 'general', 'Terms', { ...bare, ...terms }), ...items],
  origins: {},
  scenarios: [],
  actuals: [],
})

type Expected = [line: string, month: number, value: number]
type Example = { name: string; why: string; model: ForecastModel; expected: Expected[] }

const examples: Example[] = [
  {
    name: 'a subscription that loses one of ten a month',
    why: '10 new a month: 10, 19, 27.1, 34.39 customers at €20',
    model: modelOf(
      {},
      createItem('s', 'subscription', 'App', {
        first: 10,
        growth: 0,
        price: 2000,
        churn: 0.1,
        earlyChurn: 0.1,
      }),
    ),
    expected: [
      ['s.customers', 1, 10],
      ['s.customers', 2, 19],
      ['s.customers', 3, 27.1],
      ['s.customers', 4, 34.39],
      ['s.lost', 2, 1],
      ['revenue', 4, 68_780],
    ],
  },
  {
    name: 'a subscription paid a year ahead',
    why: '12 contracts of €10 a month: €1,440 billed at once, €120 earned a month; half renew',
    model: modelOf(
      {},
      createItem(
        's',
        'subscription',
        'App',
        { price: 1000, renewal: 0.5 },
        { growth: 'manual', billing: 'yearly', quantities: [12] },
      ),
    ),
    expected: [
      ['cash', 1, 144_000],
      ['revenue', 1, 12_000],
      ['deferred-revenue', 1, 132_000],
      ['revenue', 12, 12_000],
      ['deferred-revenue', 12, 0],
      ['s.billed', 13, 72_000],
      ['revenue', 13, 6000],
      ['s.lost', 13, 6],
    ],
  },
  {
    name: 'a shop that keeps a month of stock',
    why: '100 sold at €50, bought at €30: the first month buys twice as many',
    model: modelOf(
      {},
      createItem('s', 'units', 'Shop', { first: 100, growth: 0, price: 5000, unitCost: 3000, stockDays: 30 }),
    ),
    expected: [
      ['gross-profit', 1, 200_000],
      ['inventory', 1, 300_000],
      ['from-suppliers', 1, 600_000],
      ['from-suppliers', 2, 300_000],
      ['cash', 1, -100_000],
      ['cash', 2, 100_000],
    ],
  },
  {
    name: 'an agency paid after 45 days',
    why: '100 of 200 hours at €100: the first month is paid in the third, by half in the second',
    model: modelOf(
      { collectDays: 45 },
      createItem('s', 'hours', 'Work', { first: 200, growth: 0, used: 0.5, rate: 10_000 }),
    ),
    expected: [
      ['revenue', 1, 1_000_000],
      ['receivables', 1, 1_000_000],
      ['receipts', 1, 0],
      ['receivables', 2, 1_500_000],
      ['receipts', 2, 500_000],
      ['receipts', 3, 1_000_000],
    ],
  },
  {
    name: 'a marketplace that keeps a tenth',
    why: '1,000 orders of €40, a tenth kept, 3 % of that for payments',
    model: modelOf(
      {},
      createItem('s', 'commission', 'Market', { first: 1000, growth: 0, basket: 4000, take: 0.1 }),
      createItem('e', 'ofRevenue', 'Payments', { share: 0.03 }),
    ),
    expected: [
      ['revenue', 1, 400_000],
      ['e.expense', 1, 12_000],
      ['net-profit', 1, 388_000],
    ],
  },
  {
    name: 'a maker of hardware with a loan and a machine',
    why: '€12,000 at 1 % a month over 12 months; a machine of €360 over 36 months',
    model: modelOf(
      {},
      createItem(
        'l',
        'loan',
        'Bank',
        { received: 1, amount: 1_200_000, interest: 0.12, term: 12, pause: 0 },
        { schedule: 'linear' },
      ),
      createItem('m', 'equipment', 'Machine', { bought: 1, cost: 36_000, life: 36 }),
    ),
    expected: [
      ['cash', 1, 1_164_000],
      ['interest', 2, 12_000],
      ['l.repaid', 2, 100_000],
      ['interest', 3, 11_000],
      ['loans', 13, 0],
      ['depreciation', 1, 0],
      ['depreciation', 2, 1000],
      ['equipment', 36, 1000],
    ],
  },
  {
    name: 'a loan paid back in equal payments',
    why: '€1,000 at 1 % a month over 12 months is €88.85 a month',
    model: modelOf(
      {},
      createItem(
        'l',
        'loan',
        'Bank',
        { received: 1, amount: 100_000, interest: 0.12, term: 12, pause: 0 },
        { schedule: 'annuity' },
      ),
    ),
    expected: [
      ['interest', 2, 1000],
      ['l.repaid', 2, 7885],
      ['interest', 3, 921],
      ['loans', 12, 8796],
      ['loans', 13, 0],
    ],
  },
  {
    name: 'a nonprofit on a grant',
    why: '€1,200 for twelve months of a person for €100',
    model: modelOf(
      {},
      createItem('f', 'grant', 'Fund', { received: 1, amount: 120_000, spread: 12 }),
      createItem('r', 'role', 'Coordinator', { heads: 1, salary: 10_000 }),
    ),
    expected: [
      ['grant-income', 1, 10_000],
      ['grants-deferred', 1, 110_000],
      ['net-profit', 6, 0],
      ['cash', 1, 110_000],
      ['cash', 12, 0],
      ['net-profit', 13, -10_000],
    ],
  },
  {
    name: 'a device with a monthly fee',
    why: '5 a month at €390, then €8 a month each',
    model: modelOf(
      {},
      createItem('s', 'oneOff', 'Device', {
        first: 5,
        growth: 0,
        price: 39_000,
        recurring: 800,
        churn: 0,
        earlyChurn: 0,
      }),
    ),
    expected: [
      ['revenue', 1, 199_000],
      ['revenue', 2, 203_000],
      ['s.recurringRevenue', 3, 12_000],
    ],
  },
  {
    name: 'a shop that buys its visitors',
    why: '1,000 come, €500 buys 100 more at €5; 2 of 100 buy for €10',
    model: modelOf(
      {},
      createItem(
        's',
        'units',
        'Shop',
        { visitors: 1000, growth: 0, budget: 50_000, leadCost: 500, conversion: 0.02, price: 1000 },
        { growth: 'funnel' },
      ),
    ),
    expected: [
      ['s.leads', 1, 1100],
      ['s.quantity', 1, 22],
      ['revenue', 1, 22_000],
      ['operating-costs', 1, 50_000],
    ],
  },
  {
    name: 'taxes after a loss',
    why: 'a loss of €1,000, then a profit of €2,000: a quarter of €1,000, paid with the next quarter',
    model: modelOf(
      { tax: 0.25, taxEvery: 3 },
      createItem(
        's',
        'units',
        'Orders',
        { price: 100_000 },
        { growth: 'manual', quantities: [0, 1, 3, 1, 1, 1] },
      ),
      createItem('e', 'fixed', 'Rent', { amount: 100_000 }),
    ),
    expected: [
      ['net-profit', 1, -100_000],
      ['tax', 3, 25_000],
      ['tax-payable', 3, 25_000],
      ['tax-paid', 3, 0],
      ['tax-paid', 6, 25_000],
      ['tax-payable', 6, 0],
    ],
  },
  {
    name: 'a team through its second year',
    why: 'two people at €1,000, 20 % on top, a raise of 10 %; €50 a head, 2 % dearer',
    model: modelOf(
      { onCosts: 0.2, raise: 0.1, inflation: 0.02 },
      createItem('r', 'role', 'Team', { heads: 2, salary: 100_000 }),
      createItem('e', 'perHead', 'Software', { amount: 5000 }),
    ),
    expected: [
      ['operating-costs', 12, 250_000],
      ['r.pay', 13, 220_000],
      ['on-costs', 13, 44_000],
      ['e.expense', 13, 10_200],
    ],
  },
  {
    name: 'a tenant who pays after 60 days',
    why: '€1,000 a month: two months are always open',
    model: modelOf({ payDays: 60, cash: 500_000 }, createItem('e', 'fixed', 'Rent', { amount: 100_000 })),
    expected: [
      ['payables', 1, 100_000],
      ['payables', 2, 200_000],
      ['cash', 2, 500_000],
      ['cash', 3, 400_000],
      ['equity', 3, 200_000],
    ],
  },
]

describe.each(examples)('FC11 $name is calculated correctly ($why)', ({ model, expected }) => {
  const { engine } = computeForecast(model)
  test.each(expected)('the value of %s in month %d is %d', (line, month, value) => {
    expect(engine.at(line, month)).toBeCloseTo(value, 9)
  })
  test('the balance sheet balances', () => {
    expect(engine.row('check-balance').every(value => value === 0)).toBe(true)
    expect(engine.row('check-cash').every(value => value === 0)).toBe(true)
  })
})

describe('FC12 the metrics are correct', () => {
  const metrics = (model: ForecastModel) => metricsOf(computeForecast(model))
  test('the metrics show the month with the lowest cash and the month in which the cash runs out', () => {
    const { lowPoint, outOfCash, breakEven, burn } = metrics(
      modelOf({ cash: 250_000 }, createItem('e', 'fixed', 'Rent', { amount: 100_000 })),
    )
    expect(outOfCash).toBe(3)
    expect(lowPoint).toEqual({ cash: 250_000 - 3_600_000, month: 36 })
    expect(breakEven).toBeNull()
    expect(burn).toBe(100_000)
  })
  test('the metrics show the month from which the venture makes a lasting profit', () => {
    const sales = createItem(
      's',
      'units',
      'Sales',
      { price: 100_000 },
      { growth: 'manual', quantities: [2, 0, 0, ...Array(33).fill(2)] },
    )
    const { breakEven, lowPoint } = metrics(
      modelOf({}, sales, createItem('e', 'fixed', 'Rent', { amount: 100_000 })),
    )
    expect(breakEven).toBe(4)
    expect(lowPoint).toEqual({ cash: -100_000, month: 3 })
  })
  test('the metrics show the cost of winning a customer, the customer’s value and the payback time', () => {
    const app = createItem(
      's',
      'subscription',
      'App',
      {
        visitors: 0,
        growth: 0,
        budget: 100_000,
        leadCost: 1000,
        conversion: 0.1,
        price: 2000,
        churn: 0.05,
        earlyChurn: 0.05,
      },
      { growth: 'funnel' },
    )
    const { cac, ltv, paybackMonths, churn, grossMargin, mrr, arr } = metrics(modelOf({}, app))
    expect(cac).toBe(10_000)
    expect(churn).toBeCloseTo(0.05, 6)
    expect(grossMargin).toBe(1)
    expect(ltv).toBeCloseTo(40_000, -1)
    expect(paybackMonths).toBeCloseTo(5, 3)
    expect(arr).toBe(mrr * 12)
  })
  test('a forecast without sales shows no margin, no churn and no customer value', () => {
    expect(metrics(modelOf({}))).toMatchObject({
      grossMargin: null,
      churn: null,
      ltv: null,
      cac: null,
      outOfCash: null,
    })
  })
})
