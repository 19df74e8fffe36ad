import { expect, test } from 'vitest'
import { lastPlanned } from './planned.ts'

const today = '2026-11-18'
const step = (day: string) => ({ day, action: `Step of ${day}` })

test('HB06 the founder’s plan is the newest action that is due, even if there is also an action for next week', () => {
  const actions = [
    { text: 'Next week', due_on: '2026-11-25' },
    { text: 'Last week', due_on: '2026-11-11' },
    { text: 'Long ago', due_on: '2026-03-02' },
  ]
  expect(lastPlanned(actions, [step('2026-11-10')], today)).toEqual({
    day: '2026-11-11',
    action: 'Last week',
  })
  expect(lastPlanned(actions.slice(0, 1), [step('2026-11-10')], today)?.action).toBe('Next week')
  expect(lastPlanned([{ text: 'Some day', due_on: null }], [], today)).toEqual({
    day: null,
    action: 'Some day',
  })
})

test('HB06 without an open action, the founder’s plan is the first step of the newest saved result', () => {
  expect(lastPlanned([], [null, step('2026-11-10'), step('2026-11-02')], today)).toEqual(step('2026-11-10'))
  expect(lastPlanned([], [], today)).toBeNull()
})
