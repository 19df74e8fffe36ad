import { expect, test } from 'vitest'
import { noNotes } from '../../../contracts/result-notes.ts'
import { coachingOutput, generationOutput, madePitchesOf, openPitches, questionsOf } from './pitch-outputs.ts'
import { clock, momentAt, spokenSeconds } from './practice.ts'

const line = (role: 'user' | 'assistant', content: string) => ({
  id: content,
  role,
  content,
  timestamp: '2026-11-15T10:00:00.000Z',
})
const talk = [line('assistant', 'Who has it?'), line('user', 'Dentists.'), line('assistant', 'And then?')]

test('P09 a saved coaching session has the specified shape', () => {
  const { input, content, metadata } = coachingOutput(talk, 1)
  const messages = talk.map(({ role, content, timestamp }) => ({ role, content, timestamp }))
  expect(input).toEqual({ messages, questionsCompleted: 1 })
  expect(content).toBe('And then?')
  expect(metadata).toMatchObject({ session_type: 'pitch-questions', conversationData: messages })
})

test('P09 saved pitches have the specified shape and open again as they were made', () => {
  const made = {
    id: '1',
    text: '### Investor pitch',
    createdAt: '2026-11-15T10:05:00.000Z',
    answeredBy: { provider: 'playbook' as const, model: 'playbook-1' },
    result: null,
    about: { answers: 4 },
  }
  const { input, content, metadata } = generationOutput(made, talk, noNotes)
  expect(input).toMatchObject({ conversationData: [{ role: 'assistant' }, {}, {}], questionsCompleted: 4 })
  expect(metadata).toMatchObject({ timestamp: made.createdAt, session_type: 'pitch-generation' })
  const saved = {
    id: '1',
    output_content: content,
    input_data: input,
    metadata,
    created_at: '2026-11-16T00:00:00Z',
  }
  expect(openPitches(saved)).toEqual(made)
  expect(madePitchesOf(made).questionsCompleted).toBe(4)
})

test('P06 a session without a count has as many answers as the founder gave', () => {
  expect(questionsOf({ questionsCompleted: 5 }, talk)).toBe(5)
  expect(questionsOf({}, talk)).toBe(1)
})

test('P07 practice runs through the five parts in the framework’s proportions', () => {
  expect(momentAt(0, 55)).toMatchObject({ part: 'Hook', secondsLeft: 10 })
  expect(momentAt(10, 55)).toMatchObject({ part: 'Solution', secondsLeft: 15 })
  expect(momentAt(25, 55).part).toBe('Market')
  expect(momentAt(35, 55).part).toBe('Traction')
  expect(momentAt(54.9, 55).part).toBe('Ask')
  expect(momentAt(55, 55).isOver).toBe(true)
  expect(momentAt(59.9, 60).isOver).toBe(false)
})

test('150 words take a minute', () => {
  expect(spokenSeconds(150)).toBe(60)
  expect(clock(spokenSeconds(112))).toBe('0:45')
  expect(clock(75)).toBe('1:15')
})
