/** The subscriptions to changes, found by table and, if the filter says `column=eq.value`, by that value. */
import type { Change } from './changes.ts'
import type { Condition } from './filter.ts'

export type Subscription<Owner> = {
  readonly id: number
  readonly owner: Owner
  readonly event: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
  readonly schema: string
  /** `*`: every table of the schema. */
  readonly table: string
  /** Conditions that text equality decides; the first of them is what the subscription is found by. */
  readonly equals: readonly Condition[]
  /** Conditions that only PostgreSQL can decide. */
  readonly others: readonly Condition[]
  readonly select: readonly string[] | null
}

type Shelf<Owner> = {
  byValue: Map<string, Map<string, Set<Subscription<Owner>>>>
  rest: Set<Subscription<Owner>>
}

export function createSubscriptions<Owner>() {
  const shelves = new Map<string, Shelf<Owner>>()

  const shelfName = ({ schema, table }: Subscription<Owner>) => `${schema}.${table}`

  return {
    add(subscription: Subscription<Owner>): void {
      const shelf = ensure(
        shelves,
        shelfName(subscription),
        (): Shelf<Owner> => ({
          byValue: new Map(),
          rest: new Set(),
        }),
      )
      const [first] = subscription.equals
      if (!first) {
        shelf.rest.add(subscription)
        return
      }
      const values = ensure(shelf.byValue, first.column, () => new Map<string, Set<Subscription<Owner>>>())
      ensure(values, first.values[0] ?? '', () => new Set<Subscription<Owner>>()).add(subscription)
    },
    /** An empty shelf (the subscriptions under one table or value) is removed: clients choose the names, without end. */
    remove(subscription: Subscription<Owner>): void {
      const name = shelfName(subscription)
      const shelf = shelves.get(name)
      if (!shelf) return
      const [first] = subscription.equals
      shelf.rest.delete(subscription)
      const values = first && shelf.byValue.get(first.column)
      const place = values?.get(first?.values[0] ?? '')
      place?.delete(subscription)
      if (place?.size === 0) values?.delete(first?.values[0] ?? '')
      if (first && values?.size === 0) shelf.byValue.delete(first.column)
      if (shelf.rest.size === 0 && shelf.byValue.size === 0) shelves.delete(name)
    },
    count: () => shelves.size,
    /** Those whose table, event and equality conditions fit the change. */
    matching(change: Change): Subscription<Owner>[] {
      return [`${change.schema}.${change.table}`, `${change.schema}.*`].flatMap(name => {
        const shelf = shelves.get(name)
        if (!shelf) return []
        const found = [...shelf.rest]
        for (const [column, values] of shelf.byValue) {
          found.push(...(values.get(textOf(change.record[column]) ?? '\0') ?? []))
        }
        return found.filter(
          ({ event, equals }) =>
            (event === '*' || event === change.kind) &&
            equals.every(({ column, values }) => textOf(change.record[column]) === values[0]),
        )
      })
    },
  }
}

/** As PostgreSQL would print it; null equals nothing. */
function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value)
}

function ensure<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
