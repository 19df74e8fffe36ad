import type { Database, Transaction } from '../../database/database.ts'
import type { Catalogue, Column, ComputedRelationship, Name, Parameter, Routine, Table } from './catalogue.ts'
import { compareRoutines } from './overloads.ts'
import {
  computedRelationshipsQuery,
  keysQuery,
  routinesQuery,
  schemasQuery,
  tablesQuery,
  typesQuery,
  viewsQuery,
} from './queries.ts'
import { heldKeys, type KeyRow, relationshipsByTable, viewPrimaryKeys } from './relationships.ts'
import { typeNames } from './types.ts'
import type { ViewRow } from './view-columns.ts'

type TableRow = {
  schema: string
  name: string
  oid: number
  is_view: boolean
  description: string | null
  is_insertable: boolean
  is_updatable: boolean
  is_deletable: boolean
  primary_key: string[]
  columns: Column[]
  computed: string[]
}
type RoutineRow = {
  schema: string
  name: string
  description: string | null
  return_schema: string
  return_name: string
  returns_set: boolean
  returns_composite: boolean
  volatility: 'v' | 's' | 'i'
  parameters: Parameter[]
  is_callable: boolean
  columns: [string, string][] | null
}
type ComputedRow = {
  schema: string
  name: string
  table_schema: string
  table_name: string
  foreign_schema: string
  foreign_name: string
  is_to_one: boolean
}

type CatalogueScope = {
  readonly schemas: readonly string[]
  readonly extraSearchPath: readonly string[]
}

/** Reads the whole catalogue of the exposed schemas in one transaction. */
export async function loadCatalogue(database: Database, scope: CatalogueScope): Promise<Catalogue> {
  return database.transaction({ readOnly: true, timeoutMs: 60_000 }, async transaction => {
    await transaction.execute("set local search_path to ''")
    return readCatalogue(transaction, scope)
  })
}

async function readCatalogue(transaction: Transaction, scope: CatalogueScope): Promise<Catalogue> {
  const both = [scope.schemas, scope.extraSearchPath]
  const tableRows = await transaction.query<TableRow>(tablesQuery, both)
  const keys = await transaction.query<KeyRow>(keysQuery)
  const views = await transaction.query<ViewRow>(viewsQuery, both)
  const computedRows = await transaction.query<ComputedRow>(computedRelationshipsQuery)
  const routineRows = await transaction.query<RoutineRow>(routinesQuery, [scope.schemas])
  const types = await transaction.query<Name>(typesQuery, both)
  const schemas = await transaction.query<{ schema: string; description: string | null }>(schemasQuery, [
    scope.schemas,
  ])

  const viewKeys = viewPrimaryKeys(keys, views)
  const tables = new Map<string, Table>(
    tableRows.map(row => [keyOf(row), toTable(row, viewKeys.get(row.oid))]),
  )
  const relationships = relationshipsByTable(
    heldKeys(keys, views),
    computedRows.map(toComputed),
    name => tables.get(keyOf(name))?.primaryKey ?? [],
    schema => scope.schemas.includes(schema),
  )
  const routines = Map.groupBy(routineRows.filter(row => row.is_callable).map(toRoutine), keyOf)
  for (const overloads of routines.values()) overloads.sort(compareRoutines)
  const descriptions = new Map(schemas.map(row => [row.schema, row.description]))
  const related = [...relationships.keys()].map(key => key.split('\0'))

  return {
    table: (schema, name) => tables.get(`${schema}\0${name}`),
    tables: schema => [...tables.values()].filter(table => table.schema === schema),
    relationships: (schema, name) => relationships.get(`${schema}\0${name}`) ?? [],
    related: schema => related.filter(([of]) => of === schema).map(([, name = '']) => name),
    routines: (schema, name) => routines.get(`${schema}\0${name}`) ?? [],
    routineNames: schema =>
      [...routines.values()].flatMap(([one]) => (one?.schema === schema ? [one.name] : [])),
    type: typeNames(types, [...scope.schemas, ...scope.extraSearchPath]),
    description: schema => descriptions.get(schema) ?? null,
  }
}

const keyOf = ({ schema, name }: Name) => `${schema}\0${name}`

function toTable(row: TableRow, viewKey: string[] | undefined): Table {
  return {
    schema: row.schema,
    name: row.name,
    isView: row.is_view,
    description: row.description,
    isInsertable: row.is_insertable,
    isUpdatable: row.is_updatable,
    isDeletable: row.is_deletable,
    primaryKey: row.is_view ? (viewKey ?? []) : row.primary_key,
    columns: new Map(row.columns.map(column => [column.name, column])),
    computed: new Set(row.computed),
  }
}

function toComputed(row: ComputedRow): ComputedRelationship {
  const table = { schema: row.table_schema, name: row.table_name }
  const foreign = { schema: row.foreign_schema, name: row.foreign_name }
  const isSelf = keyOf(table) === keyOf(foreign)
  return {
    kind: 'computed',
    table,
    foreign,
    isSelf,
    function: { schema: row.schema, name: row.name },
    isToOne: row.is_to_one,
  }
}

const volatilities = { v: 'volatile', s: 'stable', i: 'immutable' } as const

function toRoutine(row: RoutineRow): Routine {
  return {
    schema: row.schema,
    name: row.name,
    description: row.description,
    parameters: row.parameters,
    returns: { schema: row.return_schema, name: row.return_name },
    returnsSet: row.returns_set,
    returnsComposite: row.returns_composite,
    columns: row.columns && new Map(row.columns),
    volatility: volatilities[row.volatility],
  }
}
