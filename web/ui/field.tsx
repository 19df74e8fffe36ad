import { Slot } from 'radix-ui'
import { type ReactNode, useId } from 'react'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Beside the label, at the far end: a link or a counter. */
  aside?: ReactNode
  children: ReactNode
  className?: string
}

/** One label, one control, one line under it that says what helps or what is wrong. */
export function Field({ label, hint, error, aside, children, className = '' }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          {label}
        </label>
        {aside}
      </div>
      <Slot.Root id={id} aria-invalid={error ? true : undefined} aria-describedby={note ? noteId : undefined}>
        {children}
      </Slot.Root>
      {note && (
        <p id={noteId} className={`text-[0.8125rem] ${error ? 'text-danger' : 'text-ink-faint'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
