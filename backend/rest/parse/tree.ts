/** The content of a URL after parsing. It is not yet known whether its names exist in the catalogue. */

export type JsonStep = {
  readonly asText: boolean
  readonly key: string
  /** True if PostgreSQL reads the key as an index of an array, such as `+0` or `-1`. */
  readonly isIndex: boolean
}

export type Field = { readonly name: string; readonly path: readonly JsonStep[] }

export type Aggregate = 'sum' | 'avg' | 'count' | 'max' | 'min'
export type JoinType = 'inner' | 'left'

export type SelectedField = {
  readonly kind: 'field'
  readonly field: Field
  readonly alias: string | null
  readonly cast: string | null
  readonly aggregate: Aggregate | null
  readonly aggregateCast: string | null
}

export type SelectedRelation = {
  readonly kind: 'relation'
  readonly name: string
  readonly alias: string | null
  readonly hint: string | null
  readonly join: JoinType | null
  readonly isSpread: boolean
  readonly items: readonly SelectItem[]
}

export type SelectItem = SelectedField | SelectedRelation

export type SimpleOperator = 'neq' | 'cs' | 'cd' | 'ov' | 'sl' | 'sr' | 'nxr' | 'nxl' | 'adj'
export type QuantifiableOperator = 'eq' | 'gte' | 'gt' | 'lte' | 'lt' | 'like' | 'ilike' | 'match' | 'imatch'
export type SearchOperator = 'fts' | 'plfts' | 'phfts' | 'wfts'
export type IsValue = 'null' | 'not_null' | 'true' | 'false' | 'unknown'

export type Operation =
  | { readonly kind: 'simple'; readonly operator: SimpleOperator; readonly value: string }
  | {
      readonly kind: 'quantified'
      readonly operator: QuantifiableOperator
      readonly quantifier: 'any' | 'all' | null
      readonly value: string
    }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly value: IsValue }
  | { readonly kind: 'isdistinct'; readonly value: string }
  | {
      readonly kind: 'search'
      readonly operator: SearchOperator
      readonly language: string | null
      readonly value: string
    }

export type Test = { readonly negated: boolean; readonly operation: Operation }
export type Filter = Test & { readonly kind: 'filter'; readonly field: Field }
export type Logic = Filter | Group<Logic>

/** This is an interface, because a type alias cannot contain itself through another type. */
export interface Group<Member> {
  readonly kind: 'group'
  readonly negated: boolean
  readonly operator: 'and' | 'or'
  readonly members: readonly Member[]
}

export type Direction = {
  readonly direction: 'asc' | 'desc' | null
  readonly nulls: 'first' | 'last' | null
}

export type OrderTerm = Direction & {
  /**
   * The embedded relation whose field gives the order of the rows. Null if a field of the rows themselves gives the
   * order.
   */
  readonly relation: string | null
  readonly field: Field
}

/** The names of the embeds that lead to the rows, outermost first. The list is empty for the top rows. */
export type EmbedPath = readonly string[]

/** The rows that start at `offset`, at most `limit` of them (null for all). */
export type Range = { readonly offset: bigint; readonly limit: bigint | null }
