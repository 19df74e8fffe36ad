// What makes a talk by fields of one helper: its questions, their fields, what is said to an answer and what it adds to
// the memory. The cards, the talk and the memory know nothing else about a helper.
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

/** What every answer may hold beside the fields of its question. */
export type AnyAnswer = z.infer<ReturnType<typeof question<Record<never, never>>>> &
  Readonly<Record<string, unknown>>
export type Answers = Readonly<Partial<Record<string, AnyAnswer | undefined>>>
export type AnyRecord = Rest & { answers: Answers }
export type QuestionOf<Told extends AnyRecord> = Extract<keyof Told['answers'], string>

/** A field as a fact of the memory. */
export type Filed = {
  field: string
  topic: FactTopic
  /** Fields that say the same thing with it; "words" are those of the answer. */
  with?: readonly string[]
  value?: FactValue | null
  evidence?: Evidence
  bears?: 'for' | 'against'
  /** Of a list: the id of the row, and whom it is about. */
  row?: string
  subject?: string
}

/** Null where the value does not fit the field as it is asked. */
export type Fitting = (value: FactValue, field: FormField) => unknown
/** By question and field: the topic that knows it. "text": of a text box, in its own words. */
export type PrefillTable = Readonly<
  Partial<Record<string, Readonly<Record<string, { topic: FactTopic; fit: Fitting | 'text' }>>>>
>

export type Prefill = {
  value: unknown
  known: Known
  /** Somebody can know it better or worse: where they sell and what they want, founders decide. */
  isClaim: boolean
  factId: string | null
  /** The helper whose record it stands in. */
  helper?: HelperName
  /** Counted over what was logged in talks. */
  source?: 'interview'
}
/** By field. */
export type Prefills = Readonly<Record<string, Prefill>>

/** What the project knows beside this record. */
export type Elsewhere = {
  facts: readonly Fact[]
  validation?: ValidationRecord | null
  /** Interviews that were logged. */
  talks?: readonly Talk[]
}

/** Under a text box: one line, and texts that a tap writes at the caret. */
export type Beside = {
  line?: string
  /** More than it should be. */
  isOver?: boolean
  /** Above the box. */
  hint?: string
  offers?: readonly { label: string; text: string }[]
}
export type Written = {
  text: string
  answers: Answers
  voice: Voice
  validation?: Elsewhere['validation']
}

// Methods, so that the kind of one helper is a kind of any.
export interface RecordKind<Told extends AnyRecord = AnyRecord> {
  helper: HelperName
  /** In the order in which they are asked. */
  questions: readonly QuestionOf<Told>[]
  /** Before the keys of its words: "idea." makes "idea.ask.problem". */
  prefix: string
  schema: z.ZodType<Told>
  /** What one field may hold; null where the question has no such field. */
  fieldSchema(question: string, field: string): z.ZodType | null
  /** As far as the answers so far make sense of them. */
  fieldsOf(question: QuestionOf<Told>, answers: Told['answers']): readonly FormField[]
  /** Whether it can be known better or worse. */
  hasKnown(question: QuestionOf<Told>): boolean
  wordsLabel(question: QuestionOf<Told>, answers: Told['answers']): MessageKey
  /** The text box that holds the answer itself, where the words beside it are a note: Enter in it sends. */
  mainField?: string
  /** Null where no rule has something to say: then the next question comes alone. */
  react(question: QuestionOf<Told>, answers: Told['answers'], voice: Voice, today: string): string | null
  /** For a result, before everything was asked. */
  isEnough(record: Told): boolean
  /** Whether this is the result that the talk leads to, and no turn of it. */
  isResult(result: unknown): boolean
  texts: {
    /** Asks for the result. */
    result: MessageKey
    /** Everything was asked. */
    done: MessageKey
    /** What becomes of words that belong to no question. */
    beside: MessageKey
  }
  /** The topic of a question's words. */
  wordTopics: Partial<Record<QuestionOf<Told>, FactTopic>>
  /** Fields about what others paid or promised: what a model reads of them waits for the founder's word. */
  claims?: Partial<Record<QuestionOf<Told>, readonly string[]>>
  /** What its fields say as facts. */
  filed(question: QuestionOf<Told>, record: Told): readonly Filed[]
  prefills: PrefillTable
  /** What else is known of its fields, such as the rows of a list. */
  known?(question: QuestionOf<Told>, answers: Told['answers'], elsewhere: Elsewhere): Prefills
  /** Topics of words that are offered for the words of a question; those of `wordTopics` where it says nothing. */
  knownTopics?: Partial<Record<QuestionOf<Told>, FactTopic>>
  /** Where another group is another round: the answers that go along, and whom the facts of a later one are about. */
  rounds?: { keeps: readonly QuestionOf<Told>[]; groupOf(record: Told): string | null }
  /** Questions whose news lift what seemed to refute the venture. */
  refutable?: readonly QuestionOf<Told>[]
  /** In grey beside a field, never in it. */
  aside?(question: QuestionOf<Told>, field: string, answers: Told['answers'], voice: Voice): string | null
  /** Of a text box; "words" is one too. */
  beside?(question: QuestionOf<Told>, field: string, written: Written): Beside | null
  /** The question of a turn from before there were fields. */
  lineOf?(turn: unknown): QuestionOf<Told> | null
  /** What a turn of this helper says beside what all say. */
  turn?: Readonly<Record<string, unknown>>
}

export const mainOf = ({ mainField = 'words' }: Pick<RecordKind, 'mainField'>): string => mainField

/** What was answered in words. */
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

/** A list of rows may hold nothing but what is not known. */
const isTold = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(row => typeof row === 'string' || Object.entries(row).some(isFilled))
    : told(value) !== null && value !== ''
const isFilled = ([id, value]: [string, unknown]) => id !== 'id' && isTold(value)
const saysUnknown = (value: unknown): boolean =>
  value === 'unknown' ||
  (Array.isArray(value) && value.some(row => row instanceof Object && Object.values(row).includes('unknown')))

/** Where at least one field or the words were filled. A skip is no answer, and neither is "I do not know" alone. */
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

/** Answered, put aside or not known: it is not asked by itself again. */
export const isDone = (answers: Answers, question: string): boolean =>
  answeredIn({ questions: [question] }, answers).length > 0 ||
  Boolean(answers[question]?.skipped) ||
  Object.values(answers[question] ?? {}).some(saysUnknown)
