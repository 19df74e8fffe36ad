// The field types on the cards of all helpers, and the fields about the revenue model, which several cards share.
import {
  type Amount,
  amountUnits,
  type Earn,
  earnTypes,
  frequencyUnits,
  type Times,
} from '../../contracts/record-fields.ts'
import { told } from './figures.ts'
import type { MessageKey } from './voice.ts'

/** A row that comes from another question. It always has a name. */
export type FixedRow = { id: string; name: string } | { id: string; label: MessageKey }

export const rowName = (row: FixedRow, say: (key: MessageKey) => string): string =>
  'name' in row ? row.name : say(row.label)

export type FormField = {
  id: string
  label: MessageKey
} /** `rows`: the height of the text box in lines. Default: one. */ & (
  | { type: 'note'; most: number; hint: MessageKey; rows?: number }
  | { type: 'count' | 'share' }
  | { type: 'place' }
  /** `isAhead`: the month is in the future. */
  | { type: 'month'; isAhead?: boolean }
  /** One number or a range. The unit is fixed. */
  | { type: 'measure'; unit: 'hours' | 'months' | 'times'; most?: number; isFolded?: boolean }
  /** `isUnitOpen`: no unit is selected at first, because a wrong unit would change the amount. */
  | { type: 'amount'; pers: readonly Amount['per'][]; preset?: Amount['per']; isUnitOpen?: boolean }
  | { type: 'times'; pers: readonly Times['per'][]; preset: Times['per'] }
  | { type: 'choice' | 'choices'; options: readonly FixedRow[] }
  /** A list of rows with at most four fields each. `fixed`: exactly these rows; the founder cannot add others. */
  | {
      type: 'rows'
      most: number
      fields: readonly FormField[]
      add: MessageKey
      fixed?: readonly FixedRow[]
    }
)
/** Whether the field is behind a button. Few founders need it, and it may stay blank. */
export const isFolded = (field: FormField): boolean => 'isFolded' in field && field.isFolded === true

export type RowsField = Extract<FormField, { type: 'rows' }>

/** The id of a field in one row of a list. */
export const cellId = (field: string, row: string, cell: string) => `${field}.${row}.${cell}`
export const cellsOf = (field: RowsField, row: string): FormField[] =>
  field.fields.map(cell => ({ ...cell, id: cellId(field.id, row, cell.id) }))

/** If a value already has a unit that the field does not offer, adds the unit to the field. */
export function withUnit(field: FormField, value: unknown): FormField {
  const per = (value as { per?: unknown } | undefined)?.per
  if (field.type === 'amount') {
    const own = amountUnits.find(unit => unit === per)
    return own && !field.pers.includes(own) ? { ...field, pers: [...field.pers, own] } : field
  }
  if (field.type !== 'times') return field
  const own = frequencyUnits.find(unit => unit === per)
  return own && !field.pers.includes(own) ? { ...field, pers: [...field.pers, own] } : field
}

/**
 * Makes fields whose label keys start with this prefix, for example `idea.label.costs.fixed` and
 * `idea.option.how.list`.
 */
export function fieldsWith(prefix: string) {
  const label = (question: string, id: string) => `${prefix}label.${question}.${id}` as MessageKey
  const several =
    <Type extends 'choice' | 'choices'>(type: Type) =>
    (question: string, id: string, options: readonly string[]): FormField => ({
      id,
      type,
      label: label(question, id),
      options: options.map(option => ({
        id: option,
        label: `${prefix}option.${id}.${option}` as MessageKey,
      })),
    })
  return {
    label,
    count: (question: string, ...ids: string[]): FormField[] =>
      ids.map(id => ({ id, type: 'count', label: label(question, id) })),
    choice: several('choice'),
    choices: several('choices'),
  }
}
export const { count, choice } = fieldsWith('')

export const anyUnit = ['time', 'piece', 'hour', 'day', 'week', 'month', 'year', 'person', 'once'] as const
export const priceUnits: Readonly<Record<string, readonly Amount['per'][]>> = {
  sale: ['piece', 'time', 'day', 'person'],
  subscription: ['month', 'week', 'year'],
  hours: ['hour', 'day', 'time'],
  ads: ['month'],
  giving: ['month', 'time', 'year'],
}

/** The label of the field for the cost per customer. It says who pays: a customer, an advertiser or a giver. */
export const serveLabel = (type: string | null): MessageKey =>
  type === 'ads' || type === 'giving' ? `label.frame.serve.${type}` : 'label.frame.serve'

/** The revenue model decides which figures the card asks for. */
export const earnFields = (earn: Earn | undefined): FormField[] => [
  choice('earn', 'type', earnTypes),
  ...figuresOf(earn),
]

function figuresOf(earn: Earn | undefined): FormField[] {
  const type = told(earn?.type)
  const price = (label: MessageKey = 'label.earn.price'): FormField => ({
    id: 'price',
    type: 'amount',
    label,
    pers: priceUnits[type ?? ''] ?? anyUnit,
  })
  const takes = (label: MessageKey): FormField => ({
    id: 'takes',
    type: 'times',
    label,
    pers: frequencyUnits,
    preset: 'month',
  })
  // For a cause, the season is when the cause helps, because gifts come all year.
  const runs: FormField = {
    id: 'runs',
    type: 'measure',
    unit: 'months',
    label: type === 'giving' ? 'label.earn.runs.giving' : 'label.earn.runs',
    most: 12,
    isFolded: true,
  }
  switch (type) {
    case 'sale':
      return [price(), takes('label.earn.takes'), runs]
    case 'subscription':
      return [price(), { id: 'stays', type: 'measure', unit: 'months', label: 'label.earn.stays' }, runs]
    case 'hours':
      return [
        price(),
        takes('label.earn.takes.hours'),
        { id: 'free', type: 'measure', unit: 'hours', label: 'label.earn.free' },
        runs,
      ]
    case 'commission':
      return [
        { id: 'deal', type: 'amount', label: 'label.earn.deal', pers: ['time'] },
        { id: 'share', type: 'share', label: 'label.earn.share' },
        takes('label.earn.takes.commission'),
        runs,
      ]
    case 'ads':
      return [...count('earn', 'users'), price('label.earn.price.ads'), ...count('earn', 'needs'), runs]
    case 'giving':
      return [
        price('label.earn.price.giving'),
        ...count('earn', 'people'),
        { id: 'cost', type: 'amount', label: 'label.earn.cost', pers: ['person'] },
        runs,
      ]
    default:
      // A known price is shown even if the founder has not chosen a revenue model.
      return type === null && told(earn?.price) ? [price()] : []
  }
}
