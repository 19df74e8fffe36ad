import { expect, test } from 'vitest'
import { beliefLead } from './belief-lead.ts'

test.each([
  ['They pay before it is finished.', 'We believe'],
  ['What they use today is too slow', 'We believe'],
  ['Who pays before it is finished, and why the others do not.', 'We want to know'],
  ['Whether they act without being pushed.', 'We want to know'],
  ['Do they pay?', 'We want to know'],
])('EV46 the assumption “%s” is introduced with “%s”', (text, lead) => {
  expect(beliefLead(text)).toBe(lead)
})
