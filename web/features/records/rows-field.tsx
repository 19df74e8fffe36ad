// The rows of a card. One row is open for editing, and the other rows show their values.
import { Plus, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { rowsIn, valueIn } from '../../../venture/records/draft.ts'
import { cellsOf, type RowsField as Rows, rowName } from '../../../venture/records/fields.ts'
import { printField } from '../../../venture/records/print-answer.ts'
import { founderLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import type { CardFieldProps, Named } from './card-field-props.ts'

type RowsFieldProps = Named & { field: Rows; Cell: (props: CardFieldProps) => ReactNode }

export function RowsField({ field, names, Cell, ...props }: RowsFieldProps) {
  const { draft, voice, errors, onChange } = props
  const { say } = voice
  const list = useRef<HTMLUListElement>(null)
  const place = { locale: founderLocale(), currency: props.currency, today: props.today }
  const told = rowsIn(field, draft)
  // An empty list shows one empty row.
  const ids = told.length > 0 ? told : [firstRow]
  const [open, setOpen] = useState(ids[0] ?? null)
  const [added, setAdded] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the founder adds or opens a row.
  useEffect(() => {
    if (added) list.current?.querySelector<HTMLElement>('[data-open] [data-stop]')?.focus()
    setAdded(false)
  }, [open])
  /** A new row is added to the list when the founder types into it. */
  const listed = (next: readonly string[]) => (field.fixed ? {} : { [`${field.id}.rows`]: next.join(',') })
  const show = (id: string | null) => {
    setAdded(true)
    setOpen(id)
  }
  const add = () => {
    const id = crypto.randomUUID().slice(0, 8)
    onChange(listed([...ids, id]))
    show(id)
  }
  const remove = (id: string) => {
    const gone = Object.keys(draft).filter(name => name.startsWith(`${field.id}.${id}.`))
    const rest = ids.filter(one => one !== id)
    onChange({ ...Object.fromEntries(gone.map(name => [name, ''])), ...listed(rest) })
    show(rest[0] ?? null)
  }
  return (
    <div className="grid gap-2" data-field={field.id}>
      <span id={names.labelId} className="text-sm leading-tight font-semibold">
        {names.label}
      </span>
      <ul ref={list} aria-labelledby={names.labelId} className="grid gap-2">
        {ids.map((id, at) => {
          const cells = cellsOf(field, id)
          const shown = cells.flatMap(cell => {
            const read = valueIn(cell, draft, place)
            return read && 'value' in read ? [printField(cell, read.value, voice)] : []
          })
          const given = field.fixed?.find(row => row.id === id)
          const fixed = given && rowName(given, voice.say)
          const name = fixed ?? shown[0] ?? `${at + 1}`
          const isWrong = cells.some(cell => errors[cell.id])
          return (
            <li key={id} className="min-w-0 rounded-card border border-line-strong bg-surface p-2.5">
              {open === id ? (
                <fieldset data-open className="grid min-w-0 gap-3">
                  <legend className={fixed ? 'mb-2 text-sm font-semibold' : 'sr-only'}>{name}</legend>
                  {cells.map(cell => (
                    <Cell
                      key={cell.id}
                      {...props}
                      field={cell}
                      aside={null}
                      beside={null}
                      isNarrow
                      onChange={part => onChange({ ...part, ...listed(ids) })}
                    />
                  ))}
                  {!field.fixed && ids.length > 1 && (
                    <Button
                      look="quiet"
                      size="small"
                      className="justify-self-start"
                      onClick={() => remove(id)}
                    >
                      <X aria-hidden="true" />
                      {say('rows.remove', { name })}
                    </Button>
                  )}
                </fieldset>
              ) : (
                <button
                  type="button"
                  aria-expanded={false}
                  className="grid min-h-9 w-full gap-0.5 text-left text-sm [overflow-wrap:anywhere]"
                  onClick={() => show(id)}
                >
                  <span className="font-semibold">{name}</span>
                  <span className={isWrong ? 'text-danger' : 'text-ink-soft'}>
                    {(fixed ? shown : shown.slice(1)).join(' · ') || say('told.blank')}
                  </span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {!field.fixed && told.length > 0 && ids.length < field.most && (
        <Button look="link" size="inline" className="min-h-9 justify-self-start text-sm" onClick={add}>
          <Plus aria-hidden="true" />
          {say(field.add)}
        </Button>
      )}
    </div>
  )
}

/** The id of the empty row that an empty list shows. */
const firstRow = 'first'
