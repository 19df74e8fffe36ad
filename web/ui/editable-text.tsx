import { Pencil } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Textarea } from './textarea.tsx'

type EditableTextProps = {
  /** The name of the text for screen readers, such as "Hook". */
  label: string
  text: string
  /** The text before it was edited. */
  written: string
  onSave: (text: string) => void
  /** The text as the page shows it while nobody edits it. */
  children: ReactNode
  mostLetters?: number
}

/** A text that the founder can edit. A button restores the text before the edits. */
export function EditableText({ label, text, written, onSave, children, mostLetters }: EditableTextProps) {
  const [draft, setDraft] = useState<string | null>(null)
  function save(event: FormEvent) {
    event.preventDefault()
    onSave(draft ?? text)
    setDraft(null)
  }
  if (draft !== null) {
    return (
      <form onSubmit={save} className="grid gap-2">
        <Textarea
          rows={2}
          autoFocus
          aria-label={`${label}, in your words`}
          value={draft}
          maxLength={mostLetters}
          onChange={event => setDraft(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="ink" size="small" disabled={draft.trim() === ''}>
            Save
          </Button>
          <Button look="quiet" size="small" onClick={() => setDraft(null)}>
            Cancel
          </Button>
        </div>
      </form>
    )
  }
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 [overflow-wrap:anywhere]">{children}</div>
        <Button
          look="quiet"
          size="icon"
          className="-my-1.5 text-ink-faint"
          aria-label={`Edit ${label}`}
          onClick={() => setDraft(text)}
        >
          <Pencil aria-hidden="true" />
        </Button>
      </div>
      {text !== written && (
        <details className="text-sm text-ink-soft">
          <summary className="cursor-pointer py-1 font-semibold hover:text-ink">
            As written by the co-founder
          </summary>
          <p className="py-1 [overflow-wrap:anywhere]">{written || 'Left open'}</p>
          <Button size="small" aria-label={`Restore ${label}`} onClick={() => onSave(written)}>
            Restore
          </Button>
        </details>
      )}
    </div>
  )
}
