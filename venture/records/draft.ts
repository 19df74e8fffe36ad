// A draft is an answer while the founder types it: the text in each field, and the values that the code reads from
// these texts.
import type { Measure } from '../../contracts/record-fields.ts'
import { cellsOf, type FormField, type RowsField, withUnit } from './fields.ts'
import { rangeOf } from './figures.ts'
import { type Answers, isDone, type RecordKind } from './kind.ts'
import type { Prefill, Prefills } from './prefill.ts'
import { type Refusal, readRange } from './read-range.ts'

/** The texts in the fields, by field id. A field with several parts has several ids with a point: `each.currency`. */
export type Draft = Readonly<Record<string, string>>

export type FieldError = Refusal | 'percent' | 'months' | 'both' | 'future' | 'long' | 'unit'

/** The data that the page needs besides the draft. */
export type DraftContext = {
  kind: RecordKind
  question: string
  answers: Answers
  locale: string
  /** The default currency. */
  currency: string
  /** Today's date where the founder is, YYYY-MM-DD. */
  today: string
  /** Suggests values for fields that the founder has not changed. */
  prefills?: (shown: readonly FormField[]) => Prefills
}

export type DraftReading = {
  fields: readonly FormField[]
  /** The texts of all fields, including the suggested values. */
  draft: Draft
  /** The suggested values as texts. */
  suggested: Draft
  /** Suggested values that the founder has not changed. */
  prefilled: Prefills
  /** Ids of facts whose field now has another value. */
  replaces: readonly string[]
  answer: Record<string, unknown>
  errors: Readonly<Record<string, FieldError>>
  /** Whether the founder has filled in nothing yet. An evidence mark alone is not an answer. */
  isBlank: boolean
}

export const wordsMost = 2000
const placeMost = 200

type Place = Pick<DraftContext, 'locale' | 'currency' | 'today'>
type Read = { value: unknown } | { error: FieldError } | null

/** The ids of the rows in a draft, in the order of the page. */
export const rowsIn = (field: RowsField, draft: Draft): string[] =>
  field.fixed?.map(({ id }) => id) ?? listed(draft[`${field.id}.rows`])
const listed = (text = '') => text.split(',').filter(Boolean)

/** Reads the rows of a list. An empty row is left out. Each error belongs to one cell. */
function readRows(field: RowsField, draft: Draft, place: Place) {
  const errors: Record<string, FieldError> = {}
  const rows = rowsIn(field, draft).flatMap(id => {
    const cells = cellsOf(field, id).flatMap((cell, at) => {
      const read = valueIn(cell, draft, place)
      if (read && 'error' in read) errors[cell.id] = read.error
      return read && 'value' in read ? [[field.fields[at]?.id ?? cell.id, read.value]] : []
    })
    return cells.length > 0 ? [{ id, ...Object.fromEntries(cells) }] : []
  })
  return { value: rows.length > 0 ? rows : null, errors }
}

/** The value of a field. Null if it is blank. */
export function valueIn(field: FormField, draft: Draft, place: Place): Read {
  const { locale, currency, today } = place
  const text = (draft[field.id] ?? '').trim()
  const part = (name: string) => (draft[`${field.id}.${name}`] ?? '').trim()
  switch (field.type) {
    case 'note':
      if (text === '') return null
      return text.length > field.most ? { error: 'long' } : { value: text }
    case 'choice':
      return field.options.some(({ id }) => id === text) ? { value: text } : null
    case 'choices': {
      const chosen = field.options.flatMap(({ id }) => (listed(text).includes(id) ? [id] : []))
      return chosen.length > 0 ? { value: chosen } : null
    }
    case 'rows': {
      const { value } = readRows(field, draft, place)
      return value && { value }
    }
    case 'month': {
      const [month, year] = [part('month'), part('year')]
      if (!month && !year) return null
      if (!month || !year) return { error: 'both' }
      const value = `${year}-${month}`
      return !field.isAhead && value > today.slice(0, 7) ? { error: 'future' } : { value }
    }
    case 'place': {
      const [country, town] = [part('country'), part('town')]
      if (!country) return null
      return town.length > placeMost ? { error: 'long' } : { value: { country, text: town } }
    }
  }
  if (text === '') return null
  const read = readRange(text, locale, { isWhole: field.type === 'count' })
  if ('error' in read) return read
  const { other } = read
  const { low, high } = part('flip') === text && other ? other : read
  switch (field.type) {
    case 'count':
      return { value: { low, high } }
    case 'share':
      return low !== high || high > 100 ? { error: 'percent' } : { value: low }
    case 'measure':
      if (field.most && high > field.most) return { error: 'months' }
      return { value: low === high ? low : { low, high } }
    case 'times':
      return { value: { low, high, per: oneOf(field.pers, part('per')) ?? field.preset } }
    case 'amount': {
      if (field.isUnitOpen && !oneOf(field.pers, part('per'))) return { error: 'unit' }
      const per = oneOf(field.pers, part('per')) ?? oneOf(field.pers, field.preset ?? '') ?? field.pers[0]
      return { value: { low, high, currency: part('currency') || currency, per } }
    }
  }
}

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find(value => value === text)

