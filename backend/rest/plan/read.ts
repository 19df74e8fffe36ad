import type { Name } from '../catalogue/catalogue.ts'
import { badQuery, notEmbedded } from '../errors.ts'
import { type Query, unlimited } from '../parse/query.ts'
import { restrict } from '../parse/range.ts'
import type { EmbedPath, Logic, OrderTerm, Range, SelectItem } from '../parse/tree.ts'
import { limits } from '../parse/url.ts'
import { isToOneEmbed, type Names, planFields, planLogic, planOrder } from './fields.ts'
import type { ReadPlan } from './read-plan.ts'
import { findRelationship } from './relationship.ts'
import { type Rows, rowsOfTable } from './rows.ts'

type ReadRequest = Names & {
  readonly query: Query
  /** The table to read. For a write or a function: the table whose rows it returns. */
  readonly table: Name
  readonly rows: Rows
  readonly isFromSource: boolean
  /** True for a write. A write applies the filters itself, and its rows are not divided into pages. */
  readonly isWrite: boolean
  readonly topRange: Range
  readonly maxRows: number | null
}

type Draft = {
  readonly plan: ReadPlan
  readonly items: readonly SelectItem[]
  readonly drafts: Draft[]
  readonly logic: Logic[]
  orders: readonly OrderTerm[]
}

/** Plans a read: the tree of embeds, each with its relationship, filters, order and range. */
export function planRead(request: ReadRequest): ReadPlan {
  const { query, isWrite, topRange, maxRows } = request
  const root = draft(request.query.select, null)
  root.plan.from = request.isFromSource ? null : request.table
  root.plan.alias = request.table.name
  root.plan.rows = request.rows
  const isOwn = ({ path }: { path: EmbedPath }) => path.length === 0
  const attach = (all: readonly { path: EmbedPath; value: Logic }[]) => {
    for (const one of all.toReversed())
      if (!isWrite || !isOwn(one)) find(root, one.path).logic.unshift(one.value)
  }
  // Keeps the order of PostgREST, so that the error names the same parameter if several are in the wrong place.
  attach(query.filters)
  if (!isWrite) {
    for (const { path, value } of query.orders.toReversed()) find(root, path).orders = value
    for (const { path, value } of query.ranges) find(root, path).plan.range = value
    root.plan.range = topRange
  }
  attach(query.logic)
  relate(root, request.table, request)
  resolve(root, request, false)
  if (!isWrite) restrictAll(root.plan, maxRows)
  return root.plan
}

function draft(
  items: readonly SelectItem[],
  of: { item: Extract<SelectItem, { kind: 'relation' }>; depth: number } | null,
): Draft {
  const depth = of?.depth ?? 0
  if (depth > limits.embedding) {
    throw badQuery('The select is nested too deeply', `At most ${limits.embedding} levels can be embedded`)
  }
  const plan: ReadPlan = {
    from: null,
    alias: '',
    embedAlias: '',
    name: of?.item.name ?? '',
    outputName: of?.item.alias ?? of?.item.name ?? '',
    hint: of?.item.hint ?? null,
    join: of?.item.join ?? null,
    isSpread: of?.item.isSpread ?? false,
    depth,
    relationship: null,
    parent: null,
    rows: { type: () => undefined, names: [] },
    fields: [],
    embeds: [],
    where: [],
    order: [],
    range: unlimited,
  }
  const drafts = items.flatMap(item =>
    item.kind === 'relation' ? [draft(item.items, { item, depth: depth + 1 })] : [],
  )
  plan.embeds = drafts.map(one => one.plan)
  return { plan, items, drafts, logic: [], orders: [] }
}

function find(root: Draft, path: EmbedPath): Draft {
  let found = root
  for (const name of path) {
    const next = found.drafts.find(({ plan }) => plan.name === name || plan.outputName === name)
    if (!next) throw notEmbedded(name)
    found = next
  }
  return found
}

/** Finds the relationship of each embed to its parent, and gives the embed its alias. */
function relate(parent: Draft, table: Name, request: ReadRequest): void {
  const { catalogue } = request
  const taken = new Set<string>()
  for (let one: ReadPlan | null = parent.plan; one; one = one.parent) taken.add(one.alias)
  const embedAliases = new Set<string>()
  for (const child of parent.drafts) {
    const { plan } = child
    const wanted = { schema: request.table.schema, origin: table.name, target: plan.name, hint: plan.hint }
    const relationship = findRelationship(catalogue, wanted)
    plan.relationship = relationship
    plan.parent = parent.plan
    plan.from = relationship.foreign
    plan.alias = unused(`${relationship.foreign.name}_${plan.depth}`, taken)
    plan.embedAlias = unused(`${relationship.table.name}_${plan.outputName}_${plan.depth}`, embedAliases)
    embedAliases.add(plan.embedAlias)
    const foreign = catalogue.table(relationship.foreign.schema, relationship.foreign.name)
    if (foreign) plan.rows = rowsOfTable(foreign)
    relate(child, relationship.foreign, request)
  }
}

function unused(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? unused(`${name}_`, taken) : name
}

function resolve(one: Draft, request: ReadRequest, isAggregated: boolean): void {
  const { plan } = one
  for (const child of one.drafts) resolve(child, request, isAggregated || hasAggregate(one.items))
  const fields = one.items.filter(item => item.kind === 'field')
  const expands = isAggregated || hasAggregate(fields) || (plan.isSpread && !isToOneEmbed(plan))
  plan.fields = fields.flatMap(item => planFields(plan, item, expands, request))
  plan.where = one.logic.map(logic => planLogic(plan, logic))
  plan.order = one.orders.map(term => planOrder(plan, term, request))
}

const hasAggregate = (items: readonly SelectItem[]) =>
  items.some(item => item.kind === 'field' && item.aggregate !== null)

/**
 * Applies the limits. A to-one embed has at most one row per parent row. There a limit is useless and could mislead
 * the planner. But if the parent has no order, the limit stays, because it keeps the rows in the order in which the
 * database finds them.
 */
function restrictAll(plan: ReadPlan, maxRows: number | null): void {
  const isOne = plan.relationship !== null && plan.relationship.kind !== 'computed' && isToOneEmbed(plan)
  const isFree = isOne && plan.range === unlimited && (plan.parent?.order.length ?? 0) > 0
  if (!isFree) plan.range = restrict(plan.range, isOne ? 1 : maxRows)
  for (const embed of plan.embeds) restrictAll(embed, maxRows)
}
