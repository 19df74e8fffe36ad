import { expect, test } from 'vitest'
import { conversationOutput } from './conversation-output.ts'

const said = (role: 'user' | 'assistant', content: string, result?: unknown) => ({
  id: content,
  role,
  content,
  timestamp: '2026-11-15T10:00:00.000Z',
  ...(role === 'assistant' && { answeredBy: { provider: 'playbook' as const, model: 'playbook-1' } }),
  result,
})

test('V04 a saved conversation has its lines, and its scorecard as text', () => {
  const scorecard = { kind: 'scorecard', verdict: 'PIVOT' }
  const { input, content, metadata } = conversationOutput('problem-validation', [
    said('assistant', 'Who has it?', { kind: 'turn' }),
    said('user', 'Dentists.'),
    said('assistant', '# Scorecard', scorecard),
    said('user', 'Thanks.'),
    said('assistant', 'You are welcome.', { kind: 'turn' }),
  ])
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

test('V04 without a verdict the conversation itself is the text', () => {
  const { content, metadata } = conversationOutput('competitor-analysis', [
    said('assistant', 'Why you?'),
    said('user', 'We are faster.'),
  ])
  expect(content).toBe('**Co-founder**\n\nWhy you?\n\n**You**\n\nWe are faster.')
  expect(metadata.result).toBeNull()
})

test('EXP01 V04 an unanswered question is not part of the text', () => {
  const { input, content } = conversationOutput('problem-validation', [
    said('assistant', 'Who has it?'),
    said('user', 'Dentists.'),
    said('assistant', 'How often does it happen?'),
  ])
  expect(content).toBe('**Co-founder**\n\nWho has it?\n\n**You**\n\nDentists.')
  expect(input.messages).toHaveLength(3)
})
