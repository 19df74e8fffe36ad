import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chairside, lendable, noMaterial, someFact } from '../../tests/support/deck-materials.ts'
import { anyModel } from '../../tests/support/forecast-models.ts'
import { buildDeck } from '../deck/build.ts'
import { untouched } from '../deck/content.ts'
import { isRightToLeft } from '../documents/direction.ts'
import { type Material, sourcesOf } from '../figures/figures.ts'
import { computeForecast, type Forecast, rollUp } from '../forecast/forecast.ts'
import { createFormat } from '../forecast/format.ts'
import { coverOf, raisedIn } from '../forecast/lender.ts'
import { lowPointOf } from '../forecast/metrics.ts'
import { createItem } from '../forecast/model.ts'
import { loanAtCover, needOf } from '../forecast/need.ts'
import { buildPlan, type Plan } from './build.ts'
import { checkedPlan, concernsOf } from './check.ts'
import { editBasics, type PlanBasics, planContent, untouchedPlan } from './content.ts'
import { goalOf, isLate } from './goal.ts'

const textOf = ({ sections }: Plan, id: string) => sections.find(section => section.id === id)?.text ?? ''
const planOf = (material: Material, basics: PlanBasics = {}) =>
  buildPlan(material, editBasics(untouchedPlan, basics))
const forecastOf = ({ forecast }: Material): Forecast => {
  if (!forecast) throw new Error('no forecast')
  return forecast
}
const rowsOf = (plan: Plan, name: string) =>
  (plan.tables.get(name)?.markdown ?? '')
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )
const asNumber = (cell: string | undefined) => Number((cell ?? '').replaceAll(',', ''))
const least = (forecast: Forecast) => lowPointOf(forecast.engine.row('cash')).cash
/** Calculates the forecast again with another amount of money from outside. */
const lending = ({ model }: Forecast, amount: number) =>
  computeForecast({
    ...model,
    items: model.items.map(item =>
      item.kind === 'loan' ? { ...item, values: { ...item.values, amount } } : item,
    ),
  })

describe('BP12 the plan compares the sum asked for with the sum needed', () => {
  const forecast = forecastOf(lendable())

  test('the sum needed pays for the lowest month and the reserve, and one euro less does not', () => {
    for (const months of [0, 3]) {
      const { reserve, sum } = needOf(forecast, months)
      expect(reserve).toBe(months * 410_000)
      expect(least(lending(forecast, sum ?? 0))).toBeGreaterThanOrEqual(reserve)
      expect(least(lending(forecast, (sum ?? 0) - 100))).toBeLessThan(reserve)
    }
    expect(needOf(forecast, 0).without).toEqual({
      cash: least(
        computeForecast({
          ...forecast.model,
          items: forecast.model.items.filter(({ kind }) => kind !== 'loan'),
        }),
      ),
      month: 11,
    })
  })

  test('the highest loans for the ratios 1.15 and 1.25 agree with the ratio in the forecast', () => {
    const best = (amount: number) =>
      Math.max(
        ...coverOf(lending(forecast, amount))
          .filter(({ year }) => year <= 2)
          .map(({ cover }) => cover),
      )
    for (const wanted of [1.15, 1.25]) {
      const loan = loanAtCover(forecast, wanted) ?? 0
      expect(best(loan)).toBeGreaterThanOrEqual(wanted)
      expect(best(loan + 100)).toBeLessThan(wanted)
    }
    const poor = { ...forecast.model, items: forecast.model.items.filter(({ id }) => id !== 's1') }
    expect(loanAtCover(computeForecast(poor), 1.15)).toBeNull()
  })

  test('for any forecast the calculated loan keeps the reserve of cash', () => {
    fc.assert(
      fc.property(anyModel, model => {
        const found = needOf(computeForecast(model), 2)
        if (found.sum === null || raisedIn(model) > 0) return
        const items = [
          ...model.items,
          createItem('paid', 'equity', 'Paid in', { amount: found.sum, received: 1 }),
        ]
        expect(least(computeForecast({ ...model, items }))).toBeGreaterThanOrEqual(found.reserve)
      }),
      { numRuns: 40 },
    )
  })

  test('the plan shows the gap between the two sums, and the founder explains it', () => {
    const bare = textOf(planOf(lendable()), 'funding')
    expect(bare).toContain(
      '**What is needed.** Without the money cash would be lowest in Nov 2027: −€23,494. With it cash is lowest in ',
    )
    expect(bare).toContain('. With nothing in reserve, €30,663 would be enough')
    expect(bare).toContain('€150,000 is asked for: €119,337 more.')
    expect(bare).toContain('*Missing: What the money beyond that sum is for*')
    expect(bare).toContain('*Missing: How many months of operating costs are to stay in reserve*')
    expect(bare).toContain(
      'earns 1.15 times what a loan of about €120,000 costs, and 1.25 times what a loan of about €110,000 costs, within two years.',
    )
    const said = textOf(planOf(lendable(), { reserve: 3, reason: 'Two more cities.' }), 'funding')
    expect(said).toContain('With 3 months of operating costs in reserve (€12,300), ')
    expect(said).toContain('**Why more is asked for.** Two more cities.')
    expect(said).not.toContain('Missing: What the money')
    const plan = planOf(lendable())
    const asked = concernsOf('lender', lendable(), plan.sources, checkedPlan(plan)).map(({ text }) => text)
    expect(asked).toContain('What is the money beyond the sum that is needed for?')
  })
})

