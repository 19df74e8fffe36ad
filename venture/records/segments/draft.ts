// A group's row while the founder types: the text in each field, and the values that the code reads from them.
import { type GroupRow, groupRow } from '../../../contracts/segments-record.ts'
import { type Draft, type DraftContext, type FieldError, textsOf, valueIn } from '../draft.ts'
import type { FormField } from '../fields.ts'
import { rowFields } from './form.ts'

type Typing = Pick<DraftContext, 'locale' | 'currency' | 'today'>

export type RowReading = {
  fields: readonly FormField[]
  /** The texts of all fields, including the values that the row already had. */
  draft: Draft
  row: GroupRow
  errors: Readonly<Record<string, FieldError>>
}

/** `touched`: the texts that the founder typed. They replace values of the row. */
export function readRow(held: GroupRow, touched: Draft, typing: Typing): RowReading {
  const values = held as Readonly<Record<string, unknown>>
  let row: GroupRow = held
  for (let round = 0; ; round += 1) {
    const fields = rowFields(row)
    const draft: Draft = Object.assign(
      { ...(held.known && { known: held.known }) },
      ...fields.map(field => textsOf(field, values[field.id], typing.locale)),
      touched,
    )
    const errors: Record<string, FieldError> = {}
    const read: Record<string, unknown> = {}
    for (const field of fields) {
      const found = valueIn(field, draft, typing)
      if (found && 'error' in found) errors[field.id] = found.error
      else if (found) read[field.id] = found.value
    }
    const next = rowWith(held, read, draft.known)
    // A new price can change the unit of the field for the stay, so the row is read again.
    const isAtRest = JSON.stringify(next.price) === JSON.stringify(row.price)
    row = next
    if (isAtRest || round >= 3) return { fields, draft, row, errors }
  }
}

function rowWith(
  held: GroupRow,
  read: Readonly<Record<string, unknown>>,
  known: string | undefined,
): GroupRow {
  const { id, source, carried, prefilled = {} } = held
  const before = held as Readonly<Record<string, unknown>>
  const isKept = ([name]: [string, unknown]) => JSON.stringify(read[name]) === JSON.stringify(before[name])
  const kept = Object.fromEntries(Object.entries(prefilled).filter(isKept))
  return groupRow.parse({
    id,
    source,
    ...read,
    ...(known && { known }),
    ...(carried && { carried }),
    ...(Object.keys(kept).length > 0 && { prefilled: kept }),
  })
}
