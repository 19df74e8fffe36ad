import { expect, test } from 'vitest'
import { pitchRecord } from '../../../contracts/pitch-record.ts'
import { noNotes } from '../../../contracts/result-notes.ts'
import { pitchParts } from '../../../contracts/results/pitch.ts'
import {
  coachingOutput,
  generationOutput,
  linesTold,
  madePitchesOf,
  openPitches,
  questionsOf,
} from './pitch-outputs.ts'
import { clock, momentAt } from './practice.ts'

const line = (role: 'user' | 'assistant', content: string) => ({
  id: content,
  role,
  content,
  timestamp: '2026-11-15T10:00:00.000Z',
})
const talk = [line('assistant', 'Who has it?'), line('user', 'Dentists.'), line('assistant', 'And then?')]

test('P09 a coaching session is saved in the specified form', () => {
  const { input, content, metadata } = coachingOutput(talk, 1)
  const messages = talk.map(({ role, content, timestamp }) => ({ role, content, timestamp }))
  expect(input).toEqual({ messages, questionsCompleted: 1 })
  expect(content).toBe('And then?')
  expect(metadata).toMatchObject({ session_type: 'pitch-questions', conversationData: messages })
})

test('P09 pitches are saved in the specified form, and open again as they were made', () => {
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

test('P06 if a session was saved without a count, each message of the founder counts as one answer', () => {
  expect(questionsOf({ questionsCompleted: 5 }, talk)).toBe(5)
  expect(questionsOf({}, talk)).toBe(1)
})

test('P07 the practice timer gives each of the five parts its share of the time', () => {
  const at = (elapsed: number, seconds = 55) => momentAt(elapsed, seconds, pitchParts)
  expect(at(0)).toMatchObject({ part: 'Hook', secondsLeft: 10 })
  expect(at(10)).toMatchObject({ part: 'Solution', secondsLeft: 15 })
  expect(at(25).part).toBe('Market')
  expect(at(35).part).toBe('Traction')
  expect(at(54.9).part).toBe('Ask')
  expect(at(55).isOver).toBe(true)
  expect(at(59.9, 60).isOver).toBe(false)
})

test('P07 a pitch to a customer has four parts without the market, and they use all 45 seconds', () => {
  const at = (elapsed: number) => momentAt(elapsed, 45, ['Hook', 'Solution', 'Traction', 'Ask'])
  expect(at(10)).toMatchObject({ part: 'Solution', secondsLeft: 15 })
  expect(at(25)).toMatchObject({ part: 'Traction', index: 2, secondsLeft: 10 })
  expect(clock(75)).toBe('1:15')
})

test('MM46 if one message answers several questions of the pitch coach, each of these questions counts as answered', () => {
  const line = (say: string) => ({ say })
  const record = pitchRecord.parse({
    version: 1,
    round: 1,
    answers: {
      ...{ hook: line('Late.'), customer: line('Dentists.'), solution: line('We call.') },
      difference: { skipped: true },
    },
  })
  expect([linesTold(talk, record), linesTold(talk, null), linesTold(talk, record, 4)]).toEqual([3, 1, 5])
})
