import { expect, test } from 'vitest'
import { firstName, greetingAt } from './greeting.tsx'

test.each([
  [0, 'Good evening'],
  [5, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('at %i o’clock the dashboard greets with %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})

test.each([
  ['Nora Founder', 'Nora'],
  ['  Ada  ', 'Ada'],
  ['', null],
  [null, null],
  [undefined, null],
])('the first name in %j is %j', (fullName, name) => {
  expect(firstName(fullName)).toBe(name)
})
