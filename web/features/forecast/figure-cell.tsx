import { type KeyboardEvent, useState } from 'react'
import type { Field } from '../../../venture/forecast/fields.ts'
import type { Format } from '../../../venture/forecast/format.ts'
import { controlClass } from '../../ui/input.tsx'

type FigureCellProps = {
  label: string
  field: Field
  value: number
  format: Format
  onChange: (value: number) => void
}

/**
 * A figure of the grid. Enter and the arrow keys move to another figure; Escape restores the previous value.
 */
export function FigureCell({ label, field, value, format, onChange }: FigureCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && format.read(typed, field.unit) === null
  const commit = () => {
    if (typed === null) return
    const read = format.read(typed, field.unit)
    if (read !== null) onChange(read)
    setTyped(null)
  }
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return setTyped(null)
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    commit()
    const cells = [...document.querySelectorAll<HTMLInputElement>('[data-figure]')]
    const next = cells[cells.indexOf(event.currentTarget) + step]
    next?.focus()
    next?.select()
  }
  return (
    <input
      data-figure=""
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      value={typed ?? format.typed(value, field.unit)}
      onChange={event => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={move}
      className={`h-9 px-2 text-right tabular-nums ${controlClass}`}
    />
  )
}
