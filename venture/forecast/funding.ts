// Adds the lines for equity, loans with their repayment, grants, and withdrawals of the owners.
import * as x from './expression.ts'
import type { Item } from './model.ts'
import type { Draft } from './program.ts'

export type Funding = {
  equity: string[]
  drawings: string[]
  borrowed: string[]
  repaid: string[]
  interest: string[]
  owed: string[]
  grantsReceived: string[]
  grantIncome: string[]
  grantsDeferred: string[]
}

export const noFunding = (): Funding => ({
  equity: [],
  drawings: [],
  borrowed: [],
  repaid: [],
  interest: [],
  owed: [],
  grantsReceived: [],
  grantIncome: [],
  grantsDeferred: [],
})

const stock = { kind: 'stock' } as const

export function addFunding(draft: Draft, item: Item, funding: Funding): void {
  const { id, name, kind } = item
  const own = (key: string) => `${id}.${key}`
  const given = (key: string) => x.input(own(key))
  const once = x.when(x.month, '=', given('received'), given('amount'), x.zero)
  if (kind === 'equity') {
    draft.line(own('in'), `${name}: received`, once)
    funding.equity.push(own('in'))
  } else if (kind === 'drawings') {
    draft.line(
      own('out'),
      `${name}: taken out`,
      x.when(x.month, '<', given('start'), x.zero, given('amount')),
    )
    funding.drawings.push(own('out'))
  } else if (kind === 'grant') {
    draft.line(own('in'), `${name}: received`, once)
    addGrantIncome(draft, item)
    funding.grantsReceived.push(own('in'))
    funding.grantIncome.push(own('income'))
    funding.grantsDeferred.push(own('deferred'))
  } else {
    draft.line(own('in'), `${name}: received`, once)
    addLoan(draft, item)
    funding.borrowed.push(own('in'))
    funding.repaid.push(own('repaid'))
    funding.interest.push(own('interestDue'))
    funding.owed.push(own('owed'))
  }
}

/**
 * Adds the income from a grant in equal parts over the months of the work. The first part is earned in the month of
 * payment.
 */
function addGrantIncome(draft: Draft, { id, name }: Item): void {
  const own = (key: string) => `${id}.${key}`
  const given = (key: string) => x.input(own(key))
  const open = x.add(x.before(own('deferred')), x.line(own('in')))
  draft.constant(
    own('monthly'),
    `${name}: earned a month`,
    x.round(x.divide(given('amount'), given('spread'))),
    'money',
  )
  draft.line(
    own('income'),
    `${name}: earned`,
    x.when(
      x.month,
      '<',
      given('received'),
      x.zero,
      x.when(
        x.add(x.month, x.one),
        '>=',
        x.add(given('received'), given('spread')),
        open,
        x.least(open, x.input(own('monthly'))),
      ),
    ),
  )
  draft.line(
    own('deferred'),
    `${name}: received and not yet earned`,
    x.subtract(open, x.line(own('income'))),
    stock,
  )
}

/** Interest is paid on the balance of the previous month. The last repayment covers the whole remaining balance. */
function addLoan(draft: Draft, { id, name, schedule = 'linear' }: Item): void {
  const own = (key: string) => `${id}.${key}`
  const given = (key: string) => x.input(own(key))
  const owed = x.before(own('owed'))
  const rate = x.input(own('monthlyRate'))
  draft.constant(own('monthlyRate'), `${name}: interest a month`, x.divide(given('interest'), x.monthsInYear))
  draft.constant(
    own('payments'),
    `${name}: number of repayments`,
    x.most(x.one, x.subtract(given('term'), given('pause'))),
    'number',
  )
  draft.line(own('interestDue'), `${name}: interest`, x.round(x.multiply(owed, rate)))
  if (schedule === 'annuity') {
    const discount = x.subtract(
      x.one,
      x.power(x.add(x.one, rate), x.subtract(x.zero, x.input(own('payments')))),
    )
    draft.constant(
      own('payment'),
      `${name}: equal payment a month`,
      x.round(
        x.when(
          rate,
          '=',
          x.zero,
          x.divide(given('amount'), x.input(own('payments'))),
          x.divide(x.multiply(given('amount'), rate), discount),
        ),
      ),
      'money',
    )
  } else if (schedule === 'linear') {
    draft.constant(
      own('payment'),
      `${name}: repaid a month`,
      x.round(x.divide(given('amount'), x.input(own('payments')))),
      'money',
    )
  }
  const regular =
    schedule === 'bullet'
      ? x.zero
      : schedule === 'linear'
        ? x.least(owed, x.input(own('payment')))
        : x.least(owed, x.most(x.zero, x.subtract(x.input(own('payment')), x.line(own('interestDue')))))
  draft.line(
    own('repaid'),
    `${name}: repaid`,
    x.when(
      x.month,
      '>=',
      x.add(given('received'), x.most(given('term'), x.add(given('pause'), x.one))),
      owed,
      x.when(x.month, '<=', x.add(given('received'), given('pause')), x.zero, regular),
    ),
  )
  draft.line(
    own('owed'),
    `${name}: owed`,
    x.subtract(x.add(owed, x.line(own('in'))), x.line(own('repaid'))),
    stock,
  )
}
