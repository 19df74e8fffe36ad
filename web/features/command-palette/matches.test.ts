import { expect, test } from 'vitest'
import { linkGroups } from './commands.ts'
import { matching } from './matches.ts'

const screens = linkGroups.at(-1)?.commands ?? []

test.each([
  ['messages', 'Messaging'],
  ['chat', 'Messaging'],
  ['inbox', 'Messaging'],
  ['account', 'Settings'],
  ['password', 'Settings'],
  ['billing', 'Plans'],
  ['subscription', 'Plans'],
  ['home', 'Dashboard'],
  ['support', 'Help'],
  ['validation problem', 'Problem Validation'],
  ['ÉLEV', 'Elevator Pitch'],
  ['pitch', 'Elevator Pitch'],
])('SR05 in the command palette a search for %j finds the screen %s first', (typed, label) => {
  expect(matching(typed, screens)[0]?.label).toBe(label)
})

test('in the command palette an empty search lists all commands, and a meaningless search lists none', () => {
  expect(matching('  ', screens)).toEqual(screens)
  expect(matching('qqq', screens)).toEqual([])
})
