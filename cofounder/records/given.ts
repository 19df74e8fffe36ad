// What an interview with a form gets and makes: the record, the answered question, and the new record.
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Fact, Understood } from '../../contracts/facts.ts'
import type { FieldPatch } from '../../contracts/record-fields.ts'
import type { ValidationRecord } from '../../contracts/validation-record.ts'
import type { Talk } from '../../venture/facts/heard.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { languageOf } from '../../venture/numbers/locale.ts'
import { withAnswer, withPatch } from '../../venture/records/change.ts'
import { understoodIn } from '../../venture/records/facts.ts'
import type { FormField } from '../../venture/records/fields.ts'
import type { Answers, AnyRecord, QuestionOf, RecordKind } from '../../venture/records/kind.ts'
import { emptyRecord, isDone, mainOf } from '../../venture/records/kind.ts'
import type { Dated } from '../helper.ts'
import { unmarked } from '../language/clean.ts'
import { recogniseLanguage } from '../language/recognise.ts'
import { voiceIn } from '../language/voice.ts'
import { sinceFresh } from '../safety/fresh.ts'
import { localeIn } from './figures-locale.ts'

export type GivenRecord<Told extends AnyRecord = AnyRecord> = {
  record: Told
  /** "open": the message answers no question. Null: the whole record is judged. */
  asked: QuestionOf<Told> | 'open' | null
  isFree?: boolean
  /** Whether the request contained only messages. The answers are then text, and no fact is stored. */
  isWords?: boolean
  locale: string | null
}

/** `given`: the answers in fields. Without it, the code takes no figure from the messages. */
export type InterviewInput<Told extends AnyRecord> = Dated & {
  messages: ConversationMessage[]
  given?: GivenRecord<Told> | null
}

export const answeredOf = <Told extends AnyRecord>({
  asked,
}: Pick<GivenRecord<Told>, 'asked'>): QuestionOf<Told> | null =>
  asked === 'open' ? null : (asked as QuestionOf<Told> | null)

export function typedIn<Told extends AnyRecord>(given: GivenRecord<Told>): QuestionOf<Told> | null {
  const asked = answeredOf(given)
  return asked && !given.isFree && given.record.answers[asked] ? asked : null
}

const mostOfWords = 2000

/**
 * A message without fields becomes the text of its question. An empty message skips its question, which is then
 * never asked again.
 */
export function withWords<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  messages: readonly ConversationMessage[],
  given: GivenRecord<Told>,
): GivenRecord<Told> {
  const asked = answeredOf(given)
  const last = messages.at(-1)
  if (!asked) return given
  const { answers }: AnyRecord = given.record
  const isInWords = !answers[asked] && last?.role === 'user'
  if (!isInWords && isDone(answers, asked)) return given
  const answer = isInWords
    ? { [mainOf(kind)]: last.content.slice(0, mostOfWords) }
    : { ...answers[asked], skipped: true }
  return { ...given, record: withAnswer(kind, given.record, asked, answer) }
}

/** The record from the founder's messages: message n answers question n. The code takes no figure from a message. */
export function recordOfWords<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  messages: readonly ConversationMessage[],
): Told {
  const said = messages.filter(({ role }) => role === 'user')
  const answers = kind.questions
    .slice(0, said.length)
    .map((question, at) => [question, { [mainOf(kind)]: said[at]?.content.slice(0, mostOfWords) }])
  return kind.schema.parse({ ...emptyRecord, answers: Object.fromEntries(answers) })
}

export function givenOfWords<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  all: readonly ConversationMessage[],
): GivenRecord<Told> {
  const { messages: talk, isFresh } = sinceFresh(all)
  // A message with a new idea says what the interview is about. It is not an answer.
  const messages = isFresh ? talk.slice(1) : talk
  const said = messages.filter(({ role }) => role === 'user').length
  const isAnswered = messages.at(-1)?.role === 'user'
  return {
    record: recordOfWords(
      kind,
      isAnswered && said <= kind.questions.length ? messages.slice(0, -1) : messages,
    ),
    asked: kind.questions[said - 1] ?? null,
    isFree: true,
    isWords: true,
    locale: null,
  }
}

export type Read = { patch?: readonly FieldPatch[] | undefined; refuted?: string | null | undefined }

/** The record after a turn. `result`: null if the safety check gave the answer. */
export function recordAfter<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  messages: readonly ConversationMessage[],
  given: GivenRecord<Told>,
  result: Read | null,
): Told {
  if (!result) return given.record
  if (!result.patch) return withWords(kind, messages, given).record
  return withPatch(kind, given.record, result.patch, {
    typed: typedIn(given),
    refuted: result.refuted ?? null,
  })
}

export function withoutMarkup<Told extends AnyRecord>(record: Told): Told {
  const plain = (value: unknown): unknown => {
    if (typeof value === 'string') return unmarked(value)
    if (Array.isArray(value)) return value.map(plain)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]))
  }
  return { ...record, answers: plain(record.answers) }
}

export function wordsOf<Told extends AnyRecord>(kind: RecordKind<Told>, { answers }: Told): string[] {
  return kind.questions.flatMap(question => {
    const answer = (answers as Answers)[question]
    const notes = kind.fieldsOf(question, answers).flatMap(field => notesIn(field, answer?.[field.id]))
    return [answer?.words, ...notes].filter((text): text is string => typeof text === 'string' && text !== '')
  })
}

function notesIn(field: FormField, value: unknown): unknown[] {
  if (field.type === 'note') return [value]
  if (field.type !== 'rows' || !Array.isArray(value)) return []
  return value.flatMap((row: Readonly<Record<string, unknown>>) =>
    field.fields.flatMap(cell => notesIn(cell, row[cell.id])),
  )
}

export function languageIn<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  given: Pick<GivenRecord<Told>, 'record' | 'locale'>,
  {
    messages,
    language,
  }: { messages: readonly ConversationMessage[]; language?: Language | null | undefined },
): Language {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  return (
    language ??
    languageOf(given.locale ?? recogniseLanguage([...wordsOf(kind, given.record), ...said]) ?? undefined)
  )
}

/** What an interview knows when it answers: the record, and the data of the project. */
export type AskedRecord<Told extends AnyRecord = AnyRecord> = Pick<GivenRecord<Told>, 'record' | 'asked'> & {
  language: Language
  /** The founder's number format. */
  locale: string
  today: string
  facts: readonly Fact[]
  talks: readonly Talk[]
  contradictions: number
  validation: ValidationRecord | null
  /** The last complete result. */
  before: unknown
  /** Whether the request contained only messages. The code then takes no figure from them. */
  isWords: boolean
}

export function askedRecord<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  input: InterviewInput<Told>,
  given: GivenRecord<Told>,
): AskedRecord<Told> {
  const { record, asked, locale } = given
  const { memory, today } = input
  const language = languageIn(kind, given, input)
  return {
    ...{ record, asked, language, today },
    locale: localeIn(language, record.answers, { locale, memory }),
    facts: memory?.facts ?? [],
    talks: memory?.talks ?? [],
    contradictions: memory?.contradictions.length ?? 0,
    validation: memory?.records?.at(-1) ?? null,
    before: input.shown,
    isWords: !input.given,
  }
}

/** The facts in the answer that was given last. */
export function factsOf<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  {
    record,
    asked,
    language,
    locale,
  }: Pick<AskedRecord<Told>, 'record' | 'asked' | 'language'> & { locale?: string },
): Understood | null {
  const answered = answeredOf<Told>({ asked })
  return answered && understoodIn(kind, record, answered, voiceIn(language, locale))
}
