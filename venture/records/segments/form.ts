// The fields in the row of a group. The first part shows who the people are and who paid. The second part has the
// value of a customer and the way to reach the group.
import type { Amount } from '../../../contracts/record-fields.ts'
import { type GroupRow, groupFields, groupMost } from '../../../contracts/segments-record.ts'
import { anyUnit, type FormField, priceUnits } from '../fields.ts'
import { told } from '../figures.ts'

/**
 * Whether the price is per period. If so, the field asks for how many months customers stay. Otherwise it asks how
 * many times they buy.
 */
const byTime: readonly Amount['per'][] = ['week', 'month', 'year']

export const isByTime = ({ per }: Pick<Amount, 'per'>): boolean => byTime.includes(per)

type Priced = Pick<GroupRow, 'price' | 'carried'>

export const firstFields = (): FormField[] => [
  { id: 'group', type: 'note', label: 'segments.label.group', most: groupMost, hint: 'segments.hint.group' },
  { id: 'there', type: 'count', label: 'segments.label.there' },
  { id: 'asked', type: 'count', label: 'segments.label.asked' },
  { id: 'paid', type: 'count', label: 'segments.label.paid' },
]

export function secondFields({ price, carried }: Priced): FormField[] {
  const own = told(price)
  const type = carried?.type
  const usual: readonly Amount['per'][] =
    priceUnits[type ?? ''] ?? (type === 'commission' ? ['time'] : anyUnit)
  // The unit of the amount that customers paid may differ from the unit of the plan. Then this unit is offered too.
  const pers = own && !usual.includes(own.per) ? [...usual, own.per] : usual
  const unit = own?.per ?? pers[0] ?? 'time'
  return [
    { id: 'price', type: 'amount', label: 'segments.label.price', pers },
    isByTime({ per: unit })
      ? { id: 'stays', type: 'measure', unit: 'months', label: 'segments.label.stays.months' }
      : unit === 'hour'
        ? { id: 'stays', type: 'measure', unit: 'hours', label: 'segments.label.stays.hours' }
        : { id: 'stays', type: 'measure', unit: 'times', label: 'segments.label.stays.times' },
    { id: 'win', type: 'amount', label: 'segments.label.win', pers: ['once'] },
    {
      id: 'how',
      type: 'choice',
      label: 'label.reach.how',
      options: (['idea', 'list', 'introduced'] as const).map(id => ({ id, label: `option.how.${id}` })),
    },
  ]
}

/** Whether the row has no value in any field. */
export const isBlankRow = (row: GroupRow): boolean =>
  [...groupFields, 'words' as const].every(name => row[name] === undefined || row[name] === '')

export const rowFields = (row: Priced): FormField[] => [...firstFields(), ...secondFields(row)]
