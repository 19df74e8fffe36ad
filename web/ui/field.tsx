import { Slot } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { type Limit, limitText } from './limit.ts'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** The maximum and current length of the text. */
  limit?: Limit
  /** A link at the right end of the label's line. */
  aside?: ReactNode
  children: ReactNode
  className?: string
}

/** A label, a control, and a line below with a hint or an error. */
export function Field({ label, hint, error, limit, aside, children, className = '' }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const length = limit ? limitText(limit) : null
  const isWrong = Boolean(error) || (limit !== undefined && limit.count > limit.maximum)
  const note = error ?? length ?? hint
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          {label}
        </label>
        {aside}
      </div>
      <Slot.Root id={id} aria-invalid={isWrong || undefined} aria-describedby={note ? noteId : undefined}>
        {children}
      </Slot.Root>
      {note && (
        <p
          id={noteId}
          className={`text-[0.8125rem] ${isWrong ? 'text-danger' : 'text-ink-faint'}`}
          aria-live={length ? 'polite' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  )
}
