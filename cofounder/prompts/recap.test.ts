import { expect, test } from 'vitest'
import type { Recap } from '../../contracts/helper-session.ts'
import type { Mind } from '../mind.ts'
import { tellTalk } from './parts.ts'
import { grownRecap, mostOfRecap, turnsToSum } from './recap.ts'

const talkOf = (turns: number, length: number) =>
  Array.from({ length: turns }, (_, at) => ({
    role: at % 2 ? ('user' as const) : ('assistant' as const),
    content: `turn ${at}: `.padEnd(length, 'x'),
  }))

test.each([
  ['a short conversation needs no summary', 20, 200, null],
  ['a conversation that still fits after its next turn needs no summary', 16, 900, null],
  [
    'a conversation that no longer fits after its next turn is summarised',
    22,
    900,
    { from: 2, due: 16, latest: 4 },
  ],
  [
    'many short turns are summarised before the page leaves some out',
    44,
    30,
    { from: 2, due: 22, latest: 20 },
  ],
  ['among very long messages the last one stays whole', 8, 4000, { from: 2, due: 5, latest: 1 }],
  ['a very long conversation is summarised in steps', 60, 4000, { from: 2, due: 6, latest: 52 }],
])('%s', (_title, turns, length, expected) => {
  const messages = talkOf(turns, length)
  const found = turnsToSum(messages, null)
  expect(
    found && { from: messages.indexOf(found.due[0] as never), due: found.due.length, latest: found.latest },
  ).toEqual(expected)
})

test('a turn that was summarised is not summarised again, and the turns after it stay whole', () => {
  const recap: Recap = { text: 'Price: The founder asks 49.', latest: 3 }
  const messages = talkOf(24, 900)
  expect(turnsToSum(messages, recap)).toBeNull()
  const told = tellTalk(messages, { recap })
  expect(told.match(/turn \d+:/g)).toEqual(['turn 0:', 'turn 1:', 'turn 21:', 'turn 22:', 'turn 23:'])
  expect(told).toContain(`<founder_data label="earlier in this talk">\n${recap.text}\n</founder_data>`)
  expect(told).not.toContain('left out')
})

test.each([120, 900, 2500, 4000])(
  'after every turn there is room for the next one in the prompt, with turns of %i characters',
  length => {
    const kept: Recap[] = []
    for (let turns = 2; turns < 120; turns += 2) {
      const before = kept.at(-1)
      const recap = before ? { ...before, latest: before.latest + 2 } : null
      const messages = talkOf(turns, length)
      expect(tellTalk(messages, { recap }).includes('left out'), `${turns} turns`).toBe(false)
      const due = turnsToSum(messages, recap)
      if (due) kept.push({ text: 'y'.repeat(mostOfRecap), latest: due.latest })
      else if (recap) kept.push(recap)
    }
    expect(kept.length).toBeGreaterThan(0)
  },
)

test.each([
  ['Six at 1,800 a month: 6 × 1,800 = 10,800.', true],
  ['The founder takes 10,800 a month.', false],
  ['Six at 1,800 a month: 6 × 1,800 = 12,800.', false],
  ['Seven pay: 7 × 1,800 = 12,600.', false],
  ['It weighs 4.5 tons.', true],
])('GV09 a summary may contain a shown calculation with known figures: %s', async (sentences, isKept) => {
  const mind = {
    recap: null,
    language: 'en',
    step: () => undefined,
    read: async () => ({ lines: [{ about: 'Money', sentences }] }),
  } as unknown as Mind
  const said = ['6 units pay 1,800 a month, and the load is four and a half tons.']
  const recap = await grownRecap(mind, talkOf(30, 900), { said })
  expect(recap?.text ?? null).toBe(isKept ? `Money: ${sentences}` : null)
})
