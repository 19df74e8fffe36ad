import { useRef, useState } from 'react'
import { type Draft, rowsIn } from '../../../venture/records/draft.ts'
import { cellsOf, type FormField } from '../../../venture/records/fields.ts'
import { looseNumbers } from '../../../venture/records/read-range.ts'

const numberTypes: readonly string[] = ['count', 'share', 'measure', 'amount', 'times']

/**
 * The numbers in the founder's text that are not in a field yet. To move a number, the founder taps the number
 * and the field, in any order.
 */
export function useLooseNumbers(
  fields: readonly FormField[],
  draft: Draft,
  words: string,
  onChange: (part: Draft) => void,
) {
  const [picked, setPicked] = useState<string | null>(null)
  const entered = useRef<string | null>(null)
  const blank = fields
    .flatMap(field =>
      field.type === 'rows' ? rowsIn(field, draft).flatMap(row => cellsOf(field, row)) : [field],
    )
    .filter(field => numberTypes.includes(field.type) && !draft[field.id])
  const put = (number: string, field: string) => {
    setPicked(null)
    onChange({ [field]: number })
  }
  return {
    loose: blank.length > 0 ? looseNumbers(draft[words] ?? '') : [],
    picked,
    pick: (number: string) => {
      const field = blank.find(one => one.id === entered.current)
      entered.current = null
      if (field) put(number, field.id)
      else setPicked(now => (now === number ? null : number))
    },
    enter: (field: string) => {
      if (picked !== null && !draft[field]) put(picked, field)
      else entered.current = field
    },
  }
}
