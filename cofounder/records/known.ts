import type { Understood } from '../../contracts/facts.ts'
import type { FieldPatch } from '../../contracts/record-fields.ts'
import { nextQuestion, turnOf } from '../../venture/records/asking.ts'
import { understoodIn } from '../../venture/records/facts.ts'
import { type FormField, isFolded } from '../../venture/records/fields.ts'
import type { AnyRecord, Elsewhere, QuestionOf, RecordKind } from '../../venture/records/kind.ts'
import { knownOf, valuesOf } from '../../venture/records/prefill.ts'
import { answerText, figuresOf } from '../../venture/records/print-answer.ts'
import { proposedIn, tellProposed } from '../../venture/records/proposed.ts'
import type { Voice } from '../../venture/records/voice.ts'
import { asData } from '../data.ts'
import { type AskedRecord, answeredOf } from './given.ts'

/** If all is known, asks only whether it is still true. Null if no value is known. */
export function askedOfKnown<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  question: QuestionOf<Told>,
  asked: string,
  { answers, ...elsewhere }: { answers: Told['answers'] } & Elsewhere,
  voice: Voice,
): string | null {
  const { shown, known } = knownOf(kind, question, { answers, ...elsewhere })
  const told = figuresOf(kind, question, { ...answers, [question]: valuesOf(known) }, voice)
    .flatMap(({ label, text }) => (text ? [`${label}${voice.colon}${text}`] : []))
    .join(' · ')
  if (!told) return null
  return shown.every(field => isFolded(field) || isWhole(field, known[field.id]?.value))
    ? voice.say('prefill.all', { told })
    : `${asked} ${voice.say('prefill.part', { told })}`
}

/** The next turn of an interview without a model. Null if the result is due. */
export function guidedTurn<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  { record, asked, today, ...elsewhere }: Pick<AskedRecord<Told>, 'record' | 'asked' | 'today'> & Elsewhere,
  voice: Voice,
) {
  const asks = nextQuestion(kind, record)
  if (asked !== 'open' && (asks === null || (asked === null && kind.isEnough(record)))) return null
  const answered = answeredOf<Told>({ asked })
  const { reaction, question } = turnOf(kind, record, { answered, asks }, voice, today)
  const known = asks && askedOfKnown(kind, asks, question, { ...elsewhere, answers: record.answers }, voice)
  return { kind: 'turn' as const, reaction, question: known ?? question, answered, asks }
}

/** Whether a value is complete. For rows that come from another question, every row must have a value. */
const isWhole = (field: FormField, value: unknown): boolean =>
  value !== undefined &&
  !(
    field.type === 'rows' &&
    field.fixed?.some(({ id }) => !(value as readonly { id: string }[]).some(row => row.id === id))
  )

export function understoodFrom<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  record: Told,
  patch: readonly FieldPatch[],
  { source, voice, more }: { source: string; voice: Voice; more: Understood | null },
): Understood | null {
  const questions = kind.questions.filter(id => patch.some(({ question }) => question === id))
  const facts = questions.flatMap(question => {
    const read = patch.filter(it => it.question === question)
    const ofRows = Object.assign({}, ...read.map(({ rows }) => rows)) as Record<string, string>
    const filed = kind.filed(question, record)
    return (understoodIn(kind, record, question, voice)?.facts ?? []).flatMap(fact => {
      const row = filed.find(({ subject }) => subject && subject === fact.subject)?.row
      const quote = row && read.some(({ rows }) => rows) ? ofRows[row] : read[0]?.quote
      // A row without a quote from this answer makes no new fact.
      return quote === undefined ? [] : [{ ...fact, quote }]
    })
  })
  const all = [...facts, ...(more?.facts ?? [])]
  return all.length > 0 ? { source, facts: all } : null
}

export function tellRecord<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  record: Told,
  voice: Voice,
): string {
  const waiting = proposedIn(kind, record, voice)
  const held = kind.questions.flatMap(question => {
    const text = answerText(kind, question, record.answers, voice).replaceAll('\n', ' · ')
    const read = waiting.find(one => one.question === question)
    const open = read && tellProposed(read)
    return text || open ? [`${question}: ${[text, open].filter(Boolean).join(' ')}`] : []
  })
  return held.length ? asData('what the record holds', held.join('\n')) : ''
}
