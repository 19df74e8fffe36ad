import { useState } from 'react'
import { Input } from '../../ui/input.tsx'

type TicksProps = {
  label: string
  lines: readonly { id: string; text: string }[]
  ticked: ReadonlySet<string>
  onTicked: (ticked: ReadonlySet<string>) => void
}

const shownAtMost = 50

/**
 * Lines with checkboxes. If there are many lines, shows the first lines, and all lines that contain the typed
 * words.
 */
export function Ticks({ label, lines, ticked, onTicked }: TicksProps) {
  const [words, setWords] = useState('')
  const needle = words.trim().toLocaleLowerCase()
  const found = lines.filter(({ text }) => text.toLocaleLowerCase().includes(needle))
  function handleTick(id: string, isTicked: boolean) {
    const next = new Set(ticked)
    if (isTicked) next.add(id)
    else next.delete(id)
    onTicked(next)
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {lines.length > shownAtMost && (
        <Input
          type="search"
          aria-label={`${label}: find a line`}
          placeholder="Search"
          value={words}
          onChange={event => setWords(event.target.value)}
        />
      )}
      <div className="grid max-h-72 gap-1 overflow-y-auto">
        {found.slice(0, shownAtMost).map(({ id, text }) => (
          <label
            key={id}
            className="flex min-h-10 items-start gap-3 rounded-control px-2 py-2 hover:bg-sunken"
          >
            <input
              type="checkbox"
              className="mt-1 size-4 shrink-0 accent-ember-strong"
              checked={ticked.has(id)}
              onChange={event => handleTick(id, event.target.checked)}
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
          </label>
        ))}
      </div>
      {found.length > shownAtMost && (
        <p className="text-sm text-ink-faint">
          {(found.length - shownAtMost).toLocaleString('en')} more. Type a word of the one you look for.
        </p>
      )}
    </fieldset>
  )
}
