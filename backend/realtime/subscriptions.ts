/**
 * The subscriptions to changes, stored by table. Subscriptions with a filter such as `column=eq.value` are also
 * stored by that value. The subscriptions of one caller with the same conditions form a group, because one decision
 * is enough for all of them.
 */
import type { Caller } from '../http/caller.ts'
import type { Change } from './changes.ts'
import type { Condition } from './filter.ts'

export type Subscription<Owner> = {
  readonly id: number
  readonly owner: Owner
  readonly event: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
  readonly schema: string
  /** The name of the table, or `*` for every table of the schema. */
  readonly table: string
  /** Conditions that can be decided by comparing texts. The first of them is used to look the subscription up. */
  readonly equals: readonly Condition[]
  /** Conditions that only PostgreSQL can decide. */
  readonly others: readonly Condition[]
  readonly select: readonly string[] | null
}

/** One reader stands for all channels that may read the same rows. It uses the newest token of these channels. */
export type Reader = { caller: Caller }

/**
 * The subscriptions of one reader that PostgreSQL can decide with one query. The list is never changed, only
 * replaced as a whole, so it can be cached.
 */
export type Group<Owner> = {
  readonly reader: Reader
  readonly others: readonly Condition[]
  /** A text for comparing filters: equal `others` have equal texts. */
  readonly filterKey: string
  readonly subscriptions: readonly Subscription<Owner>[]
}

type Owned = { readonly caller: Caller; readonly callerKey: string }
/** All subscriptions with the same conditions, by reader. */
type Kind<Owner> = {
  readonly about: Subscription<Owner>
  readonly groups: Map<Reader, Group<Owner>>
}
/** The kinds by the text of their conditions. */
type Kinds<Owner> = Map<string, Kind<Owner>>
type Shelf<Owner> = { readonly byValue: Map<string, Map<string, Kinds<Owner>>>; readonly rest: Kinds<Owner> }

export function createSubscriptions<Owner extends Owned>() {
  const shelves = new Map<string, Shelf<Owner>>()
  const readers = new Map<string, Reader & { subscriptions: number }>()

  const shelfName = ({ schema, table }: Subscription<Owner>) => `${schema}.${table}`
  const conditionsOf = ({ event, equals, others }: Subscription<Owner>) =>
    JSON.stringify([event, equals, others])

  return {
    /** Adds a subscription. While it is stored, its owner must keep the same caller. */
    add(subscription: Subscription<Owner>): void {
      const { caller, callerKey } = subscription.owner
      const reader = ensure(readers, callerKey, () => ({ caller, subscriptions: 0 }))
      reader.subscriptions += 1
      if ((caller.claims.iat ?? 0) >= (reader.caller.claims.iat ?? 0)) reader.caller = caller
      const shelf = ensure(
        shelves,
        shelfName(subscription),
        (): Shelf<Owner> => ({ byValue: new Map(), rest: new Map() }),
      )
      const [first] = subscription.equals
      const values = first && ensure(shelf.byValue, first.column, () => new Map<string, Kinds<Owner>>())
      const kinds = values ? ensure(values, first.values[0] ?? '', (): Kinds<Owner> => new Map()) : shelf.rest
      const { groups } = ensure(
        kinds,
        conditionsOf(subscription),
        (): Kind<Owner> => ({ about: subscription, groups: new Map() }),
      )
      const { others } = subscription
      const subscriptions = [...(groups.get(reader)?.subscriptions ?? []), subscription]
      groups.set(reader, { reader, others, filterKey: JSON.stringify(others), subscriptions })
    },
    /**
     * Removes a subscription and the entries that are empty afterwards. Clients choose the names of entries, so
     * empty ones could fill the memory.
     */
    remove(subscription: Subscription<Owner>): void {
      const { callerKey } = subscription.owner
      const name = shelfName(subscription)
      const conditions = conditionsOf(subscription)
      const shelf = shelves.get(name)
      const reader = readers.get(callerKey)
      const [first] = subscription.equals
      const value = first?.values[0] ?? ''
      const values = first && shelf?.byValue.get(first.column)
      const kinds = first ? values?.get(value) : shelf?.rest
      const kind = kinds?.get(conditions)
      const group = reader && kind?.groups.get(reader)
      if (!shelf || !kinds || !kind || !reader || !group?.subscriptions.includes(subscription)) return
      const subscriptions = group.subscriptions.filter(other => other !== subscription)
      if (subscriptions.length > 0) kind.groups.set(reader, { ...group, subscriptions })
      else kind.groups.delete(reader)
      if (kind.groups.size === 0) kinds.delete(conditions)
      if (values && kinds.size === 0) values.delete(value)
      if (first && values?.size === 0) shelf.byValue.delete(first.column)
      if (shelf.rest.size === 0 && shelf.byValue.size === 0) shelves.delete(name)
      reader.subscriptions -= 1
      if (reader.subscriptions === 0) readers.delete(callerKey)
    },
    count: () => shelves.size,
    /** Returns the groups whose table, event and equality conditions match the change. */
    matching(change: Change): Group<Owner>[] {
      const found: Group<Owner>[] = []
      const addFrom = (kinds: Kinds<Owner> | undefined) => {
        for (const { about, groups } of kinds?.values() ?? [])
          if (fits(about, change)) for (const group of groups.values()) found.push(group)
      }
      for (const name of [`${change.schema}.${change.table}`, `${change.schema}.*`]) {
        const shelf = shelves.get(name)
        addFrom(shelf?.rest)
        for (const [column, values] of shelf?.byValue ?? [])
          addFrom(values.get(textOf(change.record[column]) ?? '\0'))
      }
      return found
    },
  }
}

function fits({ event, equals }: Subscription<unknown>, change: Change): boolean {
  return (
    (event === '*' || event === change.kind) &&
    equals.every(({ column, values }) => textOf(change.record[column]) === values[0])
  )
}

/** Returns the value as PostgreSQL prints it. Null equals no value. */
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
