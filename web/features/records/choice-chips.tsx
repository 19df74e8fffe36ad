import { useId } from 'react'

type ChoiceChipsProps = {
  labelledBy: string
  options: readonly { id: string; label: string }[]
  value: string
  onChange: (id: string) => void
  /** Enter moves from stop to stop. */
  isStop?: boolean
  /** The id of the field that the chips belong to. */
  field?: string
}

const chip =
  'flex min-h-11 cursor-pointer items-center rounded-[1.375rem] border border-line-control bg-surface px-3.5 py-1.5 text-[0.9375rem] leading-tight hover:border-ink-faint has-checked:border-ember has-checked:bg-ember-wash has-checked:text-ember-deep has-focus-visible:outline-2 has-focus-visible:outline-ember'

/** Chooses one of a few options. Tapping the chosen one clears it. */
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

/** Chooses several of a few options; `value` lists them with commas. */
export function ChoicesChips({ labelledBy, options, value, onChange, field }: ChoiceChipsProps) {
  const chosen = value.split(',').filter(Boolean)
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter(one => one !== id).join(',') : [...chosen, id].join(','))
  return (
    // biome-ignore lint/a11y/useSemanticElements: the name of the field stands outside it
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
