import { expect, test } from 'vitest'
import { assumptionTextMost } from '../../contracts/evidence.ts'
import { founderStages } from '../../contracts/founder.ts'
import { firstTest } from './first-test.ts'

test.each(founderStages)(
  'FM05 a founder at the stage “%s” gets one assumption and one test with a threshold and a due day',
  stage => {
    const made = firstTest({ customer: ' Organ\nbuilders ', stage }, '2026-12-28')
    expect(made?.assumption.text).toMatch(/^Organ builders: (?:they|those) [^.()]+\.$/)
    expect(made?.test.believe).toBe(made?.assumption.text)
    expect(made?.test.right_if).toContain(String(made?.test.target))
    expect(['2027-01-04', '2027-01-11']).toContain(made?.test.due_on)
  },
)

test('FM05 the first test leaves out a blank answer, and if all answers are blank there is no test', () => {
  expect(firstTest({ customer: '', stage: null }, '2026-11-17')).toBeNull()
  expect(firstTest({ customer: '', stage: 'first money' }, '2026-11-17')?.assumption.text).toBe(
    'Those who do not know us buy too.',
  )
  expect(firstTest({ customer: '$& $1', stage: null }, '2026-11-17')?.assumption.text).toContain(
    '$& $1: they had this problem',
  )
  const long = firstTest({ customer: 'x'.repeat(900), stage: null }, '2026-11-17')
  expect(long?.assumption.text.length).toBeLessThanOrEqual(assumptionTextMost)
})
