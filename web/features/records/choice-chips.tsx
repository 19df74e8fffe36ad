import { useId } from 'react'

type ChoiceChipsProps = {
  labelledBy: string
  options: readonly { id: string; label: string }[]
  value: string
  onChange: (id: string) => void
  /** Where Enter leads to. */
  isStop?: boolean
}

/** One of a few; tapped again it is taken back. */
export function ChoiceChips({ labelledBy, options, value, onChange, isStop = true }: ChoiceChipsProps) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className="flex flex-wrap gap-1.5"
      {...(isStop && { 'data-stop': true })}
    >
      {options.map(({ id, label }) => (
        <label
          key={id}
          className="flex min-h-11 cursor-pointer items-center rounded-[1.375rem] border border-line-control bg-surface px-3.5 py-1.5 text-[0.9375rem] leading-tight hover:border-ink-faint has-checked:border-ember has-checked:bg-ember-wash has-checked:text-ember-deep has-focus-visible:outline-2 has-focus-visible:outline-ember"
        >
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
