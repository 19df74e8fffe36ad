import { expect, test } from 'vitest'
import { fieldsOf, kindNames } from './fields.ts'

const shapes = kindNames.flatMap(kind =>
  (['rate', 'funnel', 'manual'] as const).map(growth => ({ kind, growth })),
)

test.each(shapes)(
  'BP28 a reader without other knowledge understands the labels of $kind with growth by $growth',
  shape => {
    const labels = fieldsOf(shape).map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    for (const label of labels) {
      expect(label).toMatch(/^\p{Lu}[^{}]*$/u)
      // A label must not say “you” to a lender, and must not refer to a line above it.
      expect(label).not.toMatch(/\b(?:you|those|them)\b/i)
    }
  },
)

test('BP28 the label of the first month names the thing that the revenue counts', () => {
  const first = (kind: (typeof kindNames)[number]) => fieldsOf({ kind }).find(({ key }) => key === 'first')
  expect(first('subscription')?.label).toBe('New customers in the first month')
  expect(first('hours')?.label).toBe('Hours on offer in the first month')
  expect(first('commission')?.label).toBe('Orders in the first month')
})
