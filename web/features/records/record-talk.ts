// A talk that is led by a record: what its messages say when an answer changes or is put aside.
import type { SessionState, TalkMessage } from '../../../contracts/helper-session.ts'
import { readIn, recordTurn } from '../../../contracts/results/record-turn.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import { nextQuestion, turnOf, turnText } from '../../../venture/records/asking.ts'
import { sayElsewhere } from '../../../venture/records/elsewhere.ts'
import { type AnyRecord, answeredIn, emptyRecord, type RecordKind } from '../../../venture/records/kind.ts'
import { answerText } from '../../../venture/records/print-answer.ts'
import type { Voice } from '../../../venture/records/voice.ts'

const mostRounds = 20

/** Null where the talk has none, or one of another time. */
export const recordOf = <Told extends AnyRecord>(
  kind: Pick<RecordKind<Told>, 'schema'>,
  { record }: { record?: unknown },
): Told | null => kind.schema.safeParse(record).data ?? null

export const roundsOf = ({ rounds }: { rounds?: unknown }): unknown[] =>
  Array.isArray(rounds) ? rounds.slice(-mostRounds) : []

/** Whether this round has its result: one from before the fields says nothing about them. */
export function isJudged(kind: RecordKind, messages: readonly TalkMessage[], round: number): boolean {
  const first = messages.findIndex(({ answers }) => answers?.round === round)
  if (first < 0) return false
  return messages.slice(first).some(({ result }) => kind.isResult(result))
}

/** The question of the last turn where a model reads what the founder writes; null where fields are asked for. */
export function askedFreely(
  kind: RecordKind,
  messages: readonly TalkMessage[],
  record: AnyRecord,
): string | null {
  const last = messages.findLast(({ role }) => role === 'assistant')
  if (!readIn.safeParse(last?.result).data?.patch) return null
  return recordTurn.safeParse(last?.result).data?.asks || nextQuestion(kind, record) || 'open'
}

/** What a message is asked as: a question of the record, or none of them. */
export const askedAs = (kind: Pick<RecordKind, 'questions'>, { answers }: TalkMessage): string | null =>
  answers?.question === 'open' ? 'open' : questionOf(kind, { answers })

/** What a model read, in the record as it is by now: a question that was answered anew meanwhile keeps that. */
export function withReading(
  { questions }: Pick<RecordKind, 'questions'>,
  now: AnyRecord,
  { sent, heard }: { sent: AnyRecord; heard: AnyRecord },
): AnyRecord {
  if (now.round !== heard.round) return now
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const read = questions.filter(
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

export const questionOf = (
  { questions }: Pick<RecordKind, 'questions'>,
  { answers }: Pick<TalkMessage, 'answers'>,
): string | null => questions.find(id => id === answers?.question) ?? null

/**
 * The messages as they read with another record: the answer that was changed, what was said to it, and the question
 * that is open now.
 */
export function retold(
  kind: RecordKind,
  messages: readonly TalkMessage[],
  record: AnyRecord,
  changed: string,
  voice: Voice,
  today: string,
  /** What the problem validation holds: figures that differ from it are said again. */
  validation: ValidationRecord | null = null,
): TalkMessage[] {
  const own = messages.findLast(
    message => message.answers?.round === record.round && questionOf(kind, message) === changed,
  )
  const last = messages.findLast(({ role }) => role === 'assistant')
  return messages.map(message => {
    if (message.id === own?.id && message.answers?.isFree) return { ...message, isEdited: true }
    if (message.id === own?.id)
      return { ...message, content: answerText(kind, changed, record.answers, voice), isEdited: true }
    const turn = recordTurn.safeParse(message.result).data
    // A model's words are its own.
    if (turn?.asks === undefined || turn.patch) return message
    const isLast = message.id === last?.id
    if (!isLast && turn.answered !== changed) return message
    const asks = isLast ? nextQuestion(kind, record) : (turn.asks ?? null)
    const turned = turnOf(kind, record, { answered: turn.answered ?? null, asks }, voice, today)
    const fieldsOf = (id: string) => kind.fieldsOf(id, record.answers)
    const told = { helper: kind.helper, answers: record.answers, fieldsOf, validation }
    const differs = turn.answered && sayElsewhere(told, voice, turn.answered)
    const said = { ...turned, reaction: [turned.reaction, differs].filter(Boolean).join(' ') }
    const question = said.question || voice.say(kind.texts.done)
    return {
      ...message,
      content: turnText({ ...said, question }),
      asked: asks ? { topic: asks, question } : null,
      result: { ...turn, ...said, question, asks },
    }
  })
}

/** A line that is written here has its id before it is stored. */
export type NewLine = Pick<TalkMessage, 'id' | 'timestamp'> & { today: string }

/** The question that is asked first, as a line of the talk. */
function asking(
  kind: RecordKind,
  record: AnyRecord,
  before: string,
  voice: Voice,
  { id, timestamp, today }: NewLine,
): TalkMessage {
  const asks = nextQuestion(kind, record)
  const turn = turnOf(kind, record, { answered: null, asks }, voice, today)
  const said = { ...turn, reaction: before }
  return {
    id,
    role: 'assistant',
    content: turnText(said),
    timestamp,
    answeredBy: { provider: 'playbook', model: 'playbook-1' },
    asked: asks ? { topic: asks, question: said.question } : null,
    result: { kind: 'turn', ...said, answered: null, asks, ...kind.turn },
  }
}

type Told = Pick<SessionState, 'record' | 'messages' | 'rounds'>

/**
 * Another group: the round is closed by the founder's mark and kept, and only how they earn goes along. What it came to
 * stands in the talk already; of one with few answers it is said that it was left.
 */
export function nextRound(
  kind: RecordKind,
  { messages, rounds, ...state }: Told,
  voice: Voice,
  line: NewLine,
): Told | null {
  const left = recordOf(kind, state)
  if (!left?.isLeft) return null
  const kept = (kind.rounds?.keeps ?? []).flatMap(id => (left.answers[id] ? [[id, left.answers[id]]] : []))
  const record: AnyRecord = {
    ...emptyRecord,
    round: left.round + 1,
    answers: Object.fromEntries(kept),
  }
  const count = answeredIn(kind, left.answers).length
  const before = [
    kind.isEnough(left) ? null : voice.say('round.left', { number: left.round, count }),
    voice.say('round.number', { number: record.round }),
  ]
    .filter(Boolean)
    .join(' ')
  return {
    record,
    rounds: [...rounds, left].slice(-mostRounds),
    messages: [...messages, asking(kind, record, before, voice, line)],
  }
}

/** A talk in words goes on in fields; what was said stays. */
export function inFields(
  kind: RecordKind,
  { messages, ...state }: Told,
  voice: Voice,
  line: NewLine,
): Told | null {
  if (recordOf(kind, state)) return null
  const record = emptyRecord
  return { record, rounds: [], messages: [...messages, asking(kind, record, '', voice, line)] }
}

/** What was said in words, by the line it was asked for; without one the n-th answer belongs to the n-th question. */
export function wordsIn(kind: RecordKind, messages: readonly TalkMessage[]): Record<string, string> {
  const words: Record<string, string> = {}
  let count = 0
  let line: string | null = null
  for (const { role, content, result } of messages) {
    if (role === 'assistant') {
      line = kind.lineOf?.(result) ?? null
      continue
    }
    const question = line ?? kind.questions[count]
    count += 1
    if (question) words[question] = [words[question], content].filter(Boolean).join('\n').slice(0, 2000)
  }
  return words
}
