// The fields of each kind of item. The table on the page, the inputs of the workbook and the ranges use this list.
export type Unit = 'money' | 'count' | 'share' | 'months' | 'days' | 'month'

export type Field = {
  key: string
  label: string
  unit: Unit
  initial: number
  /** The smallest and largest sensible value. The schema enforces them. */
  from?: number
  to?: number
  /**
   * Marks an uncertain figure. The scenarios, the tornado chart and Monte Carlo change it. The value says whether a
   * higher figure is good or bad for the venture.
   */
  more?: 'good' | 'bad'
}

const field = (
  key: string,
  label: string,
  unit: Unit,
  initial: number,
  rest: Partial<Field> = {},
): Field => ({
  key,
  label,
  unit,
  initial,
  ...rest,
})

const start = field('start', 'First month', 'month', 1, { from: 1, to: 60 })
const ownCosts = [
  field('costShare', 'Cost of sales, share of revenue', 'share', 0, { to: 5, more: 'bad' }),
  field('unitCost', 'Cost of sales, each', 'money', 0, { more: 'bad' }),
  field('stockDays', 'Days of stock', 'days', 0, { to: 120, more: 'bad' }),
]
const churn = [
  field('earlyChurn', 'Customers lost a month, in their first two', 'share', 0.05, { to: 1, more: 'bad' }),
  field('churn', 'Customers lost a month, later', 'share', 0.03, { to: 1, more: 'bad' }),
]

/** The number of customers who already pay before the forecast begins. */
const already = field('already', 'Customers who pay already', 'count', 0, { to: 10_000_000 })

const ceiling = field('ceiling', '{What} a month, at most', 'count', 1_000_000, { to: 10_000_000 })

/** An upper limit for the number of customers. */
const market = field('market', 'Customers there are in all', 'count', 10_000_000, { to: 10_000_000 })

/** Limits on sales. The default values are so high that they limit nothing. */
export const bounds: readonly string[] = [ceiling.key, market.key]

/**
 * Growth comes from a rate, from a funnel, or from a number for each month. "{what}" in a label is replaced by the
 * thing that is sold, because each label must be clear on its own.
 */
export const growthFields = {
  rate: [
    field('first', '{What} in the first month', 'count', 10, { more: 'good' }),
    field('growth', 'Growth of {what} a month', 'share', 0.05, { from: -1, to: 3, more: 'good' }),
    ceiling,
  ],
  funnel: [
    field('visitors', 'Leads that come by themselves, first month', 'count', 100, { more: 'good' }),
    field('growth', 'Growth a month of leads that come by themselves', 'share', 0.03, {
      from: -1,
      to: 3,
      more: 'good',
    }),
    field('budget', 'Marketing a month', 'money', 0),
    field('leadCost', 'Cost of a bought lead', 'money', 500, { from: 1, more: 'bad' }),
    field('conversion', 'Share of leads that buy', 'share', 0.03, { to: 1, more: 'good' }),
    ceiling,
  ],
  manual: [],
} as const satisfies Record<string, readonly Field[]>
export type Growth = keyof typeof growthFields

