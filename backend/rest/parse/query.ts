import { remembering } from '../../remember.ts'
import { badQuery } from '../errors.ts'
import { parameterTest } from './filter.ts'
import { columns, treePath } from './lexemes.ts'
import { logicPath, logicTree } from './logic.ts'
import { order } from './order.ts'
import { type Outcome, type Parser, parse } from './parser.ts'
import { plainTest } from './plain-test.ts'
import { select } from './select.ts'
import type { EmbedPath, Filter, Logic, OrderTerm, Range, SelectItem, Test } from './tree.ts'
import { checkDepth, createCounter, limits, type Pair } from './url.ts'

type At<T> = { readonly path: EmbedPath; readonly value: T }

export type Query = {
  readonly select: readonly SelectItem[]
  readonly filters: readonly At<Filter>[]
  readonly logic: readonly At<Logic>[]
  readonly orders: readonly At<readonly OrderTerm[]>[]
  readonly ranges: readonly At<Range>[]
  readonly columns: readonly string[] | null
  readonly onConflict: readonly string[] | null
  /** The arguments of a function that is called by GET. These are all parameters that are not filters. */
  readonly arguments: readonly Pair[]
  /** All parameters that are read as filters or arguments, with their names from the request. */
  readonly filtered: ReadonlySet<string>
}

export const unlimited: Range = { offset: 0n, limit: null }

function read<T>(parser: Parser<T>, name: string, input: string, count?: () => void): T {
  const outcome = parse(parser, name, input, count)
  if (!outcome.ok) throw badQuery(outcome.message, outcome.details)
  return outcome.value
}

const readSelect = remembering(text => {
  checkDepth(text)
  const items = read(select, `failed to parse select parameter (${text})`, text)
  checkWidth(items)
  return items
})

/**
 * Refuses a select that names one column too often. A large column that is selected a thousand times would make a row
 * larger than the memory.
 */
function checkWidth(items: readonly SelectItem[], seen = new Map<string, number>()): void {
  for (const item of items) {
    const name = item.kind === 'field' ? item.field.name : `${item.name}()`
    const times = (seen.get(name) ?? 0) + 1
    if (times > limits.sameName) {
      throw badQuery('The select is too wide', `At most ${limits.sameName} times can ${name} be selected`)
    }
    seen.set(name, times)
    if (item.kind === 'relation') checkWidth(item.items, seen)
  }
}
const readOrder = remembering(text => read(order, `failed to parse order (${text})`, text))
const readKey = remembering(text => read(treePath, `failed to parse tree path (${text})`, text))

const reserved = new Set(['select', 'columns', 'on_conflict'])
const endings = new Set(['order', 'limit', 'offset', 'and', 'or'])
const endingOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/**
 * Reads the parameters of a URL. If a function is called by GET, parameters that are not filters become
 * arguments.
 */
export function parseQuery(pairs: readonly Pair[], isFunctionRead: boolean): Query {
  const ending = (...names: string[]) => pairs.filter(([key]) => names.includes(endingOf(key)))
  const first = (name: string) => pairs.find(([key]) => key === name)?.[1]
  const counter = createCounter()
  for (const pair of pairs) counter.parameter(pair, endingOf(pair[0]))

  const orders = ending('order').map(([key, value]) => ({
    path: pathOf(key),
    value: readOrder(value),
  }))
  const logic = ending('and', 'or').map(pair => readLogic(pair, counter.condition))
  const columnsText = first('columns')
  const selectText = first('select') ?? '*'
  const selected = readSelect(selectText)

  const filters: At<Filter>[] = []
  const args: Pair[] = []
  const filtered = new Set<string>()
  for (const [key, value] of pairs) {
    if (reserved.has(key) || endings.has(endingOf(key))) continue
    filtered.add(key)
    const { path, field } = readKey(key)
    const outcome = readTest(value)
    if (outcome.ok) filters.push({ path, value: { kind: 'filter', field, ...outcome.value } })
    else if (isFunctionRead) args.push([field.name, value])
    else throw badQuery(outcome.message, outcome.details)
  }
  const onConflictText = first('on_conflict')
  return {
    select: selected,
    filters,
    logic,
    orders,
    ranges: readRanges(pairs),
    columns:
      columnsText === undefined
        ? null
        : read(columns, `failed to parse columns parameter (${columnsText})`, columnsText),
    onConflict:
      onConflictText === undefined
        ? null
        : read(columns, `failed to parse on_conflict parameter (${onConflictText})`, onConflictText),
    arguments: args,
    filtered,
  }
}

/** Reads a test. Most tests are simple and need no parser. The parser reads only the others. */
function readTest(value: string): Outcome<Test> {
  const plain = plainTest(value)
  return plain ? { ok: true, value: plain } : parse(parameterTest, `failed to parse filter (${value})`, value)
}

const pathOf = (key: string): EmbedPath => readKey(key).path

function readLogic([key, value]: Pair, count: () => void): At<Logic> {
  const { path, operator } = read(logicPath, `failed to parse logic path (${key})`, key)
  checkDepth(value)
  const name = `failed to parse logic tree (${value})`
  return { path, value: read(logicTree, name, operator + value, count) }
}

function integer(text: string): bigint | null {
  return /^\s*-?\d+\s*$/.test(text) ? BigInt(text.trim()) : null
}

function readRanges(pairs: readonly Pair[]): At<Range>[] {
  const ranges = new Map<string, { offset: bigint; limit: bigint | null }>()
  const rangeOf = (key: string, ending: string) => {
    const base = key.slice(0, key.length - ending.length)
    const range = ranges.get(base) ?? { ...unlimited }
    ranges.set(base, range)
    return range
  }
  for (const [key, value] of pairs) {
    const ending = endingOf(key)
    if (ending === 'limit') rangeOf(key, ending).limit = integer(value)
    if (ending === 'offset') rangeOf(key, ending).offset = integer(value) ?? 0n
  }
  return [...ranges].map(([base, value]) => ({ path: base === '' ? [] : pathOf(`${base}limit`), value }))
}
