import type { ReactNode } from 'react'

type FieldRowProps = {
  /** The id of the control that the label names. A group is named by `labelId` instead. */
  htmlFor?: string
  labelId?: string
  label: string
  note?: ReactNode
  noteId: string
  isWrong?: boolean
  /**
   * How the label is placed. With several controls in a row it is above them on a phone; with chips it always
   * is.
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
 * A label, its control beside it if there is space, and one line below: what was understood, or what is
 * wrong.
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
