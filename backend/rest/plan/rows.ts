import type { Catalogue, Routine, Table } from '../catalogue/catalogue.ts'
import { levenshtein } from '../catalogue/suggest.ts'
import { undefinedColumn } from '../errors.ts'
import type { Field } from '../parse/tree.ts'

/**
 * The columns that a query may use. `type` returns undefined if there is no such column, and null if the column
 * exists but its type is unknown.
 */
export type Rows = {
  readonly type: (column: string) => string | null | undefined
  readonly names: readonly string[]
}

const known = new WeakMap<Table, Rows>()

export function rowsOfTable(table: Table): Rows {
  const found = known.get(table)
  if (found) return found
  const rows: Rows = {
    type: column => table.columns.get(column)?.type ?? (table.computed.has(column) ? null : undefined),
    names: [...table.columns.keys()],
  }
  known.set(table, rows)
  return rows
}

/**
 * The rows that a function returns. If the function does not declare its columns, PostgreSQL checks the names.
 */
export function rowsOfRoutine(routine: Routine, catalogue: Catalogue): Rows {
  const table = routine.returnsComposite
    ? catalogue.table(routine.returns.schema, routine.returns.name)
    : undefined
  if (table) return rowsOfTable(table)
  if (!routine.returnsComposite)
    return { type: column => (column === 'pgrst_scalar' ? null : undefined), names: [] }
  const { columns } = routine
  if (!columns) return { type: () => null, names: [] }
  return { type: column => columns.get(column), names: [...columns.keys()] }
}

/**
 * A field whose column is known. A path can only lead into JSON, so a value of another type must be converted first.
 */
export type ResolvedField = Field & { readonly isJson: boolean; readonly type: string | null }

export function resolveField(rows: Rows, alias: string, field: Field): ResolvedField {
  const type = rows.type(field.name)
  if (type === undefined) throw undefinedColumn(`${alias}.${field.name}`, columnHint(rows, alias, field.name))
  return { ...field, type, isJson: type === 'json' || type === 'jsonb' }
}

const farthest = 3

/**
 * Returns the hint that PostgreSQL gives: the most similar column, or the two most similar ones. If more are equally
 * similar, there is no hint.
 */
export function columnHint(rows: Rows, alias: string, name: string): string | null {
  let nearest = farthest + 1
  let found: string[] = []
  for (const column of rows.names) {
    const distance = levenshtein(column, name)
    if (distance > name.length / 2 || distance > nearest) continue
    if (distance < nearest) found = [column]
    else if (found.length === 2) found = []
    else if (distance <= farthest) found.push(column)
    nearest = distance
  }
  if (found.length === 0) return null
  return `Perhaps you meant to reference ${found.map(column => `the column "${alias}.${column}"`).join(' or ')}.`
}
