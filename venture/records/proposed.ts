// A claim is a payment or promise of other people that a model read from the founder's message. It waits beside the
// answer until the founder confirms it. Before that, no score, result, document or other helper uses it.
import type { FieldPatch } from '../../contracts/record-fields.ts'
import { told } from './figures.ts'
import type { Answers, AnyAnswer, AnyRecord, QuestionOf, RecordKind } from './kind.ts'
import { figuresOf } from './print-answer.ts'
import type { Voice } from './voice.ts'

type Kind<Told extends AnyRecord> = Pick<RecordKind<Told>, 'claims'>
type Named = Pick<FieldPatch, 'question' | 'field'>
type Sized = { low: number; high: number; per?: string }

const claimsOf = (kind: Kind<AnyRecord>, question: string): readonly string[] => kind.claims?.[question] ?? []

const isSized = (value: unknown): value is Sized =>
  typeof value === 'object' && value !== null && 'low' in value
const isNobody = (value: unknown) => value === 'unknown' || (isSized(value) && value.high === 0)

/** Whether the founder must confirm the value. If nobody paid and the field is empty, no confirmation is needed. */
export const isProposal = (
  kind: Kind<AnyRecord>,
  answer: Readonly<Record<string, unknown>>,
  { question, field, value }: FieldPatch,
): boolean => claimsOf(kind, question).includes(field) && !(isNobody(value) && answer[field] === undefined)

/** Adds the values that the model found. Values that the answer already has are left out. */
export function withProposed(
  { proposed, ...answer }: Readonly<Record<string, unknown>>,
  read: readonly FieldPatch[],
): Record<string, unknown> {
  const news = read
    .filter(({ field, value }) => JSON.stringify(answer[field]) !== JSON.stringify(value))
    .map(({ field, value, quote }) => [field, { value, quote }])
  const all = { ...(proposed as AnyAnswer['proposed']), ...Object.fromEntries(news) }
  return { ...answer, ...(Object.keys(all).length > 0 && { proposed: all }) }
}

const overlap = (one: string, other: string) => one.includes(other) || other.includes(one)

/**
 * If a model read the same count from one quote for two questions, keeps only one of them. A claim is dropped
 * first, because it is less likely: "I talked to 12" does not mean that 12 paid.
 */
export function oncePerQuote(kind: Kind<AnyRecord>, patch: readonly FieldPatch[]): FieldPatch[] {
  const countIn = ({ value }: FieldPatch) =>
    isSized(value) && value.per === undefined && value.low > 0 ? value : null
  const isClaim = ({ question, field }: Named) => claimsOf(kind, question).includes(field)
  const isSame = (one: FieldPatch, other: FieldPatch) => {
    const [own, there] = [countIn(one), countIn(other)]
    return (
      own !== null &&
      there !== null &&
      one.question !== other.question &&
      own.low === there.low &&
      own.high === there.high &&
      overlap(one.quote, other.quote)
    )
  }
  return patch.filter(
    (one, at) =>
      !patch.some(
        (other, place) => isSame(one, other) && (isClaim(one) === isClaim(other) ? place < at : isClaim(one)),
      ),
  )
}

/** The present count in a claim. The model needs it to add "two more paid". */
export const claimedIn =
  (kind: Kind<AnyRecord>, { answers }: AnyRecord) =>
  ({ question, field }: Named): number | null => {
    const value = told(answers[question]?.[field] as Sized | undefined)
    return claimsOf(kind, question).includes(field) && isSized(value) ? value.low : null
  }

export type Proposed<Told extends AnyRecord = AnyRecord> = {
  question: QuestionOf<Told>
  /** The claim as text, for example "Paid you, ever: 12 · Since: May 2026". */
  text: string
  quotes: readonly string[]
  /** The whole answer after the founder says yes (`yes`) or no (`no`) to the claim. */
  yes: Readonly<Record<string, unknown>>
  no: Readonly<Record<string, unknown>>
}

/**
 * A text for the prompt. It says that the model must not ask for the value again, although the value is not a fact
 * yet.
 */
export const tellProposed = ({ text }: Pick<Proposed, 'text'>): string =>
  `(read, not confirmed by the founder: ${text})`

/**
 * People who promised may also be among those who paid. The code counts them as other people, so the founder must
 * confirm this.
 */
const hasPayers = ({ paid }: Answers): boolean =>
  [paid?.paid, paid?.proposed?.paid?.value].some(value => isSized(value) && value.high > 0)

/** The values that the founder must still confirm, by question. */
export function proposedIn<Told extends AnyRecord>(
  kind: Pick<RecordKind<Told>, 'questions' | 'fieldsOf' | 'mainField' | 'wordsLabel'>,
  { answers }: Told,
  voice: Voice,
): Proposed<Told>[] {
  return kind.questions.flatMap(question => {
    const { proposed, skipped: _skipped, ...no } = ((answers as Answers)[question] ?? {}) as AnyAnswer
    if (!proposed) return []
    const values = Object.fromEntries(Object.entries(proposed).map(([field, { value }]) => [field, value]))
    const quotes = Object.fromEntries(Object.entries(no.quotes ?? {}).filter(([field]) => !(field in values)))
    const yes = { ...no, ...values, quotes }
    const text = figuresOf(kind, question, { ...answers, [question]: yes }, voice)
      .flatMap(({ id, label, text: value }) => {
        if (!value || !(id in values)) return []
        const text = `${label}${voice.colon}${value}`
        return id === 'committed' && hasPayers(answers) ? voice.say('claim.besides', { text }) : text
      })
      .join(' · ')
    return [{ question, text, quotes: [...new Set(Object.values(proposed).map(one => one.quote))], yes, no }]
  })
}
