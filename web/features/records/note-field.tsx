// A text box of a card, with a line below it and texts that a tap inserts at the cursor.
import { type RefObject, useRef } from 'react'
import type { FormField } from '../../../venture/records/fields.ts'
import type { Beside } from '../../../venture/records/kind.ts'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { errorText, type Named } from './card-field-props.ts'
import { FieldRow } from './field-row.tsx'

type NoteFieldProps = Named & { field: Extract<FormField, { type: 'note' }> }

export function NoteField({ field, draft, voice, error, aside, beside, names, onChange }: NoteFieldProps) {
  const text = draft[field.id] ?? ''
  const line = useRef<HTMLInputElement>(null)
  const lines = useRef<HTMLTextAreaElement>(null)
  const shared = {
    id: names.id,
    'data-stop': true,
    'data-field': field.id,
    autoComplete: 'off',
    enterKeyHint: 'next',
    placeholder: voice.say(field.hint),
    'aria-describedby': names.noteId,
    'aria-invalid': error !== undefined || undefined,
    value: text,
  } as const
  const change = (written: string) => onChange({ [field.id]: written })
  return (
    <FieldRow
      label={names.label}
      htmlFor={names.id}
      noteId={names.noteId}
      room={field.rows ? 'all' : 'one'}
      note={
        error ? (
          errorText(error, text.trim(), field.most, voice)
        ) : (
          <BesideLine beside={beside} aside={aside} />
        )
      }
      isWrong={error !== undefined}
    >
      {field.rows ? (
        <Textarea
          {...shared}
          ref={lines}
          rows={field.rows}
          className="max-h-40"
          onChange={event => change(event.target.value)}
        />
      ) : (
        <Input {...shared} ref={line} onChange={event => change(event.target.value)} />
      )}
      <Offers beside={beside} box={field.rows ? lines : line} text={text} onWrite={change} />
    </FieldRow>
  )
}

type BesideLineProps = { beside: Beside | null | undefined; aside?: string | null | undefined }

export function BesideLine({ beside, aside = null }: BesideLineProps) {
  if (!beside?.line) return aside
  return (
    <>
      <span data-beside className={beside.isOver ? 'text-amber' : undefined}>
        {beside.line}
      </span>
      {aside && <span className="text-ink-faint">{aside}</span>}
    </>
  )
}

type OffersProps = {
  beside: Beside | null | undefined
  box: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  text: string
  onWrite: (text: string) => void
}

/** Texts of the founder that a tap inserts, each with its name. */
export function Offers({ beside, box, text, onWrite }: OffersProps) {
  const offers = beside?.offers ?? []
  if (offers.length === 0) return null
  const write = (offer: string) => {
    const at = box.current?.selectionStart ?? text.length
    const [before, after] = [text.slice(0, at), text.slice(box.current?.selectionEnd ?? at)]
    const gap = before === '' || /\s$/u.test(before) ? '' : ' '
    const start = `${before}${gap}${offer}`
    onWrite(after === '' || /^[\s.,;:!?]/u.test(after) ? `${start}${after}` : `${start} ${after}`)
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(start.length, start.length)
    })
  }
  return (
    <ul className="grid gap-1.5">
      {offers.map(({ label, text: offer }) => (
        <li key={label} className="grid gap-0.5">
          <span className="text-[0.8125rem] text-ink-soft">{label}</span>
          <button
            type="button"
            onClick={() => write(offer)}
            className="min-h-9 max-w-full justify-self-start rounded-2xl border border-line-control bg-surface px-3 py-1 text-left text-sm leading-tight [overflow-wrap:anywhere] hover:border-ink-faint"
          >
            {offer}
          </button>
        </li>
      ))}
    </ul>
  )
}
