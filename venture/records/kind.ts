// The interface of a form interview: its questions, fields, replies and facts. The cards, the conversation
// and the memory use every helper only through this interface.
import type { z } from 'zod'
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { FactValue } from '../../contracts/fact-values.ts'
import type { Evidence, Fact } from '../../contracts/facts.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import type { Known, question, recordOf } from '../../contracts/record-fields.ts'
import type { ValidationRecord } from '../../contracts/validation-record.ts'
import type { Talk } from '../facts/heard.ts'
import type { SentForm } from '../facts/memory.ts'
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
  /** Other fields that belong to the same fact. "words" means the text of the answer. */
  with?: readonly string[]
  value?: FactValue | null
  evidence?: Evidence
  bears?: 'for' | 'against'
  /** For a list: the id of the row, and the person or thing that the row describes. */
  row?: string
  subject?: string
}

/** Converts the value of a fact for a field. Null if the value does not fit the field. */
export type Fitting = (value: FactValue, field: FormField) => unknown
/**
 * For each question and field: the topic of the facts that can fill the field. "text": the field gets the
 * text of the fact.
 */
export type PrefillTable = Readonly<
  Partial<Record<string, Readonly<Record<string, { topic: FactTopic; fit: Fitting | 'text' }>>>>
>

export type Prefill = {
  value: unknown
  known: Known
  /**
   * Whether evidence can make the value more certain. A decision of the founder, such as an aim, is never a claim.
   */
  isClaim: boolean
  factId: string | null
  /** The helper whose record holds the value. */
  helper?: HelperName
  /** The value was counted in logged interviews. */
  source?: 'interview'
}
/** Suggested values by field. */
export type Prefills = Readonly<Record<string, Prefill>>

/** Data of the project outside this record. */
export type Elsewhere = {
  facts: readonly Fact[]
  validation?: ValidationRecord | null
  /** Logged interviews. */
  talks?: readonly Talk[]
  /** The answers in the forms of the other helpers. */
  forms?: readonly SentForm[]
}

/** Help that is shown under a text box: one line, and texts that a tap inserts at the cursor. */
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

// Uses method syntax, because then TypeScript accepts the kind of one helper as a kind of any record.
export interface RecordKind<Told extends AnyRecord = AnyRecord> {
  helper: HelperName
  /** The questions in the order in which the interview asks them. */
  questions: readonly QuestionOf<Told>[]
  /** The prefix of this helper's message keys: "idea." gives "idea.ask.problem". */
  prefix: string
  schema: z.ZodType<Told>
  /** The schema of a field's value. Null if the question has no such field. */
  fieldSchema(question: string, field: string): z.ZodType | null
  /** The fields that make sense with the answers so far. */
  fieldsOf(question: QuestionOf<Told>, answers: Told['answers']): readonly FormField[]
  /** Whether answers to this question have an evidence mark. */
  hasKnown(question: QuestionOf<Told>): boolean
  wordsLabel(question: QuestionOf<Told>, answers: Told['answers']): MessageKey
  /**
   * The id of the text box that holds the main answer. The other text box is then a note. Enter sends the
   * main answer.
   */
  mainField?: string
  /** The reply to an answer. Null if no rule applies; then the next question follows directly. */
  react(question: QuestionOf<Told>, answers: Told['answers'], voice: Voice, today: string): string | null
  /** Whether a result is possible before the interview has asked everything. */
  isEnough(record: Told): boolean
  /** Whether this is the final result, and not a turn of the interview. */
  isResult(result: unknown): boolean
  texts: {
    /** The text of the button that asks for the result. */
    result: MessageKey
    /** The text that is shown after the last question. */
    done: MessageKey
    /** Tells the founder what happens to words that answer no question. */
    beside: MessageKey
  }
  /** For each question: the topic of the words in its answer. */
  wordTopics: Partial<Record<QuestionOf<Told>, FactTopic>>
  /**
   * Fields about other people's payments or promises. If a model reads them, they wait for the founder's
   * confirmation.
   */
  claims?: Partial<Record<QuestionOf<Told>, readonly string[]>>
  /** The facts in the fields of a question. */
  filed(question: QuestionOf<Told>, record: Told): readonly Filed[]
  prefills: PrefillTable
  /** Other known values for the fields, such as the rows of a list. */
  known?(question: QuestionOf<Told>, answers: Told['answers'], elsewhere: Elsewhere): Prefills
  /** For each question: the topic of facts whose text can fill the answer, if it differs from `wordTopics`. */
  knownTopics?: Partial<Record<QuestionOf<Told>, FactTopic>>
  /**
   * For interviews with rounds (one round per customer group): the answers that a new round keeps, and the
   * name of the group.
   */
  rounds?: { keeps: readonly QuestionOf<Told>[]; groupOf(record: Told): string | null }
  /** A new answer to one of these questions cancels an earlier refutation. */
  refutable?: readonly QuestionOf<Told>[]
  /** A grey hint beside a field. It never becomes the field's value. */
  aside?(question: QuestionOf<Told>, field: string, answers: Told['answers'], voice: Voice): string | null
  /** Help for a text box. The id "words" names a text box too. */
  beside?(question: QuestionOf<Told>, field: string, written: Written): Beside | null
  /** Finds the question of a turn that was saved before forms existed. */
  lineOf?(turn: unknown): QuestionOf<Told> | null
  /** Values that this helper adds to every turn of the interview. */
  turn?: Readonly<Record<string, unknown>>
}

export const mainOf = ({ mainField = 'words' }: Pick<RecordKind, 'mainField'>): string => mainField

/** The text of the main answer. */
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

/** Whether the value holds information. A list in which every value is unknown holds none. */
const isTold = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(row => typeof row === 'string' || Object.entries(row).some(isFilled))
    : told(value) !== null && value !== ''
const isFilled = ([id, value]: [string, unknown]) => id !== 'id' && isTold(value)
const saysUnknown = (value: unknown): boolean =>
  value === 'unknown' ||
  (Array.isArray(value) && value.some(row => row instanceof Object && Object.values(row).includes('unknown')))

/** The questions with a filled field or words. A skip is no answer, and "I do not know" alone is no answer. */
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
