// Puts an answer into a record. Either the founder typed the answer, or a model found it in the founder's message.
import type { z } from 'zod'
import { type FieldPatch, type Known, knownLevels, month } from '../../contracts/record-fields.ts'
import { plain } from '../facts/compare.ts'
import {
  type Answers,
  type AnyAnswer,
  type AnyRecord,
  answeredIn,
  emptyRecord,
  type QuestionOf,
  type RecordKind,
} from './kind.ts'
import { isProposal, oncePerQuote, withProposed } from './proposed.ts'

const mostHistory = 100
const mostWords = 2000

/** Replaces the answer to a question. The record keeps the previous answer in its history. */
export function withAnswer<Told extends AnyRecord>(
  { schema, refutable = [] }: RecordKind<Told>,
  record: Told,
  question: QuestionOf<Told>,
  answer: Readonly<Record<string, unknown>>,
): Told {
  const { history = [], answers, refuted, ...rest }: AnyRecord = record
  const before = answers[question]
  const alone: AnyRecord = schema.parse({ ...emptyRecord, answers: { [question]: answer } })
  const given = alone.answers[question]
  // If the new answer is the same as the old one, nothing changes.
  if (before && JSON.stringify(before) === JSON.stringify(given)) return record
  const noted = before
    ? [...history, { at: new Date().toISOString(), question, before }].slice(-mostHistory)
    : history
  return schema.parse({
    ...rest,
    ...(refuted && !refutable.includes(question) && { refuted }),
    answers: { ...answers, [question]: answer },
    ...(noted.length > 0 && { history: noted }),
  })
}

/**
 * A field as a model returns it. Numbers and text have separate keys, so that any model server can enforce this
 * form.
 */
export type ReadField = {
  question: string
  field: string
  /** For a list: the name of the row. */
  row?: string | null | undefined
  low: number | null
  high: number | null
  currency: string | null
  per: string | null
  text: string | null
  quote: string
}

/** Drops values that do not fit their field. */
export function patchOf(
  kind: Pick<RecordKind, 'fieldSchema' | 'claims'>,
  read: readonly ReadField[],
): FieldPatch[] {
  const patch = read.flatMap(({ question, field, quote, row: _name, ...given }) => {
    const value = valueFor(kind.fieldSchema(question, field), given)
    return value === undefined ? [] : [{ question, field, value, quote }]
  })
  return oncePerQuote(kind, patch)
}

function valueFor(
  schema: z.ZodType | null,
  { low, high, currency, per, text: written }: Omit<ReadField, 'question' | 'field' | 'row' | 'quote'>,
): unknown {
  const text = written?.trim() ?? ''
  const forms = [
    ...(low === null ? [] : [{ low, high: high ?? low, currency, per }, low]),
    // In "2,000 a kilo" and "18,000 an order", the units become "piece".
    ...(low === null || !per ? [] : [{ low, high: high ?? low, currency, per: 'piece' }]),
    ...(text === '' ? [] : [text, { country: text.toUpperCase(), text: '' }]),
  ]
  return forms.map(form => schema?.safeParse(form).data).find(value => value !== undefined)
}

type Typed = { typed: string | null }

/**
 * Whether the field contains a detail that supports an evidence mark: a certain case, a count, an amount or a
 * month.
 */
const isProof = ({ field, value }: FieldPatch): boolean =>
  field === 'whose' ||
  typeof value === 'number' ||
  (typeof value === 'object' && value !== null && 'low' in value) ||
  (typeof value === 'string' && month.safeParse(value).success)

/** Whether the quote mentions the case in the answer, for example "Mama Sade" in "I saw Mama Sade throw it away". */
const namesCase = (answer: AnyAnswer | undefined, quote: string): boolean =>
  typeof answer?.whose === 'string' &&
  answer.whose.trim() !== '' &&
  plain(quote).includes(plain(answer.whose))

