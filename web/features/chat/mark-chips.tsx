export type Marking = {
  options: readonly { rung: number; label: string }[]
  chosen: number | null
  onChoose: (rung: number | null) => void
}

/** How the founder knows what they said: optional, on the message itself, never a message of its own. */
export function MarkChips({ options, chosen, onChoose }: Marking) {
  return (
    <fieldset className="mt-1.5 flex max-w-[85%] flex-wrap justify-end gap-1.5 justify-self-end">
      <legend className="sr-only">How do you know this</legend>
      {options.map(({ rung, label }) => (
        <button
          key={rung}
          type="button"
          aria-pressed={chosen === rung}
          onClick={() => onChoose(chosen === rung ? null : rung)}
          className="min-h-8 rounded-full border border-line-control bg-surface px-3 text-[0.8125rem] text-ink-soft hover:border-ink-faint aria-pressed:border-ember aria-pressed:bg-ember-wash aria-pressed:text-ember-deep"
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
