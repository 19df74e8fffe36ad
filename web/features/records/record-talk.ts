// A talk that is led by a record: what its messages say when an answer changes or is put aside.
import type { SessionState, TalkMessage } from '../../../contracts/helper-session.ts'
import { problemValidationResult } from '../../../contracts/results/problem-validation.ts'
import {
  type ValidationQuestion,
  type ValidationRecord,
  validationQuestions,
  validationRecord,
} from '../../../contracts/validation-record.ts'
import { emptyRecord, nextQuestion, turnOf, turnText } from '../../../venture/records/asking.ts'
import { answerText } from '../../../venture/records/print-answer.ts'
import { questionOfLine } from '../../../venture/records/scores.ts'
import { answeredIn, isEnough } from '../../../venture/records/verdict.ts'
import type { Voice } from '../../../venture/records/voice.ts'

const mostHistory = 100
const mostRounds = 20

/** Null where the talk has none, or one of another time. */
export const recordOf = ({ record }: { record?: unknown }): ValidationRecord | null =>
  validationRecord.safeParse(record).data ?? null

export const roundsOf = ({ rounds }: { rounds?: unknown }): unknown[] =>
  Array.isArray(rounds) ? rounds.slice(-mostRounds) : []

export const isVerdict = ({ result }: TalkMessage): boolean =>
  problemValidationResult.safeParse(result).data?.kind === 'scorecard'

/** Whether this round has its verdict: one from before the fields says nothing about them. */
export function isJudged(messages: readonly TalkMessage[], round: number): boolean {
  const first = messages.findIndex(({ answers }) => answers?.round === round)
  if (first < 0) return false
  return messages.slice(first).some(isVerdict)
}

export const questionOf = ({ answers }: TalkMessage): ValidationQuestion | null =>
  validationQuestions.find(id => id === answers?.question) ?? null

const answerShape = (question: ValidationQuestion, answer: Readonly<Record<string, unknown>>) =>
  validationRecord.shape.answers.parse({ [question]: answer })[question]

/** With another answer to one question; the one before is kept. */
export function withAnswer(
  record: ValidationRecord,
  question: ValidationQuestion,
  answer: Readonly<Record<string, unknown>>,
): ValidationRecord {
  const { history = [], answers } = record
  const before = answers[question]
  // Told twice it is one change.
  if (before && JSON.stringify(before) === JSON.stringify(answerShape(question, answer))) return record
  const noted = before
    ? [...history, { at: new Date().toISOString(), question, before }].slice(-mostHistory)
    : history
  return validationRecord.parse({
    ...record,
    answers: { ...answers, [question]: answer },
    ...(noted.length > 0 && { history: noted }),
  })
}

/**
 * The messages as they read with another record: the answer that was changed, what was said to it, and the question
 * that is open now.
 */
export function retold(
  messages: readonly TalkMessage[],
  record: ValidationRecord,
  changed: ValidationQuestion,
  voice: Voice,
  today: string,
): TalkMessage[] {
  const own = messages.findLast(
    message => message.answers?.round === record.round && questionOf(message) === changed,
  )
  const last = messages.findLast(({ role }) => role === 'assistant')
  return messages.map(message => {
    if (message.id === own?.id)
      return { ...message, content: answerText(changed, record.answers, voice), isEdited: true }
    const turn = problemValidationResult.safeParse(message.result).data
    if (turn?.kind !== 'turn' || turn.asks === undefined) return message
    const isLast = message.id === last?.id
    if (!isLast && turn.answered !== changed) return message
    const asks = isLast ? nextQuestion(record) : (turn.asks ?? null)
    const said = turnOf(record, { answered: turn.answered ?? null, asks }, voice, today)
    const question = said.question || voice.say('told.done')
    return {
      ...message,
      content: turnText({ ...said, question }),
      asked: asks && { topic: asks, question },
      result: { ...turn, ...said, question, asks },
    }
  })
}

/** A line that is written here has its id before it is stored. */
export type NewLine = Pick<TalkMessage, 'id' | 'timestamp'> & { today: string }

/** The question that is asked first, as a line of the talk. */
function asking(
  record: ValidationRecord,
  before: string,
  voice: Voice,
  { id, timestamp, today }: NewLine,
): TalkMessage {
  const asks = nextQuestion(record)
  const turn = turnOf(record, { answered: null, asks }, voice, today)
  const said = { ...turn, reaction: before }
  return {
    id,
    role: 'assistant',
    content: turnText(said),
    timestamp,
    answeredBy: { provider: 'playbook', model: 'playbook-1' },
    asked: asks && { topic: asks, question: said.question },
    result: { kind: 'turn', ...said, dimension: null, answered: null, asks, weakness: null, standing: {} },
  }
}

type Told = Pick<SessionState, 'record' | 'messages' | 'rounds'>

/**
 * Another group: the round is closed by the founder's mark and kept, and only how they earn goes along. What it came to
 * stands in the talk already; of one with few answers it is said that it was left.
 */
export function nextRound({ messages, rounds, ...state }: Told, voice: Voice, line: NewLine): Told | null {
  const left = recordOf(state)
  if (!left?.isLeft) return null
  const { earn } = left.answers
  const record: ValidationRecord = {
    ...emptyRecord,
    round: left.round + 1,
    answers: earn ? { earn } : {},
  }
  const count = answeredIn(left.answers).length
  const before = [
    isEnough(left) ? null : voice.say('round.left', { number: left.round, count }),
    voice.say('round.number', { number: record.round }),
  ]
    .filter(Boolean)
    .join(' ')
  return {
    record,
    rounds: [...rounds, left].slice(-mostRounds),
    messages: [...messages, asking(record, before, voice, line)],
  }
}

/** A talk in words goes on in fields; what was said stays. */
export function inFields({ messages, ...state }: Told, voice: Voice, line: NewLine): Told | null {
  if (recordOf(state)) return null
  const record = emptyRecord
  return { record, rounds: [], messages: [...messages, asking(record, '', voice, line)] }
}

/** What was said in words, by the line it was asked for; without one the n-th answer belongs to the n-th question. */
export function wordsIn(messages: readonly TalkMessage[]): Partial<Record<ValidationQuestion, string>> {
  const words: Partial<Record<ValidationQuestion, string>> = {}
  let count = 0
  let line: keyof typeof questionOfLine | null = null
  for (const { role, content, result } of messages) {
    if (role === 'assistant') {
      const turn = problemValidationResult.safeParse(result).data
      line = turn?.kind === 'turn' ? turn.dimension : null
      continue
    }
    const question = (line && questionOfLine[line]) || validationQuestions[count]
    count += 1
    if (question) words[question] = [words[question], content].filter(Boolean).join('\n').slice(0, 2000)
  }
  return words
}
