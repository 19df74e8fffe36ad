import { expect, test } from 'vitest'
import { noNotes } from '../../../contracts/result-notes.ts'
import { firstWords, refinementOutput } from './refinement-output.ts'

const fields = {
  problem: 'No-shows',
  customer: 'Dentists | Berlin',
  solution: null,
  difference: null,
  revenue: null,
  risk: null,
}
const turn = (version: number, question: string) => ({
  kind: 'turn',
  version,
  sentence: `Version ${version} of it.`,
  changes: [],
  fields,
  reaction: 'I see.',
  question,
  field: null,
  weakness: null,
})
const canvas = {
  kind: 'canvas',
  version: 2,
  sentence: 'Version 2 of it.',
  changes: [],
  fields,
  canvas: [
    { box: 'Problem', text: 'No-shows', ask: 'Which?' },
    { box: 'Channels', text: null, ask: 'Where do they meet?' },
  ],
  closing: {
    confidence: { level: 'low', reason: 'Told only.' },
    counterArgument: 'They cope.',
    testFirst: 'The price.',
    nextActions: ['2026-11-16', '2026-11-17', '2026-11-18'].map(day => ({ day, action: 'Ask.' })),
  },
}
const said = (content: string, result: unknown) => ({
  role: 'assistant' as const,
  content,
  timestamp: '2026-11-15T10:00:00.000Z',
  result,
})

test('EXP01 the idea is saved without the open question', () => {
  const { content } = refinementOutput([said('I see. How often?', turn(1, 'How often?'))], noNotes)
  expect(content).toContain('> Version 1 of it.')
  expect(content).toContain('| Problem | No-shows |')
  expect(content).toContain('| Customer | Dentists \\| Berlin |')
  expect(content).toContain('| Revenue | Open |')
  expect(content).not.toContain('How often?')
})

test('EXP03 the plan keeps the canvas when the conversation continues', () => {
  const { content } = refinementOutput(
    [said('The canvas.', canvas), said('I see. What else?', turn(3, 'What else?'))],
    noNotes,
  )
  expect(content).toContain('> Version 3 of it.')
  expect(content).toContain('| Problem | No-shows |')
  expect(content).toContain('| Channels | Open: Where do they meet? |')
  expect(content).not.toContain('What else?')
})

test('an answer without a typed result is saved as its text', () => {
  expect(refinementOutput([said('Only words.', null)], noNotes).content).toBe('Only words.')
})

test('ED01 a box that the founder edited is saved in the founder’s words, until the co-founder writes a new text', () => {
  const edits = {
    'canvas/Problem': { written: 'No-shows', text: 'Empty chairs | on Mondays' },
    'canvas/Channels': { written: '', text: 'The guild' },
    'canvas/Solution': { written: 'Something else', text: 'Not shown' },
  }
  const notes = { restsOn: null, edits }
  const { content, metadata } = refinementOutput([said('The canvas.', canvas)], notes)
  expect(content).toContain('| Problem | Empty chairs \\| on Mondays |')
  expect(content).toContain('| Channels | The guild |')
  expect(metadata.edits).toEqual(edits)
  const anew = { ...canvas, canvas: [{ box: 'Problem', text: 'Late patients', ask: 'Which?' }] }
  expect(refinementOutput([said('The canvas.', anew)], notes).content).toContain(
    '| Problem | Late patients |',
  )
})

test.each([
  [[{ role: 'assistant', content: 'What is it?' }], null],
  [
    [
      { role: 'assistant', content: 'What is it?' },
      { role: 'user', content: 'Goats' },
    ],
    'Goats',
  ],
  [[{ role: 'user', content: 'Goats' }], 'Goats'],
] as const)(
  'the idea is the first message of the founder, and not the opening of the co-founder: case %#',
  (messages, idea) => {
    expect(firstWords([...messages])).toBe(idea)
  },
)
