// Revenue: how many come, what they are worth, what is billed and what is earned.
import * as x from './expression.ts'
import { kinds } from './fields.ts'
import type { Item } from './model.ts'
import type { Draft } from './program.ts'

/** What the other parts need of a stream. */
export type Stream = {
  revenue: string
  billed: string
  /** The cost of sales that needs no stock, and the one that does. */
  costs: string[]
  goods: string | null
  inventory: string | null
  deferred: string | null
  /** New customers, those who stay, those who left; for the metrics. */
  added: string | null
  active: string | null
  lost: string | null
  recurring: string | null
  /** How many the cost of sales is counted for. */
  sold: string
}

const count = { unit: 'count' } as const

export function addStream(draft: Draft, item: Item): Stream {
  const { id, name, kind } = item
  const own = (key: string) => `${id}.${key}`
  const given = (key: string) => x.input(own(key))
  const belongs = { itemId: id }
  const stream: Stream = {
    revenue: own('revenue'),
    billed: own('revenue'),
    costs: [],
    goods: null,
    inventory: null,
    deferred: null,
    added: null,
    active: null,
    lost: null,
    recurring: null,
    sold: '',
  }
  const quantity = addQuantity(draft, item)
  const addRevenue = (expression: x.Expression) =>
    draft.line(stream.revenue, name, x.round(expression), { sheet: 'income', ...belongs })
  let sold = quantity
  switch (kind) {
    case 'units':
      addRevenue(x.multiply(x.line(quantity), given('price')))
      break
    case 'hours':
      addRevenue(x.multiply(x.line(quantity), given('used'), given('rate')))
      break
    case 'commission':
      addRevenue(x.multiply(x.line(quantity), given('basket'), given('take')))
      break
    case 'oneOff':
      addCustomers(draft, item, quantity, stream)
      stream.recurring = own('recurringRevenue')
      draft.line(own('once'), `${name}: sold once`, x.round(x.multiply(x.line(quantity), given('price'))))
      draft.line(
        stream.recurring,
        `${name}: recurring`,
        x.round(x.multiply(x.line(own('customers')), given('recurring'))),
      )
      draft.line(stream.revenue, name, x.sumOf([own('once'), own('recurringRevenue')]), {
        sheet: 'income',
        ...belongs,
      })
      break
    default:
      stream.recurring = stream.revenue
      if (item.billing === 'yearly') addYearly(draft, item, quantity, stream)
      else {
        addCustomers(draft, item, quantity, stream)
        addRevenue(x.multiply(x.line(own('customers')), given('price')))
      }
      sold = own('customers')
  }
  return { ...stream, sold }
}

/** How many come in a month. */
function addQuantity(draft: Draft, item: Item): string {
  const { id, name, growth = 'rate' } = item
  const own = (key: string) => `${id}.${key}`
  const given = (key: string) => x.input(own(key))
  const label = 'quantity' in kinds[item.kind] ? (kinds[item.kind] as { quantity: string }).quantity : ''
  const quantity = own('quantity')
  const growing = (key: string, line: string) =>
    x.when(
      x.month,
      '<',
      given('start'),
      x.zero,
      x.when(
        x.month,
        '=',
        given('start'),
        given(key),
        x.least(given('ceiling'), x.multiply(x.before(line), x.add(x.one, given('growth')))),
      ),
    )
  if (growth === 'manual') {
    draft.series.push({
      id: own('quantities'),
      label: `${name}: ${label.toLowerCase()}`,
      values: item.quantities ?? [],
    })
    draft.line(
      quantity,
      `${name}: ${label.toLowerCase()}`,
      x.when(x.month, '<', given('start'), x.zero, { op: 'series', id: own('quantities') }),
      count,
    )
  } else if (growth === 'funnel') {
    const spent = own('spent')
    draft.line(own('own-leads'), `${name}: leads by themselves`, growing('visitors', own('own-leads')), count)
    draft.line(
      spent,
      `${name}: spent on marketing`,
      x.when(x.month, '<', given('start'), x.zero, given('budget')),
    )
    draft.line(
      own('leads'),
      `${name}: leads`,
      x.add(x.line(own('own-leads')), x.divide(x.line(spent), given('leadCost'))),
      count,
    )
    draft.line(
      quantity,
      `${name}: ${label.toLowerCase()}`,
      bounded(item, x.least(given('ceiling'), x.multiply(x.line(own('leads')), given('conversion')))),
      count,
    )
  } else {
    draft.line(quantity, `${name}: ${label.toLowerCase()}`, bounded(item, growing('first', quantity)), count)
  }
  return quantity
}

