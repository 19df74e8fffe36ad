/**
 * Finds the table column behind each column of a view. It reads the view's query in the form in which PostgreSQL
 * stores it.
 */

export type ViewRow = {
  readonly oid: number
  readonly schema: string
  readonly name: string
  readonly definition: string
  readonly columns: Readonly<Record<string, string>> | null
}

type Entry = { readonly number: number; readonly table: number; readonly column: number }

/**
 * Returns the list of selected columns of the outermost query in a pg_node_tree. In this text, brackets inside
 * names are escaped.
 */
export function targetEntries(tree: string): Entry[] {
  const entries: Entry[] = []
  let depth = 0
  let isInList = false
  let fields: Record<string, number> = {}
  for (let at = 0; at < tree.length; at += 1) {
    const mark = tree[at]
    if (mark === '\\') at += 1
    else if (mark === '(' || mark === '{') {
      depth += 1
      if (isInList && depth === 4) fields = {}
    } else if (mark === ')' || mark === '}') {
      if (isInList && depth === 4) {
        entries.push({
          number: fields.resno ?? 0,
          table: fields.resorigtbl ?? 0,
          column: fields.resorigcol ?? 0,
        })
      }
      depth -= 1
    } else if (mark === ':' && depth === 2) isInList = tree.startsWith(':targetList ', at)
    else if (mark === ':' && isInList && depth === 4) {
      const found = /^:(resno|resorigtbl|resorigcol) (\d+)/.exec(tree.slice(at, at + 40))
      if (found?.[1]) fields[found[1]] = Number(found[2])
    }
  }
  return entries
}

/**
 * Returns the view columns that show a table column, by view, then table, then column. If a view is based on
 * another view, it is traced down to the table.
 */
export function viewColumns(views: readonly ViewRow[]): Map<number, Map<number, Map<number, string[]>>> {
  const entriesOf = new Map(views.map(view => [view.oid, targetEntries(view.definition)]))
  const origins = (table: number, column: number, seen: ReadonlySet<number>): Entry[] => {
    const entries = entriesOf.get(table)
    if (table === 0 || seen.has(table)) return []
    const own = [{ number: 0, table, column }]
    if (!entries) return own
    const next = new Set(seen).add(table)
    const below = entries.filter(entry => entry.number === column)
    return [...own, ...below.flatMap(entry => origins(entry.table, entry.column, next))]
  }
  const result = new Map<number, Map<number, Map<number, string[]>>>()
  for (const view of views) {
    const tables = new Map<number, Map<number, string[]>>()
    result.set(view.oid, tables)
    for (const entry of entriesOf.get(view.oid) ?? []) {
      const name = view.columns?.[String(entry.number)]
      if (name === undefined) continue
      for (const origin of origins(entry.table, entry.column, new Set([view.oid]))) {
        const columns = tables.get(origin.table) ?? new Map<number, string[]>()
        tables.set(origin.table, columns)
        columns.set(origin.column, [...(columns.get(origin.column) ?? []), name])
      }
    }
  }
  return result
}