describe('BP13 the plan shows customers by month and the founder’s goal', () => {
  test('the table of 24 months matches the forecast', () => {
    const rows = rowsOf(planOf(chairside()), 'table-sales')
    expect(rows[0]).toEqual(['Month', 'New customers', 'Customers lost', 'Customers at the end', 'Revenue'])
    expect(rows).toHaveLength(26)
    const { engine } = forecastOf(chairside())
    expect(asNumber(rows.at(-1)?.[3])).toBeCloseTo(engine.at('s1.customers', 24), 0)
    expect(textOf(planOf(chairside()), 'appendix')).toContain('What is sold month by month')
  })

  test.each<[PlanBasics, string | null, boolean]>([
    [
      { goal: 60, goalBy: '2027-09' },
      'The goal is 60 customers by Sep 2027; the forecast has them in Nov 2027.',
      true,
    ],
    [
      { goal: 60, goalBy: '2028-03' },
      'The goal is 60 customers by Mar 2028; the forecast has them in Nov 2027.',
      false,
    ],
    [{ goal: 60 }, 'The goal is 60 customers; the forecast has them in Nov 2027.', false],
    [
      { goal: 9_000_000, goalBy: '2028-03' },
      'The goal is 9,000,000 customers by Mar 2028; the forecast does not have them within 36 months.',
      true,
    ],
    [{ goalBy: '2028-03' }, null, false],
  ])('the plan compares the goal %o with the forecast', (basics, text, late) => {
    const goal = goalOf(chairside(), basics)
    expect(goal?.text ?? null).toBe(text)
    if (goal) expect(isLate(goal)).toBe(late)
    expect(planOf(chairside(), basics).hasCustomers).toBe(true)
    expect(goalOf({ ...chairside(), forecast: null }, basics)).toBeNull()
  })

  test('a goal that the forecast reaches too late is a contradiction, and a goal as free text is not read', () => {
    const found = (basics: PlanBasics) => {
      const plan = planOf(chairside(), basics)
      return concernsOf('investor', chairside(), plan.sources, checkedPlan(plan))
    }
    const clashes = (basics: PlanBasics) => found(basics).filter(({ kind }) => kind === 'contradiction')
    expect(clashes({})).toEqual([])
    const late = 'The goal is 60 customers by Sep 2027; the forecast has them in Nov 2027.'
    expect(clashes({ goal: 60, goalBy: '2027-09' })).toMatchObject([{ text: late, place: 'businessPlan' }])
    expect(textOf(planOf(chairside(), { goal: 60, goalBy: '2027-09' }), 'funding')).toContain(late)
    expect(found({ goal: 60 }).map(({ text }) => text)).toContain(
      'The goal is 60 customers; the forecast has them in Nov 2027. By which month are they wanted?',
    )
  })
})

