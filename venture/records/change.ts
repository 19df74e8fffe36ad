// A record with another answer: typed by the founder, or read out of their words by a model.
import {
  type FieldPatch,
  fieldSchema,
  type ValidationQuestion,
  type ValidationRecord,
  validationRecord,
} from '../../contracts/validation-record.ts'

const mostHistory = 100
const mostWords = 2000

/** What is new about these may lift what seemed to refute the venture. */
const refutable: readonly ValidationQuestion[] = ['problem', 'paid', 'others', 'evidence']

/** With another answer to one question; the one before is kept. */
export function withAnswer(
  record: ValidationRecord,
  question: ValidationQuestion,
  answer: Readonly<Record<string, unknown>>,
): ValidationRecord {
  const { history = [], answers, refuted, ...rest } = record
  const before = answers[question]
  const given = validationRecord.shape.answers.parse({ [question]: answer })[question]
  // Told twice it is one change.
  if (before && JSON.stringify(before) === JSON.stringify(given)) return record
  const noted = before
    ? [...history, { at: new Date().toISOString(), question, before }].slice(-mostHistory)
    : history
  return validationRecord.parse({
    ...rest,
    ...(refuted && !refutable.includes(question) && { refuted }),
    answers: { ...answers, [question]: answer },
    ...(noted.length > 0 && { history: noted }),
  })
}

/** A field as a model writes it: figures apart from words, so that every server can be held to the shape. */
export type ReadField = {
  question: ValidationQuestion
  field: string
  low: number | null
  high: number | null
  currency: string | null
  per: string | null
  text: string | null
  quote: string
}

/** What a field cannot hold is left out. */
export function patchOf(read: readonly ReadField[]): FieldPatch[] {
  return read.flatMap(({ question, field, quote, ...given }) => {
    const value = valueFor(question, field, given)
    return value === undefined ? [] : [{ question, field, value, quote }]
  })
}

function valueFor(
  question: ValidationQuestion,
  field: string,
  { low, high, currency, per, text: written }: Omit<ReadField, 'question' | 'field' | 'quote'>,
): unknown {
  const schema = fieldSchema(question, field)
  const text = written?.trim() ?? ''
  const forms = [
    ...(low === null ? [] : [{ low, high: high ?? low, currency, per }, low]),
    ...(text === '' ? [] : [text, { country: text.toUpperCase(), text: '' }]),
  ]
  return forms.map(form => schema?.safeParse(form).data).find(value => value !== undefined)
}

/** `typed`: the question whose fields the founder has just filled; what they typed is not read over. */
export function withPatch(
  record: ValidationRecord,
  patch: readonly FieldPatch[],
  { typed, refuted }: { typed: ValidationQuestion | null; refuted: string | null },
): ValidationRecord {
  const changed = [...new Set(patch.map(({ question }) => question))].reduce((held, question) => {
    const { skipped: _skipped, ...before } = (held.answers[question] ?? {}) as Record<string, unknown>
    const read = patch.filter(
      it => it.question === question && !(question === typed && before[it.field] !== undefined),
    )
    if (read.length === 0) return held
    const values = Object.fromEntries(read.map(({ field, value }) => [field, value]))
    const quoted = read.filter(({ field }) => field !== 'words').map(({ field, quote }) => [field, quote])
    const quotes = { ...(before.quotes as object | undefined), ...Object.fromEntries(quoted) }
    return withAnswer(held, question, {
      ...before,
      ...values,
      ...(values.words !== undefined && { words: joined(before.words, values.words) }),
      ...(Object.keys(quotes).length > 0 && { quotes }),
    })
  }, record)
  return refuted ? { ...changed, refuted } : changed
}

/** What was said to a question before stays. */
function joined(before: unknown, words: unknown): string {
  const [first, then] = [String(before ?? '').trim(), String(words).trim()]
  return (first === '' || first.includes(then) ? first || then : `${first}\n${then}`).slice(0, mostWords)
}
