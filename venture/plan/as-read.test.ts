// Tests against errors that a lender and an investor once found in the documents of three founders.
import { describe, expect, test } from 'vitest'
import { chairside, lendable, someFact } from '../../tests/support/deck-materials.ts'
import { buildDeck } from '../deck/build.ts'
import { untouched } from '../deck/content.ts'
import { type Material, sourcesOf } from '../figures/figures.ts'
import { computeForecast, type Forecast } from '../forecast/forecast.ts'
import { coverOf } from '../forecast/lender.ts'
import { breakEvenOf, metricsOf } from '../forecast/metrics.ts'
import type { ForecastModel } from '../forecast/model.ts'
import { buildPlan, type Plan } from './build.ts'
import { checkedPlan, concernsOf } from './check.ts'
import { editBasics, type PlanBasics, untouchedPlan } from './content.ts'

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

describe('BP25 a plan for a lender is correct', () => {
  const modelOf = (change: (items: ForecastModel['items']) => ForecastModel['items']): Material => {
    const { model } = forecastOf(lendable())
    return { ...lendable(), forecast: computeForecast({ ...model, items: change(model.items) }) }
  }
  const withLoan = (amount: number) =>
    modelOf(items =>
      items.map(item => (item.kind === 'loan' ? { ...item, values: { ...item.values, amount } } : item)),
    )

  test('the reason for asking for more money and the source of missing money are two separate texts', () => {
    const basics = { reason: 'Three months of wages.', rest: 'My savings.' }
    expect(textOf(planOf(lendable(), basics), 'funding')).toContain(
      '**Why more is asked for.** Three months of wages.',
    )
    const facts = lendable().facts.filter(({ topic }) => topic !== 'ask')
    const small = { ...withLoan(1_000_000), facts }
    const less = textOf(planOf(small, basics), 'funding')
    expect(less).toContain('**Where the rest comes from.** My savings.')
    expect(less).not.toContain('Three months of wages')
    const { askedGap } = planOf(small, { reason: basics.reason })
    expect(askedGap).toEqual({ field: 'rest', label: 'Where the rest comes from' })
  })

  test('the uses of funds include wages; if nobody is paid, the lender asks how the founder lives', () => {
    const uses = rowsOf(planOf(lendable()), 'table-uses')
    const wages = uses.find(([label]) => label === 'Wages and what comes on top')
    const { engine } = forecastOf(lendable())
    const paid = engine
      .row('paid-people')
      .subarray(0, 12)
      .reduce((sum, month) => sum + month, 0)
    expect(asNumber(wages?.[1])).toBe(Math.round(paid / 100))
    const question = /What does the founder live on\?/
    const asked = (material: Material) => {
      const plan = planOf(material)
      return concernsOf('lender', material, plan.sources, checkedPlan(plan))
        .map(({ text }) => text)
        .join()
    }
    expect(asked(lendable())).not.toMatch(question)
    expect(asked(modelOf(items => items.filter(({ kind }) => kind !== 'role')))).toMatch(question)
  })

  test('if the founder described debts in words, a note says that no table includes them', () => {
    const sentence = 'no table of this plan counts it'
    const debts = 'My aunt lent me €5,000.'
    expect(textOf(planOf(lendable(), { debts }), 'funding')).toContain(sentence)
    expect(textOf(planOf(lendable()), 'funding')).not.toContain(sentence)
  })

  test('a plan without debts has no note about debts', () => {
    const note = 'no table of this plan counts it'
    for (const debts of ['None', 'keine', 'Aucune.'])
      expect(textOf(planOf(lendable(), { debts }), 'funding')).not.toContain(note)
    expect(textOf(planOf(lendable(), { debts: 'My father, when there is money' }), 'funding')).toContain(note)
  })

  test('the lender still asks for the needed permissions if the only fact about permissions speaks against the venture', () => {
    const asked = (bears: 'for' | 'against') => {
      const said = someFact('permission', 'told', 'Nobody may read patients’ calendars.', { bears })
      const material = { ...lendable(), facts: [...lendable().facts, said] }
      const plan = planOf(material)
      const found = concernsOf('lender', material, plan.sources, checkedPlan(plan))
      return found.some(({ text }) => text.startsWith('Which permissions and licences'))
    }
    expect([asked('for'), asked('against')]).toEqual([false, true])
  })

  test('the lender asks about collateral if its value is missing, and about the people if their names are missing', () => {
    const asked = (material: Material, basics: PlanBasics = {}) => {
      const plan = planOf(material, basics)
      return concernsOf('lender', material, plan.sources, checkedPlan(plan)).map(({ text }) => text)
    }
    const worth = 'What is the collateral worth, and who valued it?'
    expect(asked(lendable(), { collateral: 'The van' })).toContain(worth)
    for (const collateral of ['None', 'keine', 'The van, €12,000 in the list of October'])
      expect(asked(lendable(), { collateral })).not.toContain(worth)
    const { model } = forecastOf(lendable())
    const paying = (name: string, heads: number): Material => {
      const items = model.items.map(item =>
        item.kind === 'role' ? { ...item, name, values: { ...item.values, heads } } : item,
      )
      return { ...lendable(), forecast: computeForecast({ ...model, items }) }
    }
    const who = 'The forecast pays 2 people as “Team”. Who are they, and what does each do?'
    expect(asked(paying('Team', 2))).toContain(who)
    for (const named of [paying('Team', 1), paying('Drivers', 2)])
      expect(asked(named).filter(text => text.startsWith('The forecast pays'))).toEqual([])
  })

  test('the uses of funds end when cash is lowest, or a note says that cash falls further', () => {
    const label = (material: Material) => planOf(material).tables.get('table-ask')?.label ?? ''
    expect(label(lendable())).toMatch(/ until cash is lowest, in \w+ 20\d\d$/)
    const { model } = forecastOf(lendable())
    const items = model.items.map(item =>
      item.kind === 'role' ? { ...item, values: { ...item.values, salary: 9_000_000 } } : item,
    )
    const losing = { ...lendable(), forecast: computeForecast({ ...model, items }) }
    expect(label(losing)).toMatch(/ from Jan 2027 to Dec 2028$/)
    expect(textOf(planOf(losing), 'projections')).toContain(
      'No profit lasts: at least one of the last 6 months of the forecast has none.',
    )
  })

  test('if the loan is far below the highest possible loan, no exact highest loan is printed', () => {
    expect(textOf(planOf(withLoan(200_000)), 'funding')).toContain(
      'the business earns 1.25 times what the whole loan costs, within two years.',
    )
  })

  test('the number of assumptions in the text is the same as in the table', () => {
    const plan = planOf(lendable())
    const rows = rowsOf(plan, 'table-assumptions').slice(2)
    const known = rows.filter(([, , , mark]) => mark !== 'guess' && mark !== 'estimate')
    expect(textOf(plan, 'projections')).toContain(
      `**Figures that rest on facts.** ${known.length} of the ${rows.length} that the forecast assumes`,
    )
    expect(rows.map(([, , , mark]) => mark)).not.toContain('asked for')
    expect(rowsOf(plan, 'table-terms').map(([label]) => label)).toContain('Bank loan: Amount')
  })

  test('the text also gives the year in which earnings do not cover the loan, and not only the year in which they do', () => {
    const forecast = forecastOf(withLoan(9_000_000))
    const [first, second] = coverOf(forecast)
    expect([(first?.cover ?? 9) < 1, (second?.cover ?? 0) >= 1.15]).toEqual([true, true])
    const text = textOf(planOf(withLoan(9_000_000)), 'funding')
    expect(text).toMatch(
      / in year 1 and .* in year 2\. The business earns .* in year 1 and .* times that in year 2;/,
    )
    expect(text).toMatch(/which is reached in year 2\. In year 1 .* of it has to come from cash/)
  })
})

