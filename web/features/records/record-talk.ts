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

/** The question of the last turn where a model reads what the founder writes; null where fields are asked for. */
export function askedFreely(messages: readonly TalkMessage[], record: ValidationRecord): Asked | null {
  const last = messages.findLast(({ role }) => role === 'assistant')
  const result = problemValidationResult.safeParse(last?.result).data
  if (!result?.patch) return null
  return (result.kind === 'turn' && result.asks) || nextQuestion(record) || 'open'
}
type Asked = ValidationQuestion | 'open'

/** What a message is asked as: a question of the record, or none of them. */
export const askedAs = ({ answers }: TalkMessage): Asked | null =>
  answers?.question === 'open' ? 'open' : questionOf({ answers })

/** What a model read, in the record as it is by now: a question that was answered anew meanwhile keeps that. */
export function withReading(
  now: ValidationRecord,
  { sent, heard }: { sent: ValidationRecord; heard: ValidationRecord },
): ValidationRecord {
  if (now.round !== heard.round) return now
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const read = validationQuestions.filter(
    id => !isSame(heard.answers[id], sent.answers[id]) && isSame(now.answers[id], sent.answers[id]),
  )
  const answers = Object.fromEntries(read.map(id => [id, heard.answers[id]]))
  return {
    ...heard,
    ...now,
    ...(heard.refuted && { refuted: heard.refuted }),
    answers: { ...now.answers, ...answers },
  }
}

export const questionOf = ({ answers }: Pick<TalkMessage, 'answers'>): ValidationQuestion | null =>
  validationQuestions.find(id => id === answers?.question) ?? null

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
    if (message.id === own?.id && message.answers?.isFree) return { ...message, isEdited: true }
    if (message.id === own?.id)
      return { ...message, content: answerText(changed, record.answers, voice), isEdited: true }
    const turn = problemValidationResult.safeParse(message.result).data
    // A model's words are its own.
    if (turn?.kind !== 'turn' || turn.asks === undefined || turn.patch) return message
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