test('BP14 the plan says which guess changes its cash most; if there is no guess, it says nothing', () => {
  const text = textOf(planOf(chairside()), 'projections')
  expect(text).toMatch(
    /\*\*The guess that matters most\.\*\* “[^”]+” of “[^”]+” moves the least cash most: at .+ it is −?€[\d.]+k?, at .+ it is −?€[\d.]+k?\./,
  )
  expect(textOf(planOf({ ...chairside(), forecast: null }), 'projections')).not.toContain('matters most')
})

test('BP14 DS11 an item with a right-to-left name does not change the direction of the sentence', () => {
  const { forecast } = chairside()
  const items = forecast?.model.items.map(item => ({ ...item, name: 'قرض' })) ?? []
  const named = forecast && computeForecast({ ...forecast.model, items })
  const most = sourcesOf({ ...chairside(), forecast: named }).get('guess-most')?.text ?? ''
  expect([most.includes('قرض'), isRightToLeft(most)]).toEqual([true, false])
})

test('BP15 each scenario, also the founder’s own, says which figure it changes and to which value', () => {
  const { model } = forecastOf(lendable())
  const late = { id: 'own1', name: 'Money comes late', changes: { 'l1.received': 4 } }
  const material = { ...lendable(), forecast: computeForecast({ ...model, scenarios: [late] }) }
  const rows = rowsOf(planOf(material), 'table-cases')
  expect(rows[0]).toEqual([
    'Assumption',
    'Base',
    'Worse',
    'Better',
    'Money two months late',
    'Money comes late',
  ])
  expect(rows).toContainEqual(['Team: Pay a month, each', '€2,500', '€3,125', '€1,875', 'as base', 'as base'])
  expect(rows).toContainEqual([
    'Subscriptions: New customers in the first month',
    '5',
    '3.75',
    '6.25',
    'as base',
    'as base',
  ])
  const received = ['Bank loan: Received in month', 'Jan 2027', 'as base', 'as base', 'Mar 2027', 'Apr 2027']
  expect(rows).toContainEqual(received)
  expect(textOf(planOf(material), 'projections')).toContain('What the cases change')
})

describe('BP16 the plan says which kind of money the founder wants, and shows the risk with its test', () => {
  const slotOf = (material: Material, id: string) =>
    buildDeck(material, untouched)
      .slides.flatMap(({ slots }) => slots)
      .find(slot => slot.id === id)

  test('a loan is called a loan in the summary, on the slide and on the one-pager', () => {
    const words = 'Loan of €150,000 in Jan 2027, over 60 months at 6% a year'
    expect(textOf(planOf(lendable()), 'summary')).toContain(`**Kind of money.** ${words}`)
    expect(slotOf(lendable(), 'ask.plan')).toMatchObject({ label: 'Kind of money', text: words })
    expect(slotOf(chairside(), 'ask.plan')?.text).toBe('Equity of €150,000 in Mar 2027')
    expect(slotOf({ ...chairside(), forecast: null }, 'ask.plan')?.blank?.missing).toBe(
      'Whether it is a loan, equity or a grant',
    )
    expect(slotOf(noMaterial, 'ask.plan')).toBeUndefined()
  })

  test('the product slide and the plan show the founder’s risk with the test that answers it', () => {
    const material = chairside()
    const noResult = { measured: null, observed: null, resulted_at: null }
    const [belief] = material.assumptions
    const [test] = material.tests
    if (!belief || !test) throw new Error('no material')
    const tested = { ...material, tests: [{ ...test, assumption_id: belief.id, ...noResult }] }
    expect(slotOf(material, 'product.meets')?.blank?.missing).toBe('The test that meets this risk')
    expect(slotOf(tested, 'product.risk')?.text).toBe('Managers let us read their calendar.')
    expect(textOf(planOf(tested), 'product')).toContain(
      '**The test that meets it.** Ask ten managers for a deposit of €79. Right if: At least three of ten pay.',
    )
    const risk = someFact('risk', 'guess', 'Data protection may forbid it.', { bears: 'against' })
    const named = { ...tested, facts: [...material.facts, risk] }
    expect(slotOf(named, 'product.risk')).toMatchObject({ text: risk.text, mark: 'guess' })
    expect(slotOf(named, 'product.meets')?.text).toBe('')
    const linked = {
      ...named,
      links: [{ assumption_id: belief.id, fact_id: risk.id, project_id: belief.project_id } as never],
    }
    expect(slotOf(linked, 'product.meets')?.text).toContain('Right if:')
  })
})

