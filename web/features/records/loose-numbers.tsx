import type { Voice } from '../../../venture/records/voice.ts'

type LooseNumbersProps = {
  /** The id of the `datalist` that number fields use for suggestions. */
  id: string
  numbers: readonly string[]
  picked: string | null
  voice: Voice
  onPick: (number: string) => void
}

/**
 * The numbers in the founder's text, for the founder to put into fields. Code cannot know which number belongs to
 * which field.
 */
export function LooseNumbers({ id, numbers, picked, voice, onPick }: LooseNumbersProps) {
  if (numbers.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5">
      <legend className="sr-only">{voice.say('loose.title')}</legend>
      {numbers.map(number => (
        <button
          key={number}
          type="button"
          aria-pressed={picked === number}
          onClick={() => onPick(number)}
          className="min-h-9 rounded-full border border-line-control bg-surface px-3 text-sm tabular-nums hover:border-ink-faint aria-pressed:border-ember aria-pressed:bg-ember-wash aria-pressed:text-ember-deep"
        >
          {number}
        </button>
      ))}
      <span className="text-[0.8125rem] text-ink-faint">{voice.say('loose.hint')}</span>
      <datalist id={id}>
        {numbers.map(number => (
          <option key={number} value={number} />
        ))}
      </datalist>
    </fieldset>
  )
}
