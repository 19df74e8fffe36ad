import type { ReactNode } from 'react'

type FieldRowProps = {
  /** The id of the control for the label's `for` attribute. For a group, `labelId` is used instead. */
  htmlFor?: string
  labelId?: string
  label: string
  note?: ReactNode
  noteId: string
  isWrong?: boolean
  /**
   * The position of the label. `one`: beside the single control. `row`: beside several controls, and above them on a
   * phone. `all`: always above the controls.
   */
  room?: 'one' | 'row' | 'all'
  children: ReactNode
}

const columns = {
  one: 'min-[22.5rem]:grid-cols-[minmax(0,9rem)_minmax(0,1fr)] sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]',
  row: 'sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]',
  all: '',
}
const labelPlace = { one: 'min-[22.5rem]:pt-3', row: 'sm:pt-3', all: '' }

/**
 * A row of a form: the label, the control beside or below it, and a line that shows how the input is understood
 * or what is wrong.
 */
export function FieldRow(props: FieldRowProps) {
  const { htmlFor, labelId, label, note, noteId, isWrong, room = 'one', children } = props
  const labelClass = `text-sm leading-tight font-semibold ${labelPlace[room]}`
  return (
    <div className={`grid gap-x-3 gap-y-1 ${columns[room]}`}>
      {htmlFor ? (
        <label htmlFor={htmlFor} className={labelClass}>
          {label}
        </label>
      ) : (
        <span id={labelId} className={labelClass}>
          {label}
        </span>
      )}
      <div className="grid min-w-0 gap-1">
        {children}
        <div
          id={noteId}
          className={`flex flex-wrap items-center gap-x-2 text-[0.8125rem] tabular-nums empty:hidden [overflow-wrap:anywhere] ${isWrong ? 'text-danger' : 'text-ink-soft'}`}
        >
          {note}
        </div>
      </div>
    </div>
  )
}
