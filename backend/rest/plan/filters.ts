import type { Filter } from '../parse/tree.ts'
import type { PlannedFilter } from './read-plan.ts'
import { type Rows, resolveField } from './rows.ts'

export type Resolve = (filter: Filter) => PlannedFilter

export function planFilter(rows: Rows, alias: string, filter: Filter): PlannedFilter {
  return { ...filter, field: resolveField(rows, alias, filter.field) }
}
