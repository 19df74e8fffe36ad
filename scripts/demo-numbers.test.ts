import { expect, test } from 'vitest'
import { playbook } from '../cofounder/reports/market-research/playbook.ts'
import { marketRecord } from '../contracts/market-record.ts'
import { noMaterial, someFact } from '../tests/support/deck-materials.ts'
import type { Material } from '../venture/figures/figures.ts'
import { computeForecast } from '../venture/forecast/forecast.ts'
import { monthAfter } from '../venture/forecast/model.ts'
import { buildPlan } from '../venture/plan/build.ts'
import { checkedPlan, concernsOf } from '../venture/plan/check.ts'
import { editBasics, untouchedPlan } from '../venture/plan/content.ts'
import { demoForecast } from './demo/forecast.ts'
import * as founder from './demo/founder.ts'

test('DX07 the numbers of the founder in the demo do not contradict each other', () => {
  const today = new Date().toISOString().slice(0, 10)
  const said_at = `${today}T10:00:00Z`
  const facts = [...founder.facts, ...founder.heard].map(([topic, evidence, text]) =>
    someFact(topic, evidence, text, { said_at, bears: topic === 'refusals' ? 'against' : 'for' }),
  )
  const record = marketRecord.parse(founder.research.record)
  const material: Material = {
    ...noMaterial,
    venture: founder.project,
    facts,
    sizing: playbook({ ...founder.research, record, pages: [], today }).sizing,
    forecast: computeForecast(demoForecast(facts, monthAfter(today.slice(0, 7), 1))),
  }
  const stream = material.forecast?.model.items.find(({ kind }) => kind === 'subscription')
  expect(stream?.values.already).toBe(3)
  expect(material.sizing?.formulas.map(({ id }) => id)).toContain('som')
  const plan = buildPlan(material, editBasics(untouchedPlan, founder.basics))
  expect(plan.goal).toMatchObject({ count: 60, by: founder.basics.goalBy, reached: expect.any(String) })
  for (const reader of ['lender', 'investor'] as const) {
    const found = concernsOf(reader, material, plan.sources, checkedPlan(plan))
    expect(found.filter(({ kind }) => kind === 'contradiction')).toEqual([])
    expect(found.filter(({ text }) => text.includes('two months late'))).toEqual([])
  }
  expect(plan.sections.find(({ id }) => id === 'funding')?.blanks).toEqual([])
})
