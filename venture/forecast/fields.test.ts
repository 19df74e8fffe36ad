import { expect, test } from 'vitest'
import { fieldsOf, kindNames } from './fields.ts'

const shapes = kindNames.flatMap(kind =>
  (['rate', 'funnel', 'manual'] as const).map(growth => ({ kind, growth })),
)

test.each(shapes)('BP28 what $kind by $growth assumes is named so that a stranger understands it', shape => {
  const labels = fieldsOf(shape).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  for (const label of labels) {
    expect(label).toMatch(/^\p{Lu}[^{}]*$/u)
    // A lender is not “you”, and knows no line above this one.
    expect(label).not.toMatch(/\b(?:you|those|them)\b/i)
  }
})

test('BP28 what comes in the first month is named by what the revenue counts', () => {
  const first = (kind: (typeof kindNames)[number]) => fieldsOf({ kind }).find(({ key }) => key === 'first')
  expect(first('subscription')?.label).toBe('New customers in the first month')
  expect(first('hours')?.label).toBe('Hours on offer in the first month')
  expect(first('commission')?.label).toBe('Orders in the first month')
})
