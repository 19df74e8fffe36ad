// The interface of a form interview: its questions, fields, replies and facts. The cards, the conversation and the
// memory know a helper only through it.
import type { z } from 'zod'
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { FactValue } from '../../contracts/fact-values.ts'
import type { Evidence, Fact } from '../../contracts/facts.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import type { Known, question, recordOf } from '../../contracts/record-fields.ts'
import type { ValidationRecord } from '../../contracts/validation-record.ts'
import type { Talk } from '../facts/heard.ts'
import type { FormField } from './fields.ts'
import { told } from './figures.ts'
import type { MessageKey, Voice } from './voice.ts'

type Rest = Omit<z.infer<ReturnType<typeof recordOf<Record<never, never>>>>, 'answers'>

/** Keys that every answer may have, beside the fields of its question. */
export type AnyAnswer = z.infer<ReturnType<typeof question<Record<never, never>>>> &
  Readonly<Record<string, unknown>>
export type Answers = Readonly<Partial<Record<string, AnyAnswer | undefined>>>
export type AnyRecord = Rest & { answers: Answers }
export type QuestionOf<Told extends AnyRecord> = Extract<keyof Told['answers'], string>

/** A field as a fact. */
export type Filed = {
  field: string
  topic: FactTopic
  /** Other fields that belong to the same fact. "words": the words of the answer. */
  with?: readonly string[]
  value?: FactValue | null
  evidence?: Evidence
  bears?: 'for' | 'against'
  /** For a list: the id of the row, and the person or thing it is about. */
  row?: string
  subject?: string
}

/** Null if the value does not fit the field. */
export type Fitting = (value: FactValue, field: FormField) => unknown
/** By question and field: the topic of the facts that can fill it. "text" takes the fact's own words. */
export type PrefillTable = Readonly<
  Partial<Record<string, Readonly<Record<string, { topic: FactTopic; fit: Fitting | 'text' }>>>>
>

export type Prefill = {
  value: unknown
  known: Known
  /** Whether evidence can make the value more certain. What the founder decides is never a claim. */
  isClaim: boolean
  factId: string | null
  /** The helper whose record holds the value. */
  helper?: HelperName
  /** The value was counted in logged interviews. */
  source?: 'interview'
}
/** Suggested values by field. */
export type Prefills = Readonly<Record<string, Prefill>>

/** What the project knows outside this record. */
export type Elsewhere = {
  facts: readonly Fact[]
  validation?: ValidationRecord | null
  /** Logged interviews. */
  talks?: readonly Talk[]
}

/** Shown under a text box: one line, and texts that a tap inserts at the cursor. */
export type Beside = {
  line?: string
  /** Whether the text is too long. */
  isOver?: boolean
  /** Shown above the box. */
  hint?: string
  offers?: readonly { label: string; text: string }[]
}
export type Written = {
  text: string
  answers: Answers
  voice: Voice
  validation?: Elsewhere['validation']
}

