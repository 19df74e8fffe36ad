// The questions for a first forecast: at most fifteen.
import type { Unit } from './fields.ts'

export const streamKinds = ['subscription', 'units', 'oneOff', 'hours', 'commission'] as const
export type StreamKind = (typeof streamKinds)[number]
export type AnswerKey = (typeof questions)[number]['key']

export type Question = {
  key: string
  label: string
  hint: string
  unit: Unit
  initial: number
  only?: readonly StreamKind[]
  /** Only the founder knows this value, so it has no default. A blank field means 0. */
  isOwn?: true
  /** The forecast cannot be computed without this value, so the field must not be blank. */
  isNeeded?: true
}
/**
 * The questions with a number. Three more questions offer choices: the revenue model, the currency and the first
 * month.
 */
export const questions = [
  {
    key: 'price',
    label: 'Price',
    hint: 'What one customer, unit, hour or order is worth to you',
    unit: 'money',
    initial: 2900,
    isOwn: true,
    isNeeded: true,
  },
  {
    key: 'recurring',
    label: 'Price a month after',
    hint: 'What each customer pays every month',
    unit: 'money',
    initial: 800,
    isOwn: true,
    only: ['oneOff'],
  },
  {
    key: 'take',
    label: 'Share you keep',
    hint: 'Of each order',
    unit: 'share',
    initial: 0.12,
    isOwn: true,
    isNeeded: true,
    only: ['commission'],
  },
  {
    key: 'already',
    label: 'Customers who pay already',
    hint: 'They are there before the first month',
    unit: 'count',
    initial: 0,
    only: ['subscription'],
  },
  {
    key: 'first',
    label: 'Sold in the first month',
    hint: 'New customers, units, hours or orders',
    unit: 'count',
    initial: 5,
    isOwn: true,
    isNeeded: true,
  },
  {
    key: 'growth',
    label: 'Growth a month',
    hint: '5 to 10 % a month is much for most businesses',
    unit: 'share',
    initial: 0.05,
  },
  {
    key: 'churn',
    label: 'Customers lost a month',
    hint: '3 to 5 % is common',
    unit: 'share',
    initial: 0.04,
    only: ['subscription', 'oneOff'],
  },
  {
    key: 'costShare',
    label: 'Cost of sales, share of revenue',
    hint: 'Material, delivery, hosting, payment fees',
    unit: 'share',
    initial: 0.2,
  },
  {
    key: 'heads',
    label: 'People who are paid',
    hint: 'From the first month on, you included',
    unit: 'count',
    initial: 1,
  },
  {
    key: 'salary',
    label: 'Pay a month, each',
    hint: 'Before tax, without what comes on top',
    unit: 'money',
    initial: 250_000,
    isOwn: true,
  },
  {
    key: 'costs',
    label: 'Other costs a month',
    hint: 'Rent, tools, insurance, accountant',
    unit: 'money',
    initial: 80_000,
    isOwn: true,
  },
  {
    key: 'marketing',
    label: 'Marketing a month',
    hint: 'Money, not time',
    unit: 'money',
    initial: 30_000,
    isOwn: true,
  },
  {
    key: 'cash',
    label: 'Cash today',
    hint: 'What the business has',
    unit: 'money',
    initial: 1_000_000,
    isOwn: true,
  },
  {
    key: 'funding',
    label: 'Money you want to raise',
    hint: 'Counted as equity in month 3; change it to a loan or a grant later',
    unit: 'money',
    initial: 0,
  },
] as const satisfies readonly Question[]

export const questionsFor = (kind: StreamKind): readonly Question[] =>
  questions.filter((question: Question) => !question.only || question.only.includes(kind))
