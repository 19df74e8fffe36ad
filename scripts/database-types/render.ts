/** Writes the catalogue as the `Database` type of supabase-js, in the form of Supabase's own generator. */
import type { Catalogue, Column, ForeignKey, Relation, Routine } from './catalogue.ts'

const header = `// Generated from supabase/migrations by \`npm run db:types\`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]
`

const helpers = `
type PublicSchema = Database['public']

export type Tables<Name extends keyof (PublicSchema['Tables'] & PublicSchema['Views'])> =
  (PublicSchema['Tables'] & PublicSchema['Views'])[Name]['Row']
export type TablesInsert<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Insert']
export type TablesUpdate<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Update']
export type Enums<Name extends keyof PublicSchema['Enums']> = PublicSchema['Enums'][Name]
`

const typeNames: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
}

export function renderTypes(catalogue: Catalogue): string {
  const enums = new Set(catalogue.enums.map(one => one.name))
  const typeOf = (name: string): string => {
    if (name.startsWith('_')) return `${typeOf(name.slice(1))}[]`
    return enums.has(name) ? `Database['public']['Enums']['${name}']` : (typeNames[name] ?? 'string')
  }
  const tables = catalogue.relations.filter(relation => !relation.isView)
  const views = catalogue.relations.filter(relation => relation.isView)
  const database = block('export type Database = {', [
    `__InternalSupabase: { PostgrestVersion: '12' }`,
    ...block('public: {', [
      ...section(
        'Tables',
        tables.map(table => renderTable(table, keysOf(catalogue, table), typeOf)),
      ),
      ...section(
        'Views',
        views.map(view => renderView(view, typeOf)),
      ),
      ...section(
        'Functions',
        catalogue.routines.map(routine => renderRoutine(routine, catalogue, typeOf)),
      ),
      ...section(
        'Enums',
        catalogue.enums.map(one => [`${one.name}: ${union(one.values)}`]),
      ),
      'CompositeTypes: { [_ in never]: never }',
    ]),
  ])
  const constants = block(
    'export const Constants = {',
    [
      ...block(
        'public: {',
        [
          ...block(
            'Enums: {',
            catalogue.enums.map(one => `${one.name}: [${quoted(one.values).join(', ')}],`),
            '},',
          ),
        ],
        '},',
      ),
    ],
    '} as const',
  )
  return `${header}\n${database.join('\n')}\n${helpers}\n${constants.join('\n')}\n`
}

type TypeOf = (name: string) => string

function renderTable(table: Relation, keys: readonly ForeignKey[], typeOf: TypeOf): string[] {
  const columnType = (column: Column) => typeOf(column.type) + (column.isNullable ? ' | null' : '')
  const isNeeded = (column: Column) => !column.isNullable && !column.hasDefault
  return block(`${table.name}: {`, [
    ...block('Row: {', [
      ...table.columns.map(column => `${column.name}: ${columnType(column)}`),
      ...table.computed.map(one => `${one.name}: ${typeOf(one.type)} | null`),
    ]),
    ...block(
      'Insert: {',
      table.columns.map(column => `${column.name}${isNeeded(column) ? '' : '?'}: ${columnType(column)}`),
    ),
    ...block(
      'Update: {',
      table.columns.map(column => `${column.name}?: ${columnType(column)}`),
    ),
    ...(keys.length === 0 ? ['Relationships: []'] : block('Relationships: [', keys.flatMap(renderKey), ']')),
  ])
}

/** Writes a view. Every column may be null, because PostgreSQL does not say which columns of a view are never null. */
function renderView(view: Relation, typeOf: TypeOf): string[] {
  return block(`${view.name}: {`, [
    ...block(
      'Row: {',
      view.columns.map(column => `${column.name}: ${typeOf(column.type)} | null`),
    ),
    'Relationships: []',
  ])
}

function renderKey(key: ForeignKey): string[] {
  return block(
    '{',
    [
      `foreignKeyName: '${key.name}'`,
      `columns: [${quoted(key.columns).join(', ')}]`,
      `isOneToOne: ${key.isOneToOne}`,
      `referencedRelation: '${key.referencedTable}'`,
      `referencedColumns: [${quoted(key.referencedColumns).join(', ')}]`,
    ],
    '},',
  )
}

function renderRoutine(routine: Routine, catalogue: Catalogue, typeOf: TypeOf): string[] {
  // Any argument of a PostgreSQL function may be null.
  const inputs = routine.arguments.map(
    one => `${one.name}${one.isOptional ? '?' : ''}: ${typeOf(one.type)} | null`,
  )
  const table = catalogue.relations.find(relation => relation.name === routine.returnsTable)
  const row =
    table !== undefined
      ? `Database['public']['Tables']['${table.name}']['Row']`
      : routine.columns.length > 0
        ? `{ ${routine.columns.map(column => `${column.name}: ${typeOf(column.type)}`).join('; ')} }`
        : typeOf(routine.returns)
  return block(`${routine.name}: {`, [
    `Args: ${inputs.length === 0 ? 'never' : `{ ${inputs.join('; ')} }`}`,
    `Returns: ${row}${routine.isSet ? '[]' : ''}`,
    ...(table === undefined
      ? []
      : block('SetofOptions: {', [
          `from: '*'`,
          `to: '${table.name}'`,
          `isOneToOne: ${!routine.isSet}`,
          `isSetofReturn: ${routine.isSet}`,
        ])),
  ])
}

function keysOf(catalogue: Catalogue, table: Relation): ForeignKey[] {
  return catalogue.foreignKeys.filter(key => key.table === table.name)
}

function section(name: string, members: readonly string[][]): string[] {
  return members.length === 0 ? [`${name}: { [_ in never]: never }`] : block(`${name}: {`, members.flat())
}

function block(open: string, lines: readonly string[], close = '}'): string[] {
  return [open, ...lines.map(line => `  ${line}`), close]
}

const quoted = (words: readonly string[]) => words.map(word => `'${word}'`)
const union = (words: readonly string[]) => quoted(words).join(' | ')
