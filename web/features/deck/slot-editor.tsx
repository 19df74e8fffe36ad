// A slot on the founder's page: its text, the sources, and a box to change the text.
import { Pencil } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Slot } from '../../../venture/deck/build.ts'
import { slotMost } from '../../../venture/deck/content.ts'
import type { Sources } from '../../../venture/figures/figures.ts'
import { pageOf } from '../../entities/places.ts'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { type Place, SlotText } from './slot-text.tsx'

type SlotEditorProps = {
  slot: Slot
  place: Place
  /** The slot's name for screen readers, such as "Problem, How often". */
  name: string
  sources: Sources
  /** Called with the founder's words. Null restores the generated text. */
  onEdit: (words: string | null) => void
}

export function SlotEditor({ slot, place, name, sources, onEdit }: SlotEditorProps) {
  const [draft, setDraft] = useState<string | null>(null)
  if (draft !== null)
    return (
      <SlotForm
        name={name}
        draft={draft}
        sources={sources}
        onDraft={setDraft}
        onDone={words => {
          if (words !== null && words !== slot.template) onEdit(words === slot.written ? null : words)
          setDraft(null)
        }}
      />
    )
  const isEdited = slot.template !== slot.written
  const isLeftOut = slot.text === '' && !slot.blank
  const pages = [...new Set(slot.runs.flatMap(({ source }) => (source ? [source.place] : [])))].map(pageOf)
  const aside = slot.blank ? (
    slot.blank.place !== 'deck' && (
      <Link
        to={pageOf(slot.blank.place).to}
        className="text-sm font-semibold text-ember-strong underline underline-offset-4"
      >
        {pageOf(slot.blank.place).label}
      </Link>
    )
  ) : (
    <span className="flex flex-wrap gap-x-3 text-xs text-ink-faint">
      {pages.map(page => (
        <Link key={page.to} to={page.to} className="underline underline-offset-2">
          From {page.label}
        </Link>
      ))}
      {isEdited && (
        <Button look="link" size="inline" className="font-normal!" onClick={() => onEdit(null)}>
          Restore<span className="sr-only"> {name}</span>
        </Button>
      )}
    </span>
  )
  return (
    <div
      className={`flex items-start justify-between gap-2 ${slot.blank ? 'rounded-control border border-dashed border-line-strong p-3' : ''}`}
    >
      <div className="grid min-w-0 grow gap-1">
        {isLeftOut && <span className="text-sm text-ink-faint italic">Left out</span>}
        <SlotText slot={slot} place={place} aside={aside} />
      </div>
      <Button
        look="quiet"
        size="icon"
        className="-my-1.5 size-9! shrink-0 text-ink-faint"
        aria-label={`Edit ${name}`}
        onClick={() => setDraft(slot.template)}
      >
        <Pencil aria-hidden="true" />
      </Button>
    </div>
  )
}

type SlotFormProps = Pick<SlotEditorProps, 'name' | 'sources'> & {
  draft: string
  onDraft: (draft: string) => void
  /** Called with the new words; null if nothing changed. */
  onDone: (words: string | null) => void
}

function SlotForm({ name, draft, sources, onDraft, onDone }: SlotFormProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const save = (event: FormEvent) => {
    event.preventDefault()
    onDone(draft.trim())
  }
  const insert = (source: string) => {
    const at = box.current?.selectionEnd ?? draft.length
    onDraft(`${draft.slice(0, at)}{${source}}${draft.slice(at)}`.slice(0, slotMost))
    box.current?.focus()
  }
  return (
    <form onSubmit={save} className="grid gap-2 text-base">
      <Textarea
        ref={box}
        rows={2}
        autoFocus
        aria-label={`${name}, in your words`}
        value={draft}
        maxLength={slotMost}
        onChange={event => onDraft(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') onDone(null)
        }}
      />
      <p className="text-xs text-ink-faint">
        What stands in braces comes from its source and changes with it. Empty leaves the line out.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="ink" size="small">
          Save
        </Button>
        <Button look="quiet" size="small" onClick={() => onDone(null)}>
          Cancel
        </Button>
        <NativeSelect
          aria-label="Insert a figure"
          value=""
          onChange={event => insert(event.target.value)}
          className="h-8! w-auto! max-w-full text-[0.8125rem]!"
        >
          <option value="">Insert a figure…</option>
          {[...sources.values()].map(source => (
            <option key={source.name} value={source.name}>
              {source.text.length > 44 ? `${source.text.slice(0, 43)}…` : source.text}
            </option>
          ))}
        </NativeSelect>
      </div>
    </form>
  )
}
