import { useId } from 'react'

type ChoiceChipsProps = {
  labelledBy: string
  options: readonly { id: string; label: string }[]
  value: string
  onChange: (id: string) => void
  /** If true, Enter moves the focus to the next field. */
  isStop?: boolean
  /** The id of the field of these options. */
  field?: string
}

const chip =
  'flex min-h-11 cursor-pointer items-center rounded-[1.375rem] border border-line-control bg-surface px-3.5 py-1.5 text-[0.9375rem] leading-tight hover:border-ink-faint has-checked:border-ember has-checked:bg-ember-wash has-checked:text-ember-deep has-focus-visible:outline-2 has-focus-visible:outline-ember'

/** Options of which the founder chooses one. A tap on the chosen option clears it. */
export function ChoiceChips({
  labelledBy,
  options,
  value,
  onChange,
  isStop = true,
  field,
}: ChoiceChipsProps) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className="flex flex-wrap gap-1.5"
      data-field={field}
      {...(isStop && { 'data-stop': true })}
    >
      {options.map(({ id, label }) => (
        <label key={id} className={chip}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === id}
            onChange={() => onChange(id)}
            onClick={() => value === id && onChange('')}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

/** Options of which the founder chooses several. `value` contains their ids, separated by commas. */
export function ChoicesChips({ labelledBy, options, value, onChange, field }: ChoiceChipsProps) {
  const chosen = value.split(',').filter(Boolean)
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter(one => one !== id).join(',') : [...chosen, id].join(','))
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label of the group is outside of the group.
    <div
      role="group"
      aria-labelledby={labelledBy}
      className="flex flex-wrap gap-1.5"
      data-field={field}
      data-stop
    >
      {options.map(({ id, label }) => (
        <label key={id} className={chip}>
          <input
            type="checkbox"
            className="sr-only"
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