const isAside = ({ field }: FieldPatch) => field === 'known' || field === 'words'
const overlap = (one: string, other: string) => one.includes(other) || other.includes(one)

/**
 * Decides which evidence marks a model may set. A mark is accepted only for the answer that the founder's words are
 * about. If these words came later or are general, the answer must also contain a case, a count or a month. A mark
 * that lowers the evidence is always accepted.
 */
export function provenPatch<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  { answers }: AnyRecord,
  patch: readonly FieldPatch[],
  { typed }: Typed,
): FieldPatch[] {
  const isNews = ({ question, field, value }: FieldPatch) =>
    JSON.stringify(value) !== JSON.stringify(answers[question]?.[field])
  const proofs = patch.filter(it => !isAside(it) && isProof(it) && isNews(it))
  const marks = patch.filter(({ field }) => field === 'known')
  const answered = answeredIn(kind, answers)
  const rank = (known: unknown) => knownLevels.indexOf((known ?? 'guess') as Known)
  const holds = ({ question, value, quote }: FieldPatch) => {
    if (rank(value) <= rank(answers[question]?.known)) return true
    if (proofs.some(it => it.question === question || overlap(it.quote, quote))) return true
    if (question === typed || namesCase(answers[question], quote)) return true
    const isAlone = marks.every(mark => mark.question === question || !overlap(mark.quote, quote))
    return (
      isAlone &&
      !answered.some(id => id === question) &&
      patch.some(it => it.question === question && it.field !== 'known')
    )
  }
  const unproven = marks.filter(mark => !holds(mark))
  // If a mark is dropped, the words that only support that mark are dropped too.
  return patch.filter(it =>
    unproven.every(
      mark =>
        it.question !== mark.question ||
        !isAside(it) ||
        (it.field === 'words' && !overlap(it.quote, mark.quote)),
    ),
  )
}

/**
 * `typed`: the question that the founder has just answered in the form. The model does not overwrite typed fields.
 */
export function withPatch<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  record: Told,
  patch: readonly FieldPatch[],
  { typed, refuted }: { typed: QuestionOf<Told> | null; refuted: string | null },
): Told {
  const proven = provenPatch(kind, record, patch, { typed })
  const changed = kind.questions.reduce((held, question) => {
    const { skipped: _skipped, ...before } = ((held.answers as Answers)[question] ?? {}) as Record<
      string,
      unknown
    >
    const told = proven.filter(
      it => it.question === question && !(question === typed && before[it.field] !== undefined),
    )
    if (told.length === 0) return held
    const read = told.filter(it => !isProposal(kind, before, it))
    const waiting = told.filter(it => !read.includes(it))
    const values = Object.fromEntries(read.map(({ field, value }) => [field, value]))
    const quoted = read
      .filter(({ field }) => field !== 'words')
      .flatMap(({ field, quote, rows }) =>
        rows ? Object.entries(rows).map(([row, own]) => [`${field}.${row}`, own]) : [[field, quote]],
      )
    const quotes = { ...(before.quotes as object | undefined), ...Object.fromEntries(quoted) }
    const marks = read.flatMap(({ field, known }) => (known ? [[field, known]] : []))
    const prefilled = { ...(before.prefilled as object | undefined), ...Object.fromEntries(marks) }
    const answer = {
      ...before,
      ...values,
      ...(values.words !== undefined && { words: joined(before.words, values.words) }),
      ...(Object.keys(quotes).length > 0 && { quotes }),
      ...(marks.length > 0 && { prefilled }),
    }
    return withAnswer(kind, held, question, withProposed(answer, waiting))
  }, record)
  return refuted ? { ...changed, refuted } : changed
}

/** Keeps the earlier text and adds the new one. */
function joined(before: unknown, words: unknown): string {
  const [first, then] = [String(before ?? '').trim(), String(words).trim()]
  return (first === '' || first.includes(then) ? first || then : `${first}\n${then}`).slice(0, mostWords)
}