// Uses method syntax, so that TypeScript accepts one helper's kind as a kind of any record.
export interface RecordKind<Told extends AnyRecord = AnyRecord> {
  helper: HelperName
  /** In the order in which they are asked. */
  questions: readonly QuestionOf<Told>[]
  /** The prefix of its message keys: "idea." gives "idea.ask.problem". */
  prefix: string
  schema: z.ZodType<Told>
  /** The schema of a field's value. Null if the question has no such field. */
  fieldSchema(question: string, field: string): z.ZodType | null
  /** The fields that make sense with the answers so far. */
  fieldsOf(question: QuestionOf<Told>, answers: Told['answers']): readonly FormField[]
  /** Whether answers to this question have an evidence mark. */
  hasKnown(question: QuestionOf<Told>): boolean
  wordsLabel(question: QuestionOf<Told>, answers: Told['answers']): MessageKey
  /** The text box that holds the main answer. The words beside it are then a note. Enter sends it. */
  mainField?: string
  /** Null if no rule applies. The next question then follows directly. */
  react(question: QuestionOf<Told>, answers: Told['answers'], voice: Voice, today: string): string | null
  /** Whether a result is possible before everything was asked. */
  isEnough(record: Told): boolean
  /** Whether this is the final result and not a turn of the interview. */
  isResult(result: unknown): boolean
  texts: {
    /** The text of the button that asks for the result. */
    result: MessageKey
    /** Shown when everything was asked. */
    done: MessageKey
    /** Says what happens to words that answer no question. */
    beside: MessageKey
  }
  /** The topic of each question's words. */
  wordTopics: Partial<Record<QuestionOf<Told>, FactTopic>>
  /**
   * Fields about other people's payments or promises. If a model reads them, they wait for the founder's
   * confirmation.
   */
  claims?: Partial<Record<QuestionOf<Told>, readonly string[]>>
  /** The facts in the fields of a question. */
  filed(question: QuestionOf<Told>, record: Told): readonly Filed[]
  prefills: PrefillTable
  /** Further known values of its fields, such as the rows of a list. */
  known?(question: QuestionOf<Told>, answers: Told['answers'], elsewhere: Elsewhere): Prefills
  /** Topics whose facts can fill a question's words, if they differ from `wordTopics`. */
  knownTopics?: Partial<Record<QuestionOf<Told>, FactTopic>>
  /** For interviews with rounds (one per customer group): the answers that a new round keeps, and the group's name. */
  rounds?: { keeps: readonly QuestionOf<Told>[]; groupOf(record: Told): string | null }
  /** Questions whose new answers cancel an earlier refutation. */
  refutable?: readonly QuestionOf<Told>[]
  /** A grey hint beside a field. It never becomes the field's value. */
  aside?(question: QuestionOf<Told>, field: string, answers: Told['answers'], voice: Voice): string | null
  /** Help for a text box. "words" is a text box too. */
  beside?(question: QuestionOf<Told>, field: string, written: Written): Beside | null
  /** The question of a turn saved before forms existed. */
  lineOf?(turn: unknown): QuestionOf<Told> | null
  /** Values that this helper adds to every turn. */
  turn?: Readonly<Record<string, unknown>>
}

export const mainOf = ({ mainField = 'words' }: Pick<RecordKind, 'mainField'>): string => mainField

/** The words of an answer. */
export function mainText(kind: Pick<RecordKind, 'mainField'>, answer: AnyAnswer | undefined): string {
  const text = (answer as Readonly<Record<string, unknown>> | undefined)?.[mainOf(kind)]
  return typeof text === 'string' ? text : ''
}

export const emptyRecord = { version: 1, round: 1, answers: {} } as const

export const keyOf = (
  { prefix }: Pick<RecordKind, 'prefix'>,
  what: 'ask' | 'why' | 'name',
  question: string,
): MessageKey => `${prefix}${what}.${question}` as MessageKey

/** A list of rows may contain only unknown values. */
const isTold = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(row => typeof row === 'string' || Object.entries(row).some(isFilled))
    : told(value) !== null && value !== ''
const isFilled = ([id, value]: [string, unknown]) => id !== 'id' && isTold(value)
const saysUnknown = (value: unknown): boolean =>
  value === 'unknown' ||
  (Array.isArray(value) && value.some(row => row instanceof Object && Object.values(row).includes('unknown')))

/** Questions with a filled field or words. A skip and "I do not know" alone are no answer. */
export function answeredIn<Question extends string>(
  { questions }: { questions: readonly Question[] },
  answers: Answers,
): Question[] {
  return questions.filter(id => {
    const {
      skipped,
      known: _known,
      quotes: _quotes,
      prefilled: _before,
      words,
      ...fields
    } = answers[id] ?? {}
    return Boolean(words?.trim()) || (!skipped && Object.values(fields).some(isTold))
  })
}

/** Whether the question was answered, skipped or marked unknown, so that it is not asked again. */
export const isDone = (answers: Answers, question: string): boolean =>
  answeredIn({ questions: [question] }, answers).length > 0 ||
  Boolean(answers[question]?.skipped) ||
  Object.values(answers[question] ?? {}).some(saysUnknown)
