// Prints an answer in two ways: each figure alone, and all in one line for readers who do not see the record.
import type { Amount, Count, Known, Measure, Times } from '../../contracts/record-fields.ts'
import { countryName } from '../numbers/countries.ts'
import { type FixedRow, type FormField, isFolded, type RowsField, rowName } from './fields.ts'
import { rangeOf } from './figures.ts'
import { type Answers, type AnyRecord, mainOf, mainText, type QuestionOf, type RecordKind } from './kind.ts'
import type { Voice } from './voice.ts'

/** `text`: null if the field is blank. */
export type Figure = {
  id: string
  /** For a list: the id of the row. */
  row?: string
  label: string
  text: string | null
  isUnknown: boolean
}

/** What printing needs from the kind of record. */
type Printing<Told extends AnyRecord> = Pick<RecordKind<Told>, 'fieldsOf'> &
  Partial<Pick<RecordKind<Told>, 'mainField' | 'wordsLabel'>>

export function figuresOf<Told extends AnyRecord>(
  kind: Printing<Told>,
  question: QuestionOf<Told>,
  answers: Told['answers'],
  voice: Voice,
): Figure[] {
  const answer = (answers[question] ?? {}) as Row
  const figures = kind
    .fieldsOf(question, answers)
    .filter(field => field.id !== kind.mainField)
    .filter(field => field.id in answer || !isFolded(field))
    .flatMap(field => {
      const value = answer[field.id]
      if (field.type === 'rows' && value !== 'unknown') return rowFigures(field, value, voice)
      return [{ id: field.id, label: voice.say(field.label), ...printed(field, value, voice) }]
    })
  const { words } = answer
  // If the main answer has another text box, this text is only a note.
  if (mainOf(kind) === 'words' || typeof words !== 'string' || words.trim() === '') return figures
  const label = kind.wordsLabel ? voice.say(kind.wordsLabel(question, answers)) : ''
  return [...figures, { id: 'words', label, text: words, isUnknown: false }]
}

type Row = Readonly<Record<string, unknown>>

function printed(field: FormField, value: unknown, voice: Voice): Pick<Figure, 'text' | 'isUnknown'> {
  const isUnknown = value === 'unknown' && field.type !== 'note'
  if (isUnknown) return { text: voice.say('told.unknown'), isUnknown }
  return { text: value === undefined ? null : printField(field, value, voice), isUnknown }
}

/** Makes one figure for each row. A fixed row that is blank is left out. */
function rowFigures(field: RowsField, value: unknown, voice: Voice): Figure[] {
  const given = (value ?? []) as readonly Row[]
  const { id } = field
  const label = voice.say(field.label)
  if (!field.fixed && given.length === 0) return [{ id, label, text: null, isUnknown: false }]
  const names: readonly FixedRow[] = field.fixed ?? given.map(row => ({ id: String(row.id), name: label }))
  return names.map(fixed => {
    const { id: rowId } = fixed
    const row = given.find(one => one.id === rowId) ?? {}
    const cells = field.fields.flatMap(cell => {
      const { text, isUnknown } = printed(cell, row[cell.id], voice)
      const isNamed = cell.type === 'note' || cell.type === 'choice' || cell.type === 'choices'
      return text ? [{ text: isNamed ? text : `${voice.say(cell.label)} ${text}`, isUnknown }] : []
    })
    const text = cells.map(cell => cell.text).join(', ') || null
    const isUnknown = text !== null && cells.every(cell => cell.isUnknown)
    return { id, row: rowId, label: rowName(fixed, voice.say), text, isUnknown }
  })
}

export function printField(field: FormField, value: unknown, voice: Voice): string {
  const { say, number, price, month } = voice
  switch (field.type) {
    case 'note':
      return String(value)
    case 'count':
      return number(value as Count)
    case 'amount':
      return price(value as Amount)
    case 'times': {
      const { per, ...count } = value as Times
      return say(`times.${per}`, { count: `${number(count)} ×` })
    }
    case 'measure':
      return voice.measure(field.unit, rangeOf(value as Measure))
    case 'share':
      return voice.share(value as number, 100)
    case 'month':
      return month(String(value))
    case 'place': {
      const { country, text } = value as { country: string; text: string }
      return [...new Set([text, countryName(country, voice.language)])].filter(Boolean).join(', ')
    }
    case 'choices':
      return field.options
        .flatMap(option => ((value as readonly string[]).includes(option.id) ? [rowName(option, say)] : []))
        .join(', ')
    case 'rows':
      return rowFigures(field, value, voice)
        .map(({ label, text }) => [label, text].filter(Boolean).join(voice.colon))
        .join('; ')
    case 'choice': {
      const option = field.options.find(({ id }) => id === value)
      return option ? rowName(option, say) : String(value)
    }
  }
}

export const knownText = (known: Known, { say }: Voice): string =>
  say('told.how', { known: say(`known.${known}`) })

/** Prints the text of an answer, and its figures in one line below. */
export function answerText<Told extends AnyRecord>(
  kind: Printing<Told>,
  question: QuestionOf<Told>,
  answers: Told['answers'],
  voice: Voice,
): string {
  const { known } = (answers as Answers)[question] ?? {}
  const words = mainText(kind, (answers as Answers)[question])
  const line = [
    ...figuresOf(kind, question, answers, voice).flatMap(({ label, text }) =>
      text ? [`${label}${voice.colon}${text}`] : [],
    ),
    ...(known ? [knownText(known, voice)] : []),
  ].join(' · ')
  return [words.trim(), line].filter(Boolean).join('\n')
}
