import { expect, test } from 'vitest'
import { fieldsOf, kindNames } from './fields.ts'

const shapes = kindNames.flatMap(kind =>
  (['rate', 'funnel', 'manual'] as const).map(growth => ({ kind, growth })),
)

test.each(shapes)(
  'BP28 the labels of $kind with growth by $growth are clear to a reader who knows nothing else',
  shape => {
    const labels = fieldsOf(shape).map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    for (const label of labels) {
      expect(label).toMatch(/^\p{Lu}[^{}]*$/u)
      // A label must not say "you", because a lender may read it. It must not refer to other lines ("those",
      // "them").
      expect(label).not.toMatch(/\b(?:you|those|them)\b/i)
    }
  },
)

test('BP28 the label of the first month’s sales says what is sold', () => {
  const first = (kind: (typeof kindNames)[number]) => fieldsOf({ kind }).find(({ key }) => key === 'first')
  expect(first('subscription')?.label).toBe('New customers in the first month')
  expect(first('hours')?.label).toBe('Hours on offer in the first month')
  expect(first('commission')?.label).toBe('Orders in the first month')
})
