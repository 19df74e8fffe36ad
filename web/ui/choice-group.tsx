import { useId } from 'react'

type ChoiceGroupProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value | null) => void
}

/** A few options to choose from. At most one option is chosen, and a tap on the chosen option clears the choice. */
export function ChoiceGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceGroupProps<Value>) {
  const id = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(option => (
          <label
            key={option.value}
            className="flex min-h-10 cursor-pointer items-center rounded-full border border-line-control px-4 text-[0.9375rem] hover:border-ink-faint has-checked:border-ember has-checked:bg-ember-wash has-checked:text-ember-deep has-focus-visible:outline-2 has-focus-visible:outline-ember"
          >
            <input
              type="checkbox"
              name={id}
              className="sr-only"
              checked={value === option.value}
              onChange={event => onChange(event.target.checked ? option.value : null)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
