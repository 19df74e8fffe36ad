import { expect, test } from 'vitest'
import { noNotes } from '../../../contracts/result-notes.ts'
import { conversationOutput } from './conversation-output.ts'

const said = (role: 'user' | 'assistant', content: string, result?: unknown) => ({
  id: content,
  role,
  content,
  timestamp: '2026-11-15T10:00:00.000Z',
  ...(role === 'assistant' && { answeredBy: { provider: 'playbook' as const, model: 'playbook-1' } }),
  result,
})

test('V04 a saved conversation contains its messages, and its scorecard as text', () => {
  const scorecard = { kind: 'scorecard', verdict: 'PIVOT' }
  const { input, content, metadata } = conversationOutput(
    'problem-validation',
    [
      said('assistant', 'Who has it?', { kind: 'turn' }),
      said('user', 'Dentists.'),
      said('assistant', '# Scorecard', scorecard),
      said('user', 'Thanks.'),
      said('assistant', 'You are welcome.', { kind: 'turn' }),
    ],
    noNotes,
  )
  expect(input.messages[1]).toEqual({
    role: 'user',
    content: 'Dentists.',
    timestamp: '2026-11-15T10:00:00.000Z',
  })
  expect(content).toBe('# Scorecard')
  expect(metadata).toMatchObject({
    conversation_type: 'problem-validation',
    data_quality: 'ai-estimated',
    answered_by: { provider: 'playbook', model: 'playbook-1' },
    result: scorecard,
  })
})

test('V04 a conversation without a verdict is saved with the conversation itself as its text', () => {
  const { content, metadata } = conversationOutput(
    'competitor-analysis',
    [said('assistant', 'Why you?'), said('user', 'We are faster.')],
    noNotes,
  )
  expect(content).toBe('**Co-founder**\n\nWhy you?\n\n**You**\n\nWe are faster.')
  expect(metadata.result).toBeNull()
})

test('EXP01 V04 the saved text of a conversation leaves out the unanswered question', () => {
  const { input, content } = conversationOutput(
    'problem-validation',
    [
      said('assistant', 'Who has it?'),
      said('user', 'Dentists.'),
      said('assistant', 'How often does it happen?'),
    ],
    noNotes,
  )
  expect(content).toBe('**Co-founder**\n\nWho has it?\n\n**You**\n\nDentists.')
  expect(input.messages).toHaveLength(3)
})

test('ED04 a rival that the founder edited is saved in the founder’s words, and no other row changes', () => {
  const rival = (name: string, kind = 'direct') => ({
    name,
    kind,
    chosenFor: 'Price',
    price: null,
    youWin: 'To compare',
    youLose: 'To find out',
    provenance: 'founder',
  })
  const report = {
    kind: 'report',
    rivals: [rival('Doctolib'), rival('Doing nothing', 'status quo')],
    positioning: 'Ours.',
    scores: [],
    losses: ['Everywhere.'],
    closing: {
      confidence: { level: 'low', reason: 'Told only.' },
      counterArgument: 'They cope.',
      testFirst: 'The price.',
      nextActions: ['2026-11-16', '2026-11-17', '2026-11-18'].map(day => ({ day, action: 'Ask.' })),
    },
  }
  const row = (name: string, win: string) =>
    `| **${name}** (direct) | Price | open | ${win} | To find out | you |`
  const written = [row('Doctolib', 'To compare'), row('Doing nothing', 'To compare')].join('\n')
  const edits = { 'rival/Doctolib/youWin': { written: 'To compare', text: 'We call | they mail' } }
  const { content, metadata } = conversationOutput(
    'competitor-analysis',
    [said('assistant', written, report)],
    { restsOn: null, edits },
  )
  expect(content).toBe(
    [row('Doctolib', 'We call / they mail'), row('Doing nothing', 'To compare')].join('\n'),
  )
  expect(metadata.edits).toEqual(edits)
})