export const kinds = {
  units: {
    group: 'revenue',
    label: 'Units sold',
    quantity: 'Units sold',
    fields: [start, field('price', 'Price each', 'money', 2000, { more: 'good' }), ...ownCosts],
  },
  subscription: {
    group: 'revenue',
    label: 'Subscription',
    quantity: 'New customers',
    fields: [
      start,
      field('price', 'Price a month', 'money', 2900, { more: 'good' }),
      already,
      market,
      ...churn,
      field('renewal', 'Renew after a year', 'share', 0.8, { to: 1, more: 'good' }),
      ...ownCosts.slice(0, 2),
    ],
  },
  hours: {
    group: 'revenue',
    label: 'Hours',
    quantity: 'Hours on offer',
    fields: [
      start,
      field('rate', 'Price an hour', 'money', 9000, { more: 'good' }),
      field('used', 'Share of the hours on offer that is sold', 'share', 0.65, { to: 1, more: 'good' }),
      ...ownCosts.slice(0, 2),
    ],
  },
  commission: {
    group: 'revenue',
    label: 'Commission',
    quantity: 'Orders',
    fields: [
      start,
      field('basket', 'Order value', 'money', 5000, { more: 'good' }),
      field('take', 'Share of an order that is kept', 'share', 0.12, { to: 1, more: 'good' }),
      ...ownCosts.slice(0, 2),
    ],
  },
  oneOff: {
    group: 'revenue',
    label: 'One-off and recurring',
    quantity: 'New customers',
    fields: [
      start,
      field('price', 'Price once', 'money', 39000, { more: 'good' }),
      field('recurring', 'Price a month after', 'money', 800, { more: 'good' }),
      already,
      market,
      ...churn,
      ...ownCosts,
    ],
  },
  role: {
    group: 'people',
    label: 'Role',
    fields: [
      start,
      field('heads', 'People', 'count', 1, { to: 10_000 }),
      field('salary', 'Pay a month, each', 'money', 300_000, { more: 'bad' }),
    ],
  },
  fixed: {
    group: 'expenses',
    label: 'Fixed a month',
    fields: [start, field('amount', 'Amount a month', 'money', 50_000, { more: 'bad' })],
  },
  ofRevenue: {
    group: 'expenses',
    label: 'Share of revenue',
    fields: [start, field('share', 'Share of revenue', 'share', 0.03, { to: 5, more: 'bad' })],
  },
  perHead: {
    group: 'expenses',
    label: 'For each person',
    fields: [start, field('amount', 'Amount a person and month', 'money', 15_000, { more: 'bad' })],
  },
  equipment: {
    group: 'equipment',
    label: 'Equipment',
    fields: [
      field('bought', 'Bought in month', 'month', 1, { from: 1, to: 60 }),
      field('cost', 'Price', 'money', 200_000, { more: 'bad' }),
      field('life', 'Used for', 'months', 36, { from: 1, to: 600 }),
    ],
  },
  equity: {
    group: 'funding',
    label: 'Equity',
    fields: [
      field('received', 'Received in month', 'month', 1, { from: 1, to: 60 }),
      field('amount', 'Amount', 'money', 0),
    ],
  },
  loan: {
    group: 'funding',
    label: 'Loan',
    fields: [
      field('received', 'Received in month', 'month', 1, { from: 1, to: 60 }),
      field('amount', 'Amount', 'money', 0),
      field('interest', 'Interest a year', 'share', 0.07, { to: 2 }),
      field('term', 'Paid back over', 'months', 60, { from: 1, to: 600 }),
      field('pause', 'Months before the first repayment', 'months', 0, { to: 120 }),
    ],
  },
  grant: {
    group: 'funding',
    label: 'Grant',
    fields: [
      field('received', 'Received in month', 'month', 1, { from: 1, to: 60 }),
      field('amount', 'Amount', 'money', 0),
      field('spread', 'For work of so many months', 'months', 12, { from: 1, to: 120 }),
    ],
  },
  drawings: {
    group: 'funding',
    label: 'Taken out by the owners',
    fields: [start, field('amount', 'Amount a month', 'money', 0)],
  },
  general: {
    group: 'general',
    label: 'The whole business',
    fields: [
      field('cash', 'Cash at the start', 'money', 0),
      field('collectDays', 'Days until customers pay', 'days', 0, { to: 120, more: 'bad' }),
      field('payDays', 'Days until suppliers are paid', 'days', 0, { to: 120, more: 'good' }),
      field('onCosts', 'On top of pay (insurance, tax)', 'share', 0.2, { to: 2 }),
      field('raise', 'Raise of pay a year', 'share', 0.03, { to: 1 }),
      field('inflation', 'Rise of fixed costs a year', 'share', 0.02, { to: 1 }),
      field('tax', 'Tax on profit', 'share', 0.25, { to: 1 }),
      field('taxEvery', 'Time between tax payments', 'months', 3, { from: 1, to: 12 }),
    ],
  },
} as const satisfies Record<
  string,
  { group: Group; label: string; quantity?: string; fields: readonly Field[] }
>

export type Group = 'revenue' | 'people' | 'expenses' | 'equipment' | 'funding' | 'general'
export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as [Kind, ...Kind[]]
export const groups: Readonly<Record<Group, string>> = {
  revenue: 'Revenue',
  people: 'People',
  expenses: 'Expenses',
  equipment: 'Equipment',
  funding: 'Funding',
  general: 'Terms and taxes',
}

type ItemShape = { kind: Kind; growth?: Growth | undefined; billing?: string | undefined }

/**
 * The fields of an item, in the order on the page. Customers who pay yearly leave only at the end of a year, so
 * they have no field for leaving early.
 */
export function fieldsOf({ kind, growth, billing }: ItemShape): readonly Field[] {
  const own: readonly Field[] = kinds[kind].fields
  const isYearly = kind === 'subscription' && billing === 'yearly'
  const asked = own.filter(({ key }) =>
    isYearly
      ? !['churn', 'earlyChurn', 'already'].includes(key)
      : !(kind === 'subscription' && key === 'renewal'),
  )
  const shape = kinds[kind]
  if (!('quantity' in shape)) return asked
  const counted = growthFields[growth ?? 'rate'].map((each: Field) => ({
    ...each,
    label: each.label.replace('{What}', shape.quantity).replace('{what}', shape.quantity.toLowerCase()),
  }))
  return [...counted, ...asked]
}
