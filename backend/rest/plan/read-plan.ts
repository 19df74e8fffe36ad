import type { Name, Relationship } from '../catalogue/catalogue.ts'
import type { Aggregate, Direction, Group, JoinType, Operation, Range } from '../parse/tree.ts'
import type { ResolvedField, Rows } from './rows.ts'

export type PlannedField = {
  readonly field: ResolvedField
  /** True for a count inside a spread embed that the parent applies. It counts whole rows. */
  readonly isWholeRow: boolean
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
  /** A filter that tests whether an embed has rows. */
  | { readonly kind: 'embed'; readonly embed: ReadPlan; readonly isPresent: boolean }
  | Group<PlannedFilter>

export type PlannedOrder = Direction & {
  /** The alias of the embed whose field decides the order. */
  readonly of: string | null
  readonly field: ResolvedField
}

/** One table of a read and its embeds. The plan is filled in steps and does not change afterwards. */
export type ReadPlan = {
  /** Null if the rows come from the source of the statement, which is a write or a function. */
  from: Name | null
  /** `alias` is the table in the statement; `embedAlias` is the finished embed. */
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

/** A column that a spread embed gives to its parent, and the aggregate that the parent must apply. */
export type SpreadColumn = {
  readonly name: string
  readonly aggregate: {
    readonly name: Aggregate
    readonly cast: string | null
    readonly as: string | null
  } | null
}
