import {
  type ColumnPairs,
  type ComputedRelationship,
  type JunctionRelationship,
  type KeyRelationship,
  type Name,
  type Relationship,
  sameName,
} from './catalogue.ts'
import { type ViewRow, viewColumns } from './view-columns.ts'

export type KeyRow = {
  readonly kind: 'p' | 'u' | 'f'
  readonly name: string
  readonly table_oid: number
  readonly table_schema: string
  readonly table_name: string
  readonly foreign_oid: number
  readonly foreign_schema: string
  readonly foreign_name: string
  readonly columns: string[]
  readonly numbers: number[]
  readonly foreign_columns: string[]
  readonly foreign_numbers: number[]
}

/**
 * A foreign key, seen from the table that has it. A view that shows the columns of the key may take the place of
 * the table on either side.
 */
type Held = {
  readonly table: Name
  readonly foreign: Name
  readonly isSelf: boolean
  readonly isUnique: boolean
  readonly constraint: string
  readonly columns: ColumnPairs
  readonly tableIsView: boolean
  readonly foreignIsView: boolean
}

type Side = { readonly name: Name; readonly columns: readonly string[]; readonly isView: boolean }

/** Returns every combination of one name from each list. */
function combinations(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>((done, list) => done.flatMap(row => list.map(name => [...row, name])), [[]])
}

function sides(
  oid: number,
  numbers: readonly number[],
  views: readonly ViewRow[],
  shown: ReturnType<typeof viewColumns>,
): Side[] {
  return views.flatMap(view => {
    const columns = shown.get(view.oid)?.get(oid)
    const lists = numbers.map(number => columns?.get(number) ?? [])
    return combinations(lists).map(names => ({ name: view, columns: names, isView: true }))
  })
}

/** Returns the foreign keys of tables, and of views that show all columns of a key. */
export function heldKeys(keys: readonly KeyRow[], views: readonly ViewRow[]): Held[] {
  const shown = viewColumns(views)
  const unique = new Set(
    keys.filter(key => key.kind !== 'f').map(key => `${key.table_oid} ${key.columns.toSorted().join('\0')}`),
  )
  return keys.flatMap(key => {
    if (key.kind !== 'f') return []
    const table: Side = {
      name: { schema: key.table_schema, name: key.table_name },
      columns: key.columns,
      isView: false,
    }
    const foreign: Side = {
      name: { schema: key.foreign_schema, name: key.foreign_name },
      columns: key.foreign_columns,
      isView: false,
    }
    const tables = [table, ...sides(key.table_oid, key.numbers, views, shown)]
    const foreigns = [foreign, ...sides(key.foreign_oid, key.foreign_numbers, views, shown)]
    const isUnique = unique.has(`${key.table_oid} ${key.columns.toSorted().join('\0')}`)
    return tables.flatMap(one =>
      foreigns.map(other => ({
        table: { schema: one.name.schema, name: one.name.name },
        foreign: { schema: other.name.schema, name: other.name.name },
        isSelf: one.isView === other.isView && sameName(one.name, other.name),
        isUnique,
        constraint: key.name,
        columns: one.columns.map((column, index) => [column, other.columns[index] ?? ''] as const),
        tableIsView: one.isView,
        foreignIsView: other.isView,
      })),
    )
  })
}

/**
 * Returns the primary keys of views that show every column of a table's primary key. If a view shows a key column
 * several times, the first one is used.
 */
export function viewPrimaryKeys(keys: readonly KeyRow[], views: readonly ViewRow[]): Map<number, string[]> {
  const shown = viewColumns(views)
  return new Map(
    views.map(view => {
      const columns = keys.flatMap(key => {
        const lists = key.numbers.map(number => shown.get(view.oid)?.get(key.table_oid)?.get(number)?.[0])
        return key.kind === 'p' && lists.every(name => name !== undefined) ? (lists as string[]) : []
      })
      return [view.oid, columns]
    }),
  )
}

const swapped = (pairs: ColumnPairs): ColumnPairs => pairs.map(([own, other]) => [other, own])

function fromKey(held: Held): Relationship[] {
  const { table, foreign, isSelf, constraint, columns } = held
  const there: KeyRelationship = {
    kind: held.isUnique ? 'one-to-one' : 'many-to-one',
    table,
    foreign,
    isSelf,
    constraint,
    columns,
    foreignIsView: held.foreignIsView,
  }
  const back: KeyRelationship = {
    kind: held.isUnique ? 'one-to-one' : 'one-to-many',
    table: foreign,
    foreign: table,
    isSelf,
    constraint,
    columns: swapped(columns),
    foreignIsView: held.tableIsView,
  }
  return [there, back]
}

/**
 * Two tables are many-to-many if a third table has foreign keys to both and its primary key contains these keys.
 */
function throughJunctions(
  held: readonly Held[],
  primaryKeyOf: (name: Name) => readonly string[],
): JunctionRelationship[] {
  const many = held.filter(key => !key.isUnique)
  const byTable = Map.groupBy(many, key => `${key.table.schema}\0${key.table.name}`)
  return [...byTable.values()].flatMap(keys =>
    keys.flatMap(one =>
      keys.flatMap((two): JunctionRelationship[] => {
        const primaryKey = primaryKeyOf(one.table)
        const isJunction = [...one.columns, ...two.columns].every(([column]) => primaryKey.includes(column))
        if (one.constraint === two.constraint || !isJunction) return []
        return [
          {
            kind: 'many-to-many',
            table: one.foreign,
            foreign: two.foreign,
            isSelf: sameName(one.foreign, two.foreign),
            junction: one.table,
            constraints: [one.constraint, two.constraint],
            sourceColumns: swapped(one.columns),
            targetColumns: swapped(two.columns),
          },
        ]
      }),
    ),
  )
}

const rank = { 'one-to-many': 0, 'many-to-one': 1, 'one-to-one': 2, 'many-to-many': 3, computed: 4 }
const sortKey = (relationship: Relationship) =>
  [
    relationship.foreign.schema,
    relationship.foreign.name,
    relationship.isSelf ? 1 : 0,
    rank[relationship.kind],
    relationship.kind === 'many-to-many' ? `${relationship.junction.name} ${relationship.constraints}` : '',
    'constraint' in relationship ? relationship.constraint : '',
  ].join('\0')

/**
 * Returns every relationship between exposed tables, grouped by the table where it starts. A computed relationship
 * replaces other relationships of the same name.
 */
export function relationshipsByTable(
  held: readonly Held[],
  computed: readonly ComputedRelationship[],
  primaryKeyOf: (name: Name) => readonly string[],
  isExposed: (schema: string) => boolean,
): Map<string, Relationship[]> {
  const replaced = new Set(
    computed.map(
      one => `${one.table.schema}\0${one.table.name}\0${one.function.schema}\0${one.function.name}`,
    ),
  )
  const found = [...held.flatMap(fromKey), ...throughJunctions(held, primaryKeyOf)].filter(
    one =>
      !replaced.has(`${one.table.schema}\0${one.table.name}\0${one.foreign.schema}\0${one.foreign.name}`),
  )
  const visible = [...computed, ...found].filter(
    one =>
      isExposed(one.table.schema) &&
      isExposed(one.foreign.schema) &&
      (one.kind !== 'many-to-many' || isExposed(one.junction.schema)),
  )
  visible.sort((one, two) => (sortKey(one) < sortKey(two) ? -1 : 1))
  return Map.groupBy(visible, one => `${one.table.schema}\0${one.table.name}`)
}