/** Where customers stay, no more come than there are beside them. */
function bounded({ id, kind, values, billing }: Item, planned: x.Expression): x.Expression {
  if (!('market' in values)) return planned
  const line = (key: string) => `${id}.${key}`
  const begun = x.line(line('signed'), 12)
  const staying =
    kind === 'subscription' && billing === 'yearly'
      ? x.subtract(x.add(x.before(line('customers')), x.multiply(begun, x.input(line('renewal')))), begun)
      : x.sumOf(['second-month', 'third-month', 'settled'].map(line))
  return x.least(planned, x.most(x.zero, x.subtract(x.input(line('market')), staying)))
}

/** Customers by how long they have been there: those of the first two months leave at their own rate. */
function addCustomers(draft: Draft, item: Item, added: string, stream: Stream): void {
  const { id, name } = item
  const own = (key: string) => `${id}.${key}`
  const stays = (key: string) => x.subtract(x.one, x.input(own(key)))
  const label = (text: string) => `${name}: ${text}`
  draft.line(
    own('second-month'),
    label('customers in their second month'),
    x.multiply(x.before(added), stays('earlyChurn')),
    count,
  )
  draft.line(
    own('third-month'),
    label('customers in their third month'),
    x.multiply(x.before(own('second-month')), stays('earlyChurn')),
    count,
  )
  draft.line(
    own('settled'),
    label('customers after that'),
    x.add(
      alreadyOf(id),
      x.multiply(x.add(x.before(own('settled')), x.before(own('third-month'))), stays('churn')),
    ),
    count,
  )
  draft.line(
    own('customers'),
    label('customers'),
    x.sumOf([added, own('second-month'), own('third-month'), own('settled')]),
    { ...count, kind: 'stock' },
  )
  addLost(draft, item, [x.line(added), alreadyOf(id)], stream)
  stream.added = added
}

/** Who pays already is there in the first month, and settled. */
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

/** Paid a year ahead: billed at once, earned month by month; what is not yet earned is owed. */
function addYearly(draft: Draft, item: Item, added: string, stream: Stream): void {
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

/** The share of a year's payment that is still owed in its first, second … month. */
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

/** What is sold has its price; the stream then knows the lines it costs. */
export function addCosts(draft: Draft, item: Item, stream: Stream): void {
  const { id, name } = item
  const { sold } = stream
  const own = (key: string) => `${id}.${key}`
  const sheet = { sheet: 'income', itemId: id } as const
  draft.line(
    own('shareCosts'),
    `${name}: cost of sales, share`,
    x.round(x.multiply(x.line(stream.revenue), x.input(own('costShare')))),
    sheet,
  )
  draft.line(
    own('unitCosts'),
    `${name}: cost of sales, each`,
    x.round(x.multiply(x.line(sold), x.input(own('unitCost')))),
    sheet,
  )
  stream.costs = [own('shareCosts'), own('unitCosts')]
  if (!('stockDays' in item.values)) return
  stream.goods = own('unitCosts')
  stream.inventory = own('inventory')
  draft.line(
    stream.inventory,
    `${name}: stock`,
    x.round(x.divide(x.multiply(x.line(own('unitCosts')), x.input(own('stockDays'))), x.daysInMonth)),
    { kind: 'stock' },
  )
}

/** The funnel's budget as a cost of the month. */
export function addMarketing(draft: Draft, { id, name }: Item): string {
  const cost = `${id}.marketing`
  draft.line(cost, `${name}: marketing`, x.line(`${id}.spent`), { sheet: 'income', itemId: id })
  return cost
}
