import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { FactValue } from '../../contracts/fact-values.ts'
import type { Fact } from '../../contracts/facts.ts'
import { accountsOf, compareActuals, readActuals } from './actuals.ts'
import { doubtsOf } from './doubts.ts'
import { explain } from './explain.ts'
import { computeForecast } from './forecast.ts'
import { buyersIn } from './market.ts'
import { metricsOf } from './metrics.ts'
import { createItem, forecastModel } from './model.ts'
import { scenariosOf } from './scenarios.ts'
import { blankAnswers, firstModel, questionsFor, streamKinds, suggestAnswers } from './starter.ts'
import { fundsUsed } from './use-of-funds.ts'

let count = 0
const factOf = (topic: FactTopic, value: FactValue, rest: Partial<Fact> = {}): Fact => {
  count += 1
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    project_id: '00000000-0000-4000-8000-000000000000',
    topic,
    subject: null,
    text: `About ${topic}`,
    quote: null,
    value,
    evidence: null,
    bears: 'for',
    source_id: null,
    state: 'confirmed',
    replaced_by: null,
    beside: [],
    said_at: '2026-11-01T00:00:00Z',
    updated_at: '2026-11-01T00:00:00Z',
    ...rest,
  }
}
const euro = (amount: number, per: 'month' | 'year' | 'hour' | null = 'month'): FactValue => ({
  kind: 'money',
  low: amount,
  high: amount,
  currency: 'EUR',
  per,
})
const share = (value: number): FactValue => ({ kind: 'share', low: value, high: value, of: null })

describe('FC15 a first forecast is made from facts and answers', () => {
  test.each(streamKinds)(
    'the first forecast for %s asks at most fifteen questions and balances from the start',
    kind => {
      expect(questionsFor(kind).length + 3).toBeLessThanOrEqual(15)
      const { answers, facts } = suggestAnswers([], '2027-01', 'EUR')
      const model = firstModel({ answers: { ...answers, kind }, facts })
      expect(forecastModel.parse(model)).toEqual(model)
      expect(
        computeForecast(model)
          .engine.row('check-balance')
          .every(value => value === 0),
      ).toBe(true)
    },
  )

  test('the first forecast takes figures from confirmed facts about the venture and shows which fact each comes from', () => {
    const price = factOf('price', euro(49), { evidence: 'paid' })
    const facts = [
      price,
      factOf('churn', share(0.03)),
      factOf('margin', share(0.7)),
      factOf('costs', euro(24_000, 'year')),
      factOf('team', { kind: 'count', low: 2, high: 2 }),
      factOf('ask', euro(250_000, null)),
    ]
    const model = firstModel(suggestAnswers(facts, '2027-01', 'USD'))
    const values = Object.fromEntries(model.items.map(({ id, values: given }) => [id, given]))
    expect(model.currency).toBe('EUR')
    expect(values.s1).toMatchObject({ price: 4900, churn: 0.03, earlyChurn: 0.03, costShare: 0.3 })
    expect(values.e1).toMatchObject({ amount: 200_000 })
    expect(values.r1).toMatchObject({ heads: 2 })
    expect(values.f1).toMatchObject({ amount: 25_000_000 })
    expect(model.origins['s1.price']).toEqual({ kind: 'fact', factId: price.id })
    expect(Object.keys(model.origins).sort()).toEqual([
      'e1.amount',
      'f1.amount',
      'r1.heads',
      's1.churn',
      's1.costShare',
      's1.price',
    ])
  })

  test.each<[string, Fact]>([
    ['the price of a rival', factOf('price', euro(129), { subject: 'Doctolib' })],
    ['a price that is only proposed', factOf('price', euro(129), { state: 'proposed' })],
    ['a price that was withdrawn', factOf('price', euro(129), { state: 'withdrawn' })],
  ])('the first forecast ignores %s', (_, fact) => {
    expect(firstModel(suggestAnswers([fact], '2027-01', 'EUR')).origins).toEqual({})
  })

  test.each<[string, FactValue, string]>([
    [
      '€390 and €8 a month',
      {
        kind: 'price',
        parts: [
          { kind: 'once', low: 390, high: 390, currency: 'EUR' },
          { kind: 'recurring', low: 8, high: 8, currency: 'EUR', per: 'month' },
        ],
      },
      'oneOff',
    ],
    ['€90 an hour', euro(90, 'hour'), 'hours'],
    [
      '12 % of each order',
      { kind: 'price', parts: [{ kind: 'share', low: 0.12, high: 0.12, of: 'each order' }] },
      'commission',
    ],
    ['€20 once', euro(20, null), 'units'],
    ['€588 a year', euro(588, 'year'), 'subscription'],
  ])('the first forecast gets the revenue model from the price “%s”', (_, value, kind) => {
    expect(suggestAnswers([factOf('price', value)], '2027-01', 'EUR').answers.kind).toBe(kind)
  })
})