/** Reads the draft again until nothing changes, because the value of one field can show or hide other fields. */
export function readDraft(draft: Draft, context: DraftContext): DraftReading {
  const { kind, question, answers, locale } = context
  // Starts with the values that are already known, because they decide which fields are shown.
  const there = Object.entries(context.prefills?.([]) ?? {}).map(([id, { value }]) => [id, value])
  let answer: Record<string, unknown> = Object.fromEntries(there)
  for (let round = 0; ; round += 1) {
    const asked = kind.fieldsOf(question, { ...answers, [question]: answer })
    const prefills = context.prefills?.(asked) ?? {}
    const before: Readonly<Record<string, unknown>> = answers[question] ?? {}
    const fields = asked.map(field => withUnit(field, prefills[field.id]?.value ?? before[field.id]))
    const suggested = prefillTexts(fields, prefills, locale)
    const whole = { ...suggested, ...draft }
    const errors: Record<string, FieldError> = {}
    const next: Record<string, unknown> = {}
    for (const field of fields) {
      if (field.type === 'rows') Object.assign(errors, readRows(field, whole, context).errors)
      const read = valueIn(field, whole, context)
      if (read && 'error' in read) errors[field.id] = read.error
      else if (read) next[field.id] = read.value
    }
    const isAtRest = JSON.stringify(next) === JSON.stringify(answer)
    answer = next
    if (!isAtRest && round < 4) continue
    const words = (draft.words ?? '').trim()
    if (words.length > wordsMost) errors.words = 'long'
    const isBlank = words === '' && Object.keys(answer).length === 0 && Object.keys(errors).length === 0
    const isKept = ([id, { value }]: [string, Prefill]) => JSON.stringify(value) === JSON.stringify(next[id])
    const known = Object.entries(prefills)
    const prefilled = Object.fromEntries(known.filter(isKept))
    return {
      fields,
      draft: whole,
      suggested,
      prefilled,
      replaces: known.flatMap(one =>
        next[one[0]] !== undefined && !isKept(one) ? (one[1].factId ?? []) : [],
      ),
      errors,
      isBlank,
      answer: {
        ...answer,
        ...(words && { words }),
        ...(kind.hasKnown(question) && draft.known && { known: draft.known }),
        ...(Object.keys(prefilled).length > 0 && {
          prefilled: Object.fromEntries(Object.entries(prefilled).map(([id, one]) => [id, one.known])),
        }),
      },
    }
  }
}

const prefillTexts = (fields: readonly FormField[], prefills: Prefills, locale: string): Draft =>
  Object.assign({}, ...fields.map(field => textsOf(field, prefills[field.id]?.value, locale)))

/** Returns the suggested values in a sent answer, for the case that the founder edits the answer later. */
export function prefillsIn({ answers, question }: Pick<DraftContext, 'answers' | 'question'>): Prefills {
  const given = (answers[question] ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(answers[question]?.prefilled ?? {}).map(([id, known]) => [
      id,
      { value: given[id], known, isClaim: true, factId: null },
    ]),
  )
}

/** Turns a sent answer back into text that the founder can edit. */
export function draftOf({ kind, question, answers, locale }: DraftContext): Draft {
  const given = (answers[question] ?? {}) as Readonly<Record<string, unknown>>
  const { words, known } = answers[question] ?? {}
  return Object.assign(
    { ...(words && { words }), ...(known && { known }) },
    ...kind.fieldsOf(question, answers).map(field => textsOf(field, given[field.id], locale)),
  )
}

/** Writes a value as the text in its field. The result is empty if the value is blank or unknown. */
export function textsOf(field: FormField, value: unknown, locale: string): Draft {
  if (value === undefined || value === 'unknown') return {}
  const { id } = field
  const write = (number: number) =>
    new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 }).format(number)
  switch (field.type) {
    case 'note':
    case 'choice':
      return { [id]: String(value) }
    case 'choices':
      return { [id]: (value as readonly string[]).join(',') }
    case 'rows': {
      const rows = value as readonly Readonly<Record<string, unknown>>[]
      const cells = rows.flatMap(row =>
        cellsOf(field, String(row.id)).map((cell, at) =>
          textsOf(cell, row[field.fields[at]?.id ?? ''], locale),
        ),
      )
      const ids = rows.map(row => String(row.id))
      return Object.assign({}, !field.fixed && { [`${id}.rows`]: ids.join(',') }, ...cells)
    }
    case 'month':
      return { [`${id}.year`]: String(value).slice(0, 4), [`${id}.month`]: String(value).slice(5) }
    case 'place': {
      const { country, text } = value as { country: string; text: string }
      return { [`${id}.country`]: country, [`${id}.town`]: text }
    }
    default: {
      const { currency, per } = value as { currency?: string; per?: string }
      const { low, high } = rangeOf(value as Measure)
      return {
        [id]: low === high ? write(low) : `${write(low)}–${write(high)}`,
        ...(currency && { [`${id}.currency`]: currency }),
        ...(per && { [`${id}.per`]: per }),
      }
    }
  }
}

/**
 * Marks all blank fields as "unknown" when the founder clicks "I do not know". The result then lists them as things
 * to find out.
 */
export function withUnknown(reading: DraftReading): Record<string, unknown> {
  const told = reading.fields.flatMap(field => {
    const value = unknownIn(field, reading.answer[field.id])
    return value === undefined ? [] : [[field.id, value]]
  })
  const answer = { ...reading.answer, ...Object.fromEntries(told) }
  // A card with only a text box has no field to mark as unknown. So the card is skipped. Otherwise the interview
  // would ask the same question again at once.
  return isDone({ card: answer }, 'card') ? answer : { ...answer, skipped: true }
}

function unknownIn(field: FormField, value: unknown): unknown {
  if (field.type !== 'rows') return value === undefined && field.type !== 'note' ? 'unknown' : value
  const rows = (value ?? []) as readonly Readonly<Record<string, unknown>>[]
  const ids = field.fixed?.map(({ id }) => id) ?? rows.map(row => String(row.id))
  if (ids.length === 0) return 'unknown'
  return ids.map(id => {
    const row = rows.find(one => one.id === id) ?? { id }
    const cells = field.fields.map(cell => [cell.id, unknownIn(cell, row[cell.id])])
    return { ...row, ...Object.fromEntries(cells.filter(([, cell]) => cell !== undefined)) }
  })
}
