// Adds the lines for people, expenses and equipment.
import * as x from './expression.ts'
import type { Item } from './model.ts'
import type { Draft } from './program.ts'

const income = { sheet: 'income' } as const

/** Adds factors that rise once a year: pay rises by the yearly raise, fixed costs rise by inflation. */
export function addLevels(draft: Draft, general: string): void {
  const count = { unit: 'number', kind: 'stock' } as const
  draft.line(
    'month-of-year',
    'Month of the year',
    x.when(x.before('month-of-year'), '>=', x.monthsInYear, x.one, x.add(x.before('month-of-year'), x.one)),
    count,
  )
  const level = (id: string, label: string, key: string) =>
    draft.line(
      id,
      label,
      x.when(
        x.line('month-of-year'),
        '=',
        x.one,
        x.when(
          x.month,
          '>',
          x.one,
          x.multiply(x.before(id), x.add(x.one, x.input(`${general}.${key}`))),
          x.before(id),
        ),
        x.before(id),
      ),
      { ...count, opening: x.one },
    )
  level('pay-level', 'Level of pay', 'raise')
  level('cost-level', 'Level of fixed costs', 'inflation')
}

export type People = { pay: string[]; heads: string[] }

export function addRole(draft: Draft, { id, name }: Item, people: People): void {
  const own = (key: string) => `${id}.${key}`
  draft.line(
    own('staff'),
    `${name}: people`,
    x.when(x.month, '<', x.input(own('start')), x.zero, x.input(own('heads'))),
    { unit: 'count', kind: 'stock' },
  )
  draft.line(
    own('pay'),
    name,
    x.round(x.multiply(x.line(own('staff')), x.input(own('salary')), x.line('pay-level'))),
    { ...income, itemId: id },
  )
  people.pay.push(own('pay'))
  people.heads.push(own('staff'))
}

export function addExpense(draft: Draft, { id, name, kind }: Item): string {
  const own = (key: string) => `${id}.${key}`
  const amount =
    kind === 'ofRevenue'
      ? x.multiply(x.line('revenue'), x.input(own('share')))
      : kind === 'perHead'
        ? x.multiply(x.line('heads'), x.input(own('amount')), x.line('cost-level'))
        : x.multiply(x.input(own('amount')), x.line('cost-level'))
  draft.line(own('expense'), name, x.when(x.month, '<', x.input(own('start')), x.zero, x.round(amount)), {
    ...income,
    itemId: id,
  })
  return own('expense')
}

export type Equipment = { bought: string[]; depreciation: string[]; worth: string[] }

/**
 * Depreciates equipment in equal parts from the month after purchase. The last month takes the rounding difference.
 */
export function addEquipment(draft: Draft, { id, name }: Item, equipment: Equipment): void {
  const own = (key: string) => `${id}.${key}`
  const given = (key: string) => x.input(own(key))
  draft.line(own('paid'), `${name}: bought`, x.when(x.month, '=', given('bought'), given('cost'), x.zero))
  draft.constant(
    own('monthly'),
    `${name}: depreciation a month`,
    x.round(x.divide(given('cost'), given('life'))),
    'money',
  )
  draft.line(
    own('depreciation'),
    `${name}: depreciation`,
    x.when(
      x.month,
      '<=',
      given('bought'),
      x.zero,
      x.when(
        x.month,
        '>=',
        x.add(given('bought'), given('life')),
        x.before(own('worth')),
        x.least(x.before(own('worth')), x.input(own('monthly'))),
      ),
    ),
  )
  draft.line(
    own('worth'),
    `${name}: worth`,
    x.subtract(x.add(x.before(own('worth')), x.line(own('paid'))), x.line(own('depreciation'))),
    { kind: 'stock' },
  )
  equipment.bought.push(own('paid'))
  equipment.depreciation.push(own('depreciation'))
  equipment.worth.push(own('worth'))
}