const model = firstModel(suggestAnswers([factOf('price', euro(49))], '2027-01', 'EUR'))
const forecast = computeForecast(model)

describe('FC16 a number in the forecast can be explained', () => {
  test('a number is explained by its formula and by the values in the formula', () => {
    const revenue = explain(forecast, 's1.revenue', 2)
    expect(revenue?.formula).toBe('Subscriptions: customers × Subscriptions: Price a month')
    expect(revenue?.parts.map(({ id, kind }) => [kind, id])).toEqual([
      ['line', 's1.customers'],
      ['input', 's1.price'],
    ])
    const [customers, price] = revenue?.parts ?? []
    expect(Math.round((customers?.value ?? 0) * (price?.value ?? 0))).toBe(revenue?.value)
  })
  test('every line of every statement has a formula that is printed in words', () => {
    for (const { id } of forecast.program.lines) {
      expect(explain(forecast, id, 3)?.formula).toMatch(/\S/)
      expect(explain(forecast, id, 3)?.formula).not.toMatch(/undefined|fixed\./)
    }
    expect(explain(forecast, 'nothing', 1)).toBeNull()
  })
})

describe('FC17 the forecast lists the doubts of a careful reader', () => {
  const doubted = (items: Parameters<typeof createItem>[]) =>
    doubtsOf(computeForecast({ ...model, origins: {}, items: items.map(given => createItem(...given)) })).map(
      ({ driverId, text }) => driverId ?? text,
    )
  const terms: Parameters<typeof createItem> = ['g', 'general', 'Terms', { cash: 1e9 }]
  const team: Parameters<typeof createItem> = ['r', 'role', 'Team', {}]
  test.each<[string, Parameters<typeof createItem>[], string | RegExp]>([
    [
      'growth above 20 % a month',
      [terms, team, ['s', 'units', 'A', { growth: 0.25, unitCost: 1 }]],
      's.growth',
    ],
    ['no churn', [terms, team, ['s', 'subscription', 'A', { churn: 0 }]], 's.churn'],
    ['no salaries', [terms], /Nobody is paid/],
    [
      'no tax on profits',
      [
        ['g', 'general', 'T', { cash: 1, tax: 0 }],
        ['s', 'units', 'A', { unitCost: 1 }],
      ],
      'g.tax',
    ],
    [
      'payment a year in advance',
      [terms, team, ['s', 'subscription', 'A', {}, { billing: 'yearly' }]],
      's.renewal',
    ],
    ['cash below zero', [['g', 'general', 'T', { cash: 0 }], team], /below zero/],
    [
      'FC34 more hours than the team can work',
      [terms, team, ['s', 'hours', 'A', { first: 160, growth: 0.05 }]],
      's.first',
    ],
    ['goods that cost nothing', [terms, team, ['s', 'units', 'A', { unitCost: 0 }]], 's.unitCost'],
  ])('the check raises a doubt about %s', (_, items, expected) => {
    expect(
      doubted(items).some(found =>
        typeof expected === 'string' ? found === expected : expected.test(found),
      ),
    ).toBe(true)
  })
  test('a modest plan with money in the bank raises no doubt', () => {
    expect(doubted([terms, team, ['s', 'units', 'A', { unitCost: 500, growth: 0.02 }]])).toEqual([])
    expect(doubted([terms, team, ['s', 'hours', 'A', { first: 160, growth: 0 }]])).toEqual([])
  })
  test('FC32 sales above the number of buyers, or above what the team can serve, raise a doubt; a first forecast has neither', () => {
    const reached = (growth: number, buyers: number) => {
      const found = { ...factOf('buyers', { kind: 'count', low: buyers, high: buyers }), id: 'counted' }
      const suggested = suggestAnswers([factOf('price', euro(49)), found], '2027-01', 'EUR')
      const answers = { ...suggested.answers, figures: { ...suggested.answers.figures, growth } }
      const made = firstModel({ ...suggested, answers })
      const told = doubtsOf(computeForecast(made), buyersIn([found])).map(({ text }) => text)
      return { made, told: told.filter(text => /counted|serves/.test(text)) }
    }
    expect(reached(0.05, 100_000).told).toEqual([])
    const { made, told } = reached(0.15, 600)
    expect(told).toEqual([
      expect.stringMatching(
        /^Subscriptions: 600 customers, more than half of them; 600 were counted who could buy\. Why would so many of them buy\?$/,
      ),
      expect.stringMatching(
        /^Each person who is paid serves 5 customers in month 1 and [\d,]+ in month 36\./,
      ),
    ])
    expect(made.items.find(({ id }) => id === 's1')?.values.market).toBe(600)
    expect(made.origins['s1.market']).toEqual({ kind: 'fact', factId: 'counted' })
  })
})

