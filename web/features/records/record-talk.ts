// A conversation that fills a record: how its messages change when the founder changes or skips an answer.
import type { SessionState, TalkMessage } from '../../../contracts/helper-session.ts'
import { readIn, recordTurn } from '../../../contracts/results/record-turn.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import { nextQuestion, turnOf, turnText } from '../../../venture/records/asking.ts'
import { sayElsewhere } from '../../../venture/records/elsewhere.ts'
import { type AnyRecord, answeredIn, emptyRecord, type RecordKind } from '../../../venture/records/kind.ts'
import { answerText } from '../../../venture/records/print-answer.ts'
import type { Voice } from '../../../venture/records/voice.ts'

const mostRounds = 20

/** The record of a session; null if the session has none, or one in an older form. */
export const recordOf = <Told extends AnyRecord>(
  kind: Pick<RecordKind<Told>, 'schema'>,
  { record }: { record?: unknown },
): Told | null => kind.schema.safeParse(record).data ?? null

export const roundsOf = ({ rounds }: { rounds?: unknown }): unknown[] =>
  Array.isArray(rounds) ? rounds.slice(-mostRounds) : []

/** Returns whether this round has a result. A result from before the record existed does not count. */
export function isJudged(kind: RecordKind, messages: readonly TalkMessage[], round: number): boolean {
  const first = messages.findIndex(({ answers }) => answers?.round === round)
  if (first < 0) return false
  return messages.slice(first).some(({ result }) => kind.isResult(result))
}

/**
 * The question that the founder's free text answers, if a model reads the text; null if the founder answers in
 * fields. An incomplete answer of the model is ignored, so that the text box stays with its text.
 */
export function askedFreely(
  kind: RecordKind,
  messages: readonly TalkMessage[],
  record: AnyRecord,
): string | null {
  const last = messages.findLast(({ role, cut }) => role === 'assistant' && !cut)
  if (!readIn.safeParse(last?.result).data?.patch) return null
  return recordTurn.safeParse(last?.result).data?.asks || nextQuestion(kind, record) || 'open'
}

/**
 * The record's question that a message answers; "open" for text after the last question, null for other messages.
 */
export const askedAs = (kind: Pick<RecordKind, 'questions'>, { answers }: TalkMessage): string | null =>
  answers?.question === 'open' ? 'open' : questionOf(kind, { answers })

/**
 * Adds the values that a model read to the current record. If the founder has answered a question again
 * meanwhile, the new answer stays.
 */
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

/** The messages after an answer was changed: the changed answer, the reply to it, and the next question. */
export function retold(
  kind: RecordKind,
  messages: readonly TalkMessage[],
  record: AnyRecord,
  changed: string,
  voice: Voice,
  today: string,
  /** The record of the problem validation. The replies point out again which figures differ from this record. */
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
    // A message that a model wrote is not changed.
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

/** The id, the time and the date for a new message. */
export type NewLine = Pick<TalkMessage, 'id' | 'timestamp'> & { today: string }

/** A message with the first question. */
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
 * Starts a round for another customer group. The closed round is kept, and only the way of earning is copied. The
 * result of the closed round is already in the conversation. If that round had few answers, the first message
 * says that it was left early.
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

/** Continues a conversation without fields in fields. All messages stay. */
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

/**
 * The earlier answers, by question. If the question of an answer is unknown, the first answer belongs to the
 * first question, the second answer to the second, and so on.
 */
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
