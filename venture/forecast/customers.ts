// Adds the lines for subscriptions: customers who join or leave, and yearly payments of which a part is not yet
// earned.
import * as x from './expression.ts'
import type { Item } from './model.ts'
import type { Draft } from './program.ts'

/** The lines of a revenue stream that other parts of the program need. */
export type Stream = {
  revenue: string
  billed: string
  /** Two groups of variable costs: costs without stock, and costs with stock. */
  costs: string[]
  goods: string | null
  inventory: string | null
  deferred: string | null
  /** The lines of new, active and lost customers. The metrics use them. */
  added: string | null
  active: string | null
  lost: string | null
  recurring: string | null
  /** The line with the number of units. The variable costs depend on it. */
  sold: string
}

const count = { unit: 'count' } as const

/** Limits the planned new customers to people in the market who are not customers yet. */
export function bounded({ id, kind, values, billing }: Item, planned: x.Expression): x.Expression {
  if (!('market' in values)) return planned
  const own = (key: string) => `${id}.${key}`
  const ended = x.line(own('signed'), 12)
  const staying =
    kind === 'subscription' && billing === 'yearly'
      ? x.subtract(x.add(x.before(own('customers')), x.multiply(ended, x.input(own('renewal')))), ended)
      : x.add(
          x.multiply(
            x.add(x.before(own('quantity')), x.before(own('second-month'))),
            staysOf(id, 'earlyChurn'),
          ),
          settledOf(id),
        )
  return x.least(planned, x.most(x.zero, x.subtract(x.input(own('market')), staying)))
}

const staysOf = (id: string, key: string) => x.subtract(x.one, x.input(`${id}.${key}`))

/**
 * The line of customers who have stayed for more than three months. Customers who paid before the forecast began
 * are among them.
 */
const settledOf = (id: string) =>
  x.add(
    alreadyOf(id),
    x.multiply(x.add(x.before(`${id}.settled`), x.before(`${id}.third-month`)), staysOf(id, 'churn')),
  )

/** Counts customers by the time since they joined. In their first two months, customers leave at another rate. */
export function addCustomers(draft: Draft, item: Item, added: string, stream: Stream): void {
  const { id, name } = item
  const own = (key: string) => `${id}.${key}`
  const label = (text: string) => `${name}: ${text}`
  draft.line(
    own('second-month'),
    label('customers in their second month'),
    x.multiply(x.before(added), staysOf(id, 'earlyChurn')),
    count,
  )
  draft.line(
    own('third-month'),
    label('customers in their third month'),
    x.multiply(x.before(own('second-month')), staysOf(id, 'earlyChurn')),
    count,
  )
  draft.line(own('settled'), label('customers after that'), settledOf(id), count)
  draft.line(
    own('customers'),
    label('customers'),
    x.sumOf([added, own('second-month'), own('third-month'), own('settled')]),
    { ...count, kind: 'stock' },
  )
  addLost(draft, item, [x.line(added), alreadyOf(id)], stream)
  stream.added = added
}

/**
 * The customers who already pay before the forecast begins. They are active in the first month. They count as
 * customers who joined more than three months ago.
 */
const alreadyOf = (id: string) =>
  x.when(x.month, '=', x.input(`${id}.start`), x.input(`${id}.already`), x.zero)

function addLost(draft: Draft, { id, name }: Item, came: x.Expression[], stream: Stream): void {
  const customers = `${id}.customers`
  draft.line(
    `${id}.lost`,
    `${name}: customers lost`,
    x.subtract(x.add(x.before(customers), ...came), x.line(customers)),
    count,
  )
  stream.active = customers
  stream.lost = `${id}.lost`
}

/**
 * Adds yearly billing: the whole year is billed at once, but one twelfth is earned each month. The part that is not
 * yet earned is a liability.
 */
export function addYearly(draft: Draft, item: Item, added: string, stream: Stream): void {
  const { id, name } = item
  const own = (key: string) => `${id}.${key}`
  const label = (text: string) => `${name}: ${text}`
  stream.billed = own('billed')
  stream.deferred = own('deferred')
  draft.line(
    own('signed'),
    label('contracts of a year begun'),
    x.add(x.line(added), x.multiply(x.line(own('signed'), 12), x.input(own('renewal')))),
    count,
  )
  draft.line(
    own('customers'),
    label('customers'),
    { op: 'window', id: own('signed'), months: 12 },
    { ...count, kind: 'stock' },
  )
  addLost(draft, item, [x.line(added)], stream)
  stream.added = added
  draft.line(
    stream.billed,
    label('billed'),
    x.round(x.multiply(x.line(own('signed')), x.input(own('price')), x.monthsInYear)),
  )
  const shares = addUnearned(draft)
  draft.line(
    stream.deferred,
    label('billed and not yet earned'),
    x.round(
      x.add(...shares.map((share, months) => x.multiply(x.line(own('billed'), months), x.input(share)))),
    ),
    { kind: 'stock' },
  )
  draft.line(
    stream.revenue,
    name,
    x.subtract(x.add(x.before(own('deferred')), x.line(own('billed'))), x.line(own('deferred'))),
    { sheet: 'income', itemId: id },
  )
}

/** Adds the share of a yearly payment that is not yet earned after one month, after two months, and so on. */
function addUnearned(draft: Draft): string[] {
  const ids = Array.from({ length: 11 }, (_, months) => `unearned.${months}`)
  const twelfth = x.divide(x.one, x.monthsInYear)
  ids.forEach((id, months) => {
    if (draft.constants.some(constant => constant.id === id)) return
    const earlier = months === 0 ? x.one : x.input(`unearned.${months - 1}`)
    draft.constant(
      id,
      `Of a year’s payment not yet earned, month ${months + 1}`,
      x.subtract(earlier, twelfth),
    )
  })
  return ids
}