describe('FC18 real results are compared with the forecast', () => {
  test.each<[string, string, number[]]>([
    ['commas as separators', 'month,account,amount\n2027-01,Revenue,"1,234.50"', [123_450]],
    ['semicolons and a decimal comma', '2027-01;Revenue;1.234,50\r\n2027-02;Revenue;-12', [123_450, -1200]],
    ['whole days and a loss in brackets', '2027-01-31,net profit,(500)', [-50_000]],
    ['the same row twice (the last one counts)', '2027-01,Revenue,1\n2027-01,Revenue,2', [200]],
    ['negative cash', '2027-01,Cash,-5', [-500]],
    ['a byte order mark', '\uFEFF2027-01,Revenue,7', [700]],
  ])('real results can be read from a file with %s', (_, text, amounts) => {
    const { actuals, problems } = readActuals(text, forecast)
    expect(problems).toEqual([])
    expect(actuals.map(({ amount }) => amount)).toEqual(amounts)
  })
  test('each unreadable row is reported, and the other rows are read', () => {
    const { actuals, problems } = readActuals(
      '2027-01,Revenues,1\n2027-13,Revenue,1\n2027-01,Revenue,much\n2027-02,Revenue,5',
      forecast,
    )
    expect(actuals).toHaveLength(1)
    expect(problems).toEqual([
      'Row 1: no line is called “Revenues”.',
      'Row 2: month, account and amount are needed.',
      'Row 3: “much” is no amount.',
    ])
  })
  test('cash is one line for real results, and it may be negative', () => {
    const labels = accountsOf(forecast).map(({ label }) => label)
    expect(labels.filter(label => /^cash\b(?! (?:at|from))|not financed/i.test(label))).toEqual(['Cash'])
  })
  test('real results are compared with the forecast for their month, and results for other months are left out', () => {
    const actuals = [
      { month: '2027-02', account: 'revenue', amount: 100 },
      { month: '2019-01', account: 'revenue', amount: 100 },
    ]
    expect(compareActuals({ ...forecast, model: { ...model, actuals } })).toEqual([
      {
        account: 'revenue',
        label: 'Revenue',
        month: '2027-02',
        plan: forecast.engine.at('revenue', 2),
        actual: 100,
      },
    ])
  })
})

test('FM16 prices, sales, pay, costs, marketing and cash start blank unless a fact gives them', () => {
  expect(Object.keys(blankAnswers(suggestAnswers([], '2027-01', 'EUR')))).toEqual([
    ...['price', 'recurring', 'take', 'first'],
    ...['salary', 'costs', 'marketing', 'cash'],
  ])
  const costs = factOf('costs', euro(700))
  expect(blankAnswers(suggestAnswers([costs], '2027-01', 'EUR')).costs).toBeUndefined()
})