describe('BP26 a plan for an investor is correct', () => {
  test('the text says whether the lowest cash includes the money asked for', () => {
    const { sections } = buildPlan(chairside(), { ...untouchedPlan, kind: 'memo' })
    const text = sections.find(({ id }) => id === 'projections')?.text ?? ''
    expect(text).toMatch(/Before the money comes, the least cash is .*\. With it the least is /)
    const low = buildDeck(chairside(), untouched)
      .slides.flatMap(({ slots }) => slots)
      .find(({ id }) => id === 'financials.low')
    expect(low?.label).toBe('Least cash, with the money asked for')
  })

  test('the text about the customer value says which share of customers leaves', () => {
    expect(sourcesOf(chairside()).get('ltv')?.text).toMatch(/^€[\d.]+k?, if [\d.]+% of them leave a month$/)
  })

  test('the task and the threshold of a test come before its result', () => {
    const rule = 'Ask ten managers for a deposit of €79. Right if: At least three of ten pay.'
    const came = 'Three paid, two said no, five want to see the pilot first.'
    expect(textOf(planOf(chairside()), 'product')).toContain(
      `**Tested, came out right.** ${rule} Result: ${came}`,
    )
    const [test] = chairside().tests
    const told = (rest: object) =>
      textOf(planOf({ ...chairside(), tests: test ? [{ ...test, ...rest }] : [] }), 'product')
    expect(told({ observed: null })).toContain(`${rule} Result: 3\n`)
    expect(told({ observed: null, measured: null, resulted_at: null })).toContain(
      `**Being tested.** ${rule}\n`,
    )
  })

  test('the cost of winning a customer comes from the founder’s marketing costs', () => {
    const spending = (marketing: number) => {
      const { model } = forecastOf(chairside())
      const items = model.items.map(item =>
        item.name === 'Marketing' ? { ...item, values: { ...item.values, amount: marketing } } : item,
      )
      return { ...chairside(), forecast: computeForecast({ ...model, items }) }
    }
    const material = spending(120_000)
    const { program, engine } = forecastOf(material)
    const added = program.streams.flatMap(({ added: line }) =>
      line ? [...engine.row(line).slice(0, 12)] : [],
    )
    const each = (12 * 120_000) / added.reduce((sum, count) => sum + count, 0)
    expect(metricsOf(forecastOf(material)).cac).toBeCloseTo(each, 6)
    expect(textOf(planOf(material), 'sales')).toContain('**To win a customer.** €')
    expect(metricsOf(forecastOf(spending(0))).cac).toBeNull()
  })

  test('an investor asks which share of the venture the money buys, and the sum asked for has no evidence mark', () => {
    const bare = chairside().facts.filter(({ topic }) => topic !== 'ask')
    const asked = (text: string | null) => {
      const facts = text ? [...bare, someFact('ask', null, text)] : bare
      const material = { ...chairside(), facts }
      const plan = buildPlan(material, { ...untouchedPlan, kind: 'memo' })
      return {
        funding: textOf(plan, 'funding'),
        isAsked: concernsOf('investor', material, plan.sources, checkedPlan(plan)).some(({ text: each }) =>
          each.startsWith('Which share of the company'),
        ),
      }
    }
    expect(asked(null).funding).toContain('**We ask for.** €150,000\n')
    expect(
      [null, 'We are raising €150,000.', '€150,000 for 12% of the company.'].map(each => asked(each).isAsked),
    ).toEqual([true, true, false])
  })

  test('the text about the market size says that the amounts are per year', () => {
    expect(textOf(planOf(chairside()), 'summary')).toContain('**Market a year.** €36 million')
    expect(textOf(planOf(chairside()), 'market')).toContain('**Market sizes a year')
  })

  test('a person’s pay is never the guess that the plan calls most important', () => {
    const { model } = forecastOf(chairside())
    const items = model.items.map(item =>
      item.kind === 'role' ? { ...item, values: { ...item.values, salary: 90_000_000 } } : item,
    )
    const material = { ...chairside(), forecast: computeForecast({ ...model, items }) }
    expect(sourcesOf(material).get('guess-most')?.text).not.toContain('Pay a month')
  })

  test('negative cash is a liability in the balance sheet, and both sides of the balance sheet are equal', () => {
    const { model } = forecastOf(chairside())
    const items = model.items.filter(({ kind }) => kind !== 'equity')
    const material = { ...chairside(), forecast: computeForecast({ ...model, items }) }
    const rows = rowsOf(planOf(material), 'table-balance').slice(2)
    const at = (label: string) =>
      rows
        .find(([name]) => name === label)
        ?.slice(1)
        .map(asNumber) ?? []
    expect(at('Not financed yet').some(amount => amount > 0)).toBe(true)
    expect([...at('Cash'), ...at('Assets')].every(amount => amount >= 0)).toBe(true)
    expect(at('Assets')).toEqual(at('Liabilities and equity'))
  })

  test('profit is lasting if every month of the last half year has a profit', () => {
    const profit = (months: number) =>
      Float64Array.from({ length: 36 }, (_, month) => (month < 36 - months ? -1 : 1))
    expect([1, 5, 6, 20].map(months => breakEvenOf(profit(months)))).toEqual([null, null, 31, 17])
  })
})
