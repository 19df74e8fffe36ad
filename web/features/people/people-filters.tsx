import { industries } from '../../../contracts/industries.ts'
import { userTypes } from '../../../contracts/user-types.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import type { Wanted } from './lists.ts'

const anyone = 'any'
const options = (all: string, values: readonly string[]) => [
  { value: anyone, label: all },
  ...values.map(value => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
]
const typeOptions = options('Any', userTypes)
const industryOptions = options('Any', industries)

type PeopleFiltersProps = { wanted: Wanted; onChange: (name: keyof Wanted, value: string) => void }

export function PeopleFilters({ wanted, onChange }: PeopleFiltersProps) {
  const chosen = (name: keyof Wanted) => (value: string) => onChange(name, value === anyone ? '' : value)
  const typed = (name: 'words' | 'place' | 'looking') => ({
    type: 'search',
    // An uncontrolled input, because the value in the URL changes a moment after the member typed.
    defaultValue: wanted[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  })
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
      <div className="col-span-2">
        <Field label="Name, company or what they do">
          <Input {...typed('words')} />
        </Field>
      </div>
      <Field label="Type">
        <Select options={typeOptions} value={wanted.type ?? anyone} onValueChange={chosen('type')} />
      </Field>
      <Field label="Industry">
        <Select
          options={industryOptions}
          value={wanted.industry ?? anyone}
          onValueChange={chosen('industry')}
        />
      </Field>
      <Field label="Place">
        <Input {...typed('place')} />
      </Field>
      <Field label="Looking for">
        <Input {...typed('looking')} />
      </Field>
    </div>
  )
}
