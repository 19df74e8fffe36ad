import type { Name, Relationship } from '../catalogue/catalogue.ts'
import type { Aggregate, Direction, Group, JoinType, Operation, Range } from '../parse/tree.ts'
import type { ResolvedField, Rows } from './rows.ts'

export type PlannedField = {
  readonly field: ResolvedField
  /** True for a count in a spread embed that the parent computes. It counts whole rows. */
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
  /**
   * The alias of the embed whose field gives the order of the rows. Null if the field belongs to the rows
   * themselves.
   */
  readonly of: string | null
  readonly field: ResolvedField
}

/** One table of a read and its embeds. The plan is filled in steps and does not change afterwards. */
export type ReadPlan = {
  /** The table or view to read. Null if the statement itself produces the rows, as a write or a function does. */
  from: Name | null
  /** `alias` stands for the table in the statement, and `embedAlias` for the finished embed. */
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

/** A column that a spread embed adds to the rows of its parent, with the aggregate that the parent must compute. */
export type SpreadColumn = {
  readonly name: string
  readonly aggregate: {
    readonly name: Aggregate
    readonly cast: string | null
    readonly as: string | null
  } | null
}
