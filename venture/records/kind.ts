// The interface of an interview with a form: its questions, fields, replies and facts. The cards, the conversation
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

/** The keys that every answer may have besides the fields of its question. */
export type AnyAnswer = z.infer<ReturnType<typeof question<Record<never, never>>>> &
  Readonly<Record<string, unknown>>
export type Answers = Readonly<Partial<Record<string, AnyAnswer | undefined>>>
export type AnyRecord = Rest & { answers: Answers }
export type QuestionOf<Told extends AnyRecord> = Extract<keyof Told['answers'], string>

/** A field that becomes a fact. */
export type Filed = {
  field: string
  topic: FactTopic
  /** The other fields of the same fact. "words" means the text of the answer. */
  with?: readonly string[]
  value?: FactValue | null
  evidence?: Evidence
  bears?: 'for' | 'against'
  /** For a list: the id of the row. `subject`: the person or thing in that row. */
  row?: string
  subject?: string
}

/** Converts a fact's value to a value for the field. Null if it does not fit. */
export type Fitting = (value: FactValue, field: FormField) => unknown
/**
 * For each question and field: which facts can fill the field, by topic. `fit` converts the value; "text" means
 * that the field gets the text of the fact.
 */
export type PrefillTable = Readonly<
  Partial<Record<string, Readonly<Record<string, { topic: FactTopic; fit: Fitting | 'text' }>>>>
>

export type Prefill = {
  value: unknown
  known: Known
  /**
   * Whether the value is a claim, so that evidence can make it more certain. A decision of the founder, such as an
   * aim, is no claim.
   */
  isClaim: boolean
  factId: string | null
  /** The helper whose record contains the value. */
  helper?: HelperName
  /** Set if the value was counted in logged interviews. */
  source?: 'interview'
}
export type Prefills = Readonly<Record<string, Prefill>>

/** Data of the project that is not in this record. */
export type Elsewhere = {
  facts: readonly Fact[]
  validation?: ValidationRecord | null
  talks?: readonly Talk[]
  /** The answers in the forms of the other helpers. */
  forms?: readonly SentForm[]
}

/** Help below a text box: one line, and texts that the founder can insert at the cursor with a tap. */
export type Beside = {
  line?: string
  isOver?: boolean
  /** A hint that is shown above the box. */
  hint?: string
  offers?: readonly { label: string; text: string }[]
}
export type Written = {
  text: string
  answers: Answers
  voice: Voice
  validation?: Elsewhere['validation']
}

// The methods use method syntax. Only then TypeScript accepts the kind of one helper as `RecordKind<AnyRecord>`.
export interface RecordKind<Told extends AnyRecord = AnyRecord> {
  helper: HelperName
  /** The questions in the order in which the interview asks them. */
  questions: readonly QuestionOf<Told>[]
  /** The prefix of this helper's message keys. With "idea." there is, for example, "idea.ask.problem". */
  prefix: string
  schema: z.ZodType<Told>
  /** The schema for the value of a field. Null if the question has no such field. */
  fieldSchema(question: string, field: string): z.ZodType | null
  /** The fields of a question. They depend on the answers so far. */
  fieldsOf(question: QuestionOf<Told>, answers: Told['answers']): readonly FormField[]
  /** Whether answers to this question have an evidence mark. */
  hasKnown(question: QuestionOf<Told>): boolean
  wordsLabel(question: QuestionOf<Told>, answers: Told['answers']): MessageKey
  /**
   * The id of the text box for the main answer. The other text box is then for a note. The Enter key sends the main
   * answer.
   */
  mainField?: string
  /** Writes the reply to an answer. Null if no rule applies. Then the next question follows directly. */
  react(question: QuestionOf<Told>, answers: Told['answers'], voice: Voice, today: string): string | null
  /** Whether there are enough answers for a result, even if the interview is not finished. */
  isEnough(record: Told): boolean
  /** Whether this is the final result. Otherwise it is a turn of the interview. */
  isResult(result: unknown): boolean
  texts: {
    /** The text on the button that asks for the result. */
    result: MessageKey
    /** The text that is shown after the last question. */
    done: MessageKey
    /** Tells the founder what happens to text that does not answer a question. */
    beside: MessageKey
  }
  /** For each question: the topic of the text in its answer. */
  wordTopics: Partial<Record<QuestionOf<Told>, FactTopic>>
  /**
   * Fields about payments or promises of other people. If a model finds such a value, the founder must confirm it.
   */
  claims?: Partial<Record<QuestionOf<Told>, readonly string[]>>
  /** The facts in the answer to a question. */
  filed(question: QuestionOf<Told>, record: Told): readonly Filed[]
  prefills: PrefillTable
  /** Other known values for the fields of a question, such as the rows of a list. */
  known?(question: QuestionOf<Told>, answers: Told['answers'], elsewhere: Elsewhere): Prefills
  /**
   * For each question: the topic of facts whose text can fill the answer. Needed only if it is not the topic in
   * `wordTopics`.
   */
  knownTopics?: Partial<Record<QuestionOf<Told>, FactTopic>>
  /**
   * For interviews with rounds, one per customer group. `keeps`: the answers that a new round keeps. `groupOf`: the
   * name of the group.
   */
  rounds?: { keeps: readonly QuestionOf<Told>[]; groupOf(record: Told): string | null }
  /** A new answer to one of these questions cancels an earlier refutation of it. */
  refutable?: readonly QuestionOf<Told>[]
  /** A grey hint beside a field. It is only shown and never becomes the value. */
  aside?(question: QuestionOf<Told>, field: string, answers: Told['answers'], voice: Voice): string | null
  /** Help for a text box. The main text box has the field id "words". */
  beside?(question: QuestionOf<Told>, field: string, written: Written): Beside | null
  /** Returns the question of a turn that was saved before the interview had forms. */
  lineOf?(turn: unknown): QuestionOf<Told> | null
  /** Values that this helper adds to every turn of the interview. */
  turn?: Readonly<Record<string, unknown>>
}

export const mainOf = ({ mainField = 'words' }: Pick<RecordKind, 'mainField'>): string => mainField

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

/** Whether a value contains information. A list in which every value is unknown contains none. */
const isTold = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(row => typeof row === 'string' || Object.entries(row).some(isFilled))
    : told(value) !== null && value !== ''
const isFilled = ([id, value]: [string, unknown]) => id !== 'id' && isTold(value)
const saysUnknown = (value: unknown): boolean =>
  value === 'unknown' ||
  (Array.isArray(value) && value.some(row => row instanceof Object && Object.values(row).includes('unknown')))

/**
 * The questions that have a value or a text. A skipped question has no answer, and neither has one with only "I do
 * not know".
 */
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

/** Whether the interview must not ask the question again: it was answered, skipped or marked as unknown. */
export const isDone = (answers: Answers, question: string): boolean =>
  answeredIn({ questions: [question] }, answers).length > 0 ||
  Boolean(answers[question]?.skipped) ||
  Object.values(answers[question] ?? {}).some(saysUnknown)
