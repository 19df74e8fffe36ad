// Adds the lines for revenue: new customers, their value, the amount billed and the amount earned.
import { addCustomers, addYearly, bounded, type Stream } from './customers.ts'
import * as x from './expression.ts'
import { kinds } from './fields.ts'
import type { Item } from './model.ts'
import type { Draft } from './program.ts'

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

/** The line of new customers or units per month. */
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

/** Adds the variable costs of a stream after its price lines. */
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

/** Adds the marketing budget of the funnel as a monthly cost. */
export function addMarketing(draft: Draft, { id, name }: Item): string {
  const cost = `${id}.marketing`
  draft.line(cost, `${name}: marketing`, x.line(`${id}.spent`), { sheet: 'income', itemId: id })
  return cost
}