describe('FC42 a forecast begins with the customers who already pay', () => {
  const paid = factOf('money', euro(79), {
    evidence: 'paid',
    text: 'Since August 2026 three practices pay €79 a month.',
  })

  test('the number of paying customers comes from the fact, and these customers leave at the same rate as the others', () => {
    const suggested = suggestAnswers([factOf('price', euro(79)), paid], '2027-01', 'EUR')
    expect(suggested.answers.figures.already).toBe(3)
    const model = firstModel(suggested)
    expect(model.origins['s1.already']).toEqual({ kind: 'fact', factId: paid.id })
    const { engine } = computeForecast(model)
    expect(engine.row('s1.customers')[0]).toBe(3 + (suggested.answers.figures.first ?? 0))
    expect(engine.row('s1.lost')[0]).toBe(0)
    expect(engine.row('revenue')[0]).toBe(8 * 7900)
  })

  test.each<[string, Partial<Fact>]>([
    ['somebody only promised to pay', { evidence: 'committed' }],
    ['the fact has no date', { text: 'Three practices pay €79 a month.' }],
    ['the customers pay a rival', { subject: 'Doctolib' }],
  ])('the number of paying customers is zero if %s', (_, rest) => {
    expect(suggestAnswers([{ ...paid, ...rest }], '2027-01', 'EUR').answers.figures.already).toBe(0)
  })
})

test('FC43 a first forecast uses the country’s currency, also for a price or a sum asked for that has no currency', () => {
  const none = { value: null } as const
  const facts = [
    factOf('place', { kind: 'place', country: 'EG', name: 'مصر' }),
    factOf('price', euro(1), { ...none, text: '450 جنيها في الشهر' }),
    factOf('ask', euro(1), { ...none, text: 'نطلب 3,000,000 جنيه' }),
  ]
  const { answers, facts: known } = suggestAnswers(facts, '2027-01', 'USD')
  expect(answers.currency).toBe('EGP')
  expect(answers.figures).toMatchObject({ price: 45_000, funding: 300_000_000 })
  expect(known).toMatchObject({ price: facts[1]?.id, funding: facts[2]?.id })
})

describe('FC44 the forecast shows the lowest cash and what happens if money arrives late', () => {
  const raised = createItem('f1', 'equity', 'Round', { amount: 10_000_000, received: 3 })
  const model = {
    ...firstModel(suggestAnswers([], '2027-01', 'EUR')),
  }
  const funded = { ...model, items: [...model.items, raised] }

  test('the metrics show the lowest cash before and after the money arrives', () => {
    const { lowPoint, lowAfter } = metricsOf(computeForecast(funded))
    expect(lowPoint.month).toBe(2)
    expect(lowAfter?.month).toBeGreaterThan(3)
    expect(metricsOf(computeForecast(model)).lowAfter).toBeNull()
  })

  test('a forecast with money from outside has a scenario in which the money arrives two months late', () => {
    const late = scenariosOf(funded, []).find(({ id }) => id === 'late')
    expect(late?.changes).toEqual({ 'f1.received': 5 })
    const [base, other] = [computeForecast(funded), computeForecast(funded, late?.changes)]
    expect(other.engine.row('cash')[3]).toBe((base.engine.row('cash')[3] ?? 0) - 10_000_000)
    expect(scenariosOf(model, []).some(({ id }) => id === 'late')).toBe(false)
  })

  test('FC45 the uses of the money add up to the sum raised: people, product, marketing and reserve', () => {
    const funds = fundsUsed(computeForecast(funded))
    expect(funds?.rows.map(({ label }) => label)).toEqual([
      'People',
      'Product and delivery',
      'Running costs',
      'Marketing',
      'Reserve, still there when cash is lowest',
    ])
    expect(funds?.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000_000)
    const oven = createItem('q1', 'equipment', 'Oven', { cost: 6_500_000, bought: 3 })
    // Equipment is counted first and in full, because money from customers cannot pay for it in advance.
    expect(fundsUsed(computeForecast({ ...funded, items: [...funded.items, oven] }))?.rows[0]).toEqual({
      label: 'Equipment',
      amount: 6_500_000,
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 36 }),
        (amount, received) => {
          const item = createItem('f1', 'loan', 'Loan', { amount, received })
          const found = fundsUsed(computeForecast({ ...model, items: [...model.items, item] }))
          expect(found?.rows.reduce((sum, row) => sum + row.amount, 0)).toBe(amount)
        },
      ),
      { numRuns: 50 },
    )
    expect(fundsUsed(computeForecast(model))).toBeNull()
  })
})
