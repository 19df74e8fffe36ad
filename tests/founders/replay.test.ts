import { expect, test } from 'vitest'
import { tell } from '../../cofounder/language/content.ts'
import { answerIn } from '../../cofounder/reports/problem-validation/playbook.ts'
import {
  type ValidationRecord,
  validationQuestions,
  validationRecord,
} from '../../contracts/validation-record.ts'
import founders from '../../venture/records/founders.json' with { type: 'json' }
import { validation } from '../../venture/records/validation.ts'
import { type Voice, voiceOf } from '../../venture/records/voice.ts'
import { questionOf, recordOf } from '../../web/features/records/record-talk.ts'

const ours = voiceOf('en', (key, values) => tell('en', key, values))
const others = voiceOf('en', key => `Words that nobody has read (${key.length})`)

/** Returns the course and the result of a conversation as ids and figures, without texts. */
function replay(record: ValidationRecord, voice: Voice) {
  const asked = validationQuestions.filter(question => record.answers[question])
  return asked.map((question, at) => {
    const answers = Object.fromEntries(asked.slice(0, at + 1).map(id => [id, record.answers[id]]))
    const result = answerIn(voice, {
      record: { ...record, answers },
      asked: at === asked.length - 1 ? null : question,
      language: 'en',
      today: '2026-11-17',
      contradictions: 0,
    })
    return result.kind === 'turn'
      ? { answered: result.answered, asks: result.asks, standing: result.standing }
      : { verdict: result.verdict, scores: result.scores.map(({ dimension, score }) => [dimension, score]) }
  })
}

test.each(founders.founders)(
  'RC12 the stored interview of $name has the same results after every text was replaced',
  ({ record: told }) => {
    const record = validationRecord.parse(told)
    const messages = validationQuestions
      .filter(question => question in told.answers)
      .map(question => ({
        id: question,
        role: 'user' as const,
        content: 'Whatever it said',
        timestamp: '2026-11-17T10:00:00Z',
        answers: { question, round: 1 },
      }))
    expect(recordOf(validation, { record: told })).toEqual(record)
    expect(messages.map(message => questionOf(validation, message))).toEqual(
      validationQuestions.filter(id => record.answers[id]),
    )
    const before = replay(record, ours)
    expect(replay(record, others)).toEqual(before)
    expect(before.at(-1)).toHaveProperty('verdict')
  },
)
