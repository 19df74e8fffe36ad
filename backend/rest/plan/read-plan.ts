import type { Name, Relationship } from '../catalogue/catalogue.ts'
import type { Aggregate, Direction, Group, JoinType, Operation, Range } from '../parse/tree.ts'
import type { ResolvedField, Rows } from './rows.ts'

export type PlannedField = {
  readonly field: ResolvedField
  /** Counts whole rows, for a count inside a spread that is applied further up. */
  readonly isWholeRow: boolean
  /** A type as the catalogue writes it. */
  readonly cast: string | null
  readonly aggregate: Aggregate | null
  readonly aggregateCast: string | null
  readonly as: string | null
}

export type PlannedFilter =
  | {
      readonly kind: 'filter'
      readonly field: ResolvedField
      readonly negated: boolean
      readonly operation: Operation
    }
  /** Whether an embed has rows at all. */
  | { readonly kind: 'embed'; readonly embed: ReadPlan; readonly isPresent: boolean }
  | Group<PlannedFilter>

export type PlannedOrder = Direction & {
  /** The embed's alias when its field orders. */
  readonly of: string | null
  readonly field: ResolvedField
}

/** One table of a read, with what is embedded in it. Filled in step by step, then only read. */
export type ReadPlan = {
  /** Null: the rows written or returned by the statement's source. */
  from: Name | null
  /** What the table is called in the statement, and what the finished embed is called. */
  alias: string
  embedAlias: string
  readonly name: string
  readonly outputName: string
  readonly hint: string | null
  readonly join: JoinType | null
  readonly isSpread: boolean
  readonly depth: number
  relationship: Relationship | null
  parent: ReadPlan | null
  rows: Rows
  fields: PlannedField[]
  embeds: ReadPlan[]
  where: PlannedFilter[]
  order: PlannedOrder[]
  range: Range
}

/** A column of an embed that is spread into its parent, with the aggregate the parent must apply to it. */
export type SpreadColumn = {
  readonly name: string
  readonly aggregate: {
    readonly name: Aggregate
    readonly cast: string | null
    readonly as: string | null
  } | null
}