describe('BP17 the loan table covers all years of the loan, and the balance sheet adds up', () => {
  test('in the last year all loans are repaid', () => {
    const rows = rowsOf(planOf(lendable()), 'table-debt-years').slice(2)
    expect(rows).toHaveLength(6)
    expect(rows.at(-1)?.at(-1)).toBe('0')
    expect(rows.reduce((sum, row) => sum + asNumber(row[3]), 0)).toBe(150_000)
    const interest = rollUp(forecastOf(lendable()), 'interest', 'year').map(cents => Math.round(cents / 100))
    expect(rows.slice(0, 3).map(row => asNumber(row[2]))).toEqual(interest)
  })

  test('the balance sheet has lines for equipment and tax', () => {
    const rows = rowsOf(planOf(lendable()), 'table-balance').slice(2)
    const at = (label: string) => asNumber(rows.find(([name]) => name === label)?.at(-1))
    expect(at('Cash') + at('Equipment')).toBeCloseTo(at('Assets'), -1)
    expect(at('Tax not yet paid') + at('Loans') + at('Equity')).toBeCloseTo(at('Assets'), -1)
    expect(at('Tax not yet paid')).toBeGreaterThan(0)
  })
})

describe('BP18 the plan has fields for questions that only a lender asks', () => {
  test('the answers are saved with the plan, and a field without an answer becomes a blank', () => {
    const open = planOf(lendable())
    expect(textOf(open, 'company')).toContain('*Missing: The legal form, or the one you mean to choose*')
    const given = { form: 'GmbH & Co. KG', collateral: 'My car', debts: 'None' }
    const content = editBasics(untouchedPlan, given)
    expect(planContent.parse(content)).toEqual(content)
    const plan = buildPlan(lendable(), content)
    expect(textOf(plan, 'company')).toContain('**Legal form.** GmbH & Co. KG')
    expect(textOf(plan, 'funding')).toContain('**Collateral.** My car')
    expect(textOf(plan, 'funding')).toContain('**Other debts.** None')
    expect(editBasics(content, { form: '', collateral: '', debts: '' })).toEqual(untouchedPlan)
    expect(textOf(buildPlan(lendable(), { ...content, kind: 'memo' }), 'funding')).not.toContain('Collateral')
  })

  test('the founder’s answer about worse results answers the reader’s question about them', () => {
    const asked = (basics: PlanBasics) => {
      const plan = planOf(lendable(), basics)
      return concernsOf('lender', lendable(), plan.sources, checkedPlan(plan)).filter(({ text }) =>
        text.startsWith('If it comes worse'),
      )
    }
    expect(asked({})).toMatchObject([{ place: 'businessPlan', at: 'lender-basics' }])
    const worse = 'We let the second hire wait.'
    expect(asked({ worse })).toEqual([])
    expect(textOf(planOf(lendable(), { worse }), 'projections')).toContain(`**If it comes worse.** ${worse}`)
  })

  test('a plan that was saved before these questions existed has no answers to them', () => {
    expect(planContent.parse({ kind: 'lean', edits: {}, hasQuestions: true }).basics).toEqual({})
  })
})

