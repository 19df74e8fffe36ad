/**
 * The tables, columns, relationships and functions that the API knows. Statements contain only names from here.
 */

export type Name = { readonly schema: string; readonly name: string }

export type Column = {
  readonly name: string
  /**
   * The type in the form that PostgreSQL prints with an empty search path: `text`, `public.mood`, `character
   * varying(10)`.
   */
  readonly type: string
  readonly isNullable: boolean
  readonly default: string | null
  readonly maxLength: number | null
  readonly description: string | null
  readonly choices: readonly string[]
}

export type Table = Name & {
  readonly isView: boolean
  readonly description: string | null
  readonly isInsertable: boolean
  readonly isUpdatable: boolean
  readonly isDeletable: boolean
  readonly primaryKey: readonly string[]
  readonly columns: ReadonlyMap<string, Column>
  /** Functions that take a row of the table. Clients read them like columns, so these are their names. */
  readonly computed: ReadonlySet<string>
}

/** Pairs of columns that must be equal: first the column of this table, then the column of the other table. */
export type ColumnPairs = readonly (readonly [own: string, other: string])[]

type Between = { readonly table: Name; readonly foreign: Name; readonly isSelf: boolean }

export type KeyRelationship = Between & {
  readonly kind: 'one-to-many' | 'many-to-one' | 'one-to-one'
  readonly constraint: string
  readonly columns: ColumnPairs
  readonly foreignIsView: boolean
}
export type JunctionRelationship = Between & {
  readonly kind: 'many-to-many'
  readonly junction: Name
  readonly constraints: readonly [string, string]
  readonly sourceColumns: ColumnPairs
  readonly targetColumns: ColumnPairs
}
export type ComputedRelationship = Between & {
  readonly kind: 'computed'
  readonly function: Name
  readonly isToOne: boolean
}
export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship

export type Parameter = {
  readonly name: string
  readonly type: string
  /**
   * The type without its length. A cast to a type with a length would cut off a value that is too long. With a cast
   * to this type, the function itself refuses such a value.
   */
  readonly castType: string
  readonly isRequired: boolean
  readonly isVariadic: boolean
}

export type Routine = Name & {
  readonly description: string | null
  readonly parameters: readonly Parameter[]
  readonly returns: Name
  readonly returnsSet: boolean
  readonly returnsComposite: boolean
  /** The type of each column that the function returns, or null if the function does not declare its columns. */
  readonly columns: ReadonlyMap<string, string> | null
  readonly volatility: 'volatile' | 'stable' | 'immutable'
}

export type Catalogue = {
  readonly table: (schema: string, name: string) => Table | undefined
  readonly tables: (schema: string) => readonly Table[]
  readonly relationships: (schema: string, table: string) => readonly Relationship[]
  /** The names of the tables in a schema that have a relationship to another table. */
  readonly related: (schema: string) => readonly string[]
  readonly routines: (schema: string, name: string) => readonly Routine[]
  readonly routineNames: (schema: string) => readonly string[]
  /** Returns the SQL spelling of the type that a cast names, or undefined if there is no such type. */
  readonly type: (name: string) => string | undefined
  readonly description: (schema: string) => string | null
}

export function isToOne(relationship: Relationship): boolean {
  if (relationship.kind === 'computed') return relationship.isToOne
  return relationship.kind === 'many-to-one' || relationship.kind === 'one-to-one'
}

export const sameName = (one: Name, two: Name) => one.schema === two.schema && one.name === two.name
