import { expect, test } from 'vitest'
import type { LinesToRead } from '../../../contracts/results/read-back.ts'
import { draftOf, moveLine, toConfirmed } from './read-back-draft.ts'

const asked = {
  lines: [
    { dimension: 'problem', label: 'Problem', text: 'Couriers get lost.', rung: 4, rungs: [] },
    { dimension: 'who', label: 'Who has it', text: null, rung: null, rungs: [] },
    { dimension: 'money', label: 'Money', text: 'Three pay.', rung: 2, rungs: [] },
  ],
  paid: 3,
  refused: null,
} as unknown as LinesToRead

test('GM15 a struck line is left out with its mark, and blank is not zero', () => {
  const draft = draftOf(asked, null)
  expect(toConfirmed({ ...draft, lines: { ...draft.lines, problem: '  ' } })).toEqual({
    marks: { money: 2 },
    confirmed: {
      lines: { money: 'Three pay.' },
      permission: null,
      aim: null,
      paid: 3,
      refused: null,
      wantsPivot: false,
    },
  })
})

test('GM15 a line moves onto an open one, and follows words that stand there', () => {
  const draft = draftOf(asked, null)
  expect(moveLine(draft, 'problem', 'who').lines).toMatchObject({ problem: '', who: 'Couriers get lost.' })
  expect(moveLine(draft, 'problem', 'money').lines.money).toBe('Three pay. · Couriers get lost.')
  expect(moveLine(draft, 'who', 'money')).toBe(draft)
})

test('GM15 what was confirmed is there again when it is changed', () => {
  const confirmed = toConfirmed({ ...draftOf(asked, null), aim: 'a living', refused: '4' })
  expect(draftOf(asked, confirmed)).toMatchObject({ aim: 'a living', refused: '4', marks: { problem: 4 } })
})