describe('BP27 the plan explains facts that a lender could misunderstand', () => {
  const withLoan = (values: Record<string, number>): Material => {
    const { model } = forecastOf(lendable())
    const items = model.items.map(item =>
      item.kind === 'loan' ? { ...item, values: { ...item.values, ...values } } : item,
    )
    return { ...lendable(), forecast: computeForecast({ ...model, items }) }
  }
  const asked = (material: Material) => {
    const plan = planOf(material)
    return concernsOf('lender', material, plan.sources, checkedPlan(plan)).map(({ text }) => text)
  }

  test('the costs of a loan have a note that the loan is not granted yet', () => {
    const text = textOf(planOf(lendable()), 'funding')
    const words = 'This loan is asked for and not received: the tables count it from Jan 2027'
    expect(text).toContain(`${words} for €150,000.`)
    expect(text.indexOf(words)).toBeLessThan(text.indexOf('What the loans cost'))
    expect(textOf(planOf(chairside()), 'funding')).not.toContain('not received')
  })

  test('a loan that is paid out after the end of the forecast still counts as a loan', () => {
    const late = withLoan({ received: 40 })
    const text = [...planOf(late).sources.values()].map(source => source.text).join('\n')
    expect(text).toContain('Within the forecast nothing of the loan has to be paid')
    expect(text).not.toContain('There is no loan')
    expect(asked(late)).toContain('The forecast ends before the loan costs anything. How is it repaid?')
    expect(asked(late).join()).not.toContain('has no loan')
  })

  test('the lender asks about negative cash, and the question gives the month and the sum', () => {
    const { model } = forecastOf(chairside())
    const items = model.items.filter(({ kind }) => kind !== 'equity')
    const material = { ...chairside(), forecast: computeForecast({ ...model, items }) }
    const row = forecastOf(material).engine.row('cash')
    const { cash, month } = lowPointOf(row)
    expect(cash).toBeLessThan(0)
    const format = createFormat('EUR', model.start, 'en-US')
    const first = format.month(row.findIndex(each => each < 0) + 1)
    expect(asked(material)).toContain(
      `Cash falls below zero in ${first}; in ${format.month(month)} ${format.money(-cash)} is lacking. Where does that money come from?`,
    )
    expect(asked(chairside()).join()).not.toContain('below zero')
  })

  test('if cash runs out before the loan arrives, the plan says how much is missing until then', () => {
    const { model } = forecastOf(withLoan({ received: 3 }))
    const items = model.items.map(item =>
      item.kind === 'general' ? { ...item, values: { ...item.values, cash: 0 } } : item,
    )
    const material = { ...lendable(), forecast: computeForecast({ ...model, items }) }
    const plan = planOf(material)
    const text = textOf(plan, 'projections')
    expect(text).toContain('Before the money comes, cash falls below zero in Jan 2027.')
    expect(text).not.toContain('With no more than that')
    expect(textOf(plan, 'funding')).toMatch(
      /would be enough, .* Before it comes, €[\d,]+ is lacking all the same\./,
    )
    const ask = buildDeck(material, untouched).slides.find(({ id }) => id === 'ask')
    const labels = ask?.slots.map(({ label }) => label)
    expect(labels).toContain('Before it comes, cash is gone in')
    expect(labels).not.toContain('With it, cash is gone in')
  })
})

test('BP29 a plan shows where the inputs of its market sizes come from', () => {
  const { tables, sections } = planOf(chairside())
  const rows = tables.get('table-market-from')?.markdown.split('\n').slice(2) ?? []
  expect(rows).toHaveLength(chairside().sizing?.assumptions.length ?? 0)
  for (const row of rows) expect(row).toMatch(/\| estimate: a count \|$/)
  expect(sections.find(({ id }) => id === 'appendix')?.text).toContain(rows[0])
  expect(planOf({ ...chairside(), sizing: null }).tables.has('table-market-from')).toBe(false)
})
