import { ArrowLeft, ArrowRight, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import {
  type Activity,
  moveActivity,
  nameMost,
  removeActivity,
  renameActivity,
} from '../../../venture/mvp/content.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/input.tsx'
import type { MvpChange, MvpRemove } from './mvp-document.ts'

type ActivityHeadProps = {
  activity: Activity
  place: number
  count: number
  onChange: MvpChange
  onRemove: MvpRemove
}

/**
 * The head of a column in the story map: the activity's name, and buttons to rename, move and remove the
 * activity.
 */
export function ActivityHead({
  activity: { id, name },
  place,
  count,
  onChange,
  onRemove,
}: ActivityHeadProps) {
  const [draft, setDraft] = useState<string | null>(null)
  if (draft === null) {
    return (
      <div className="flex items-start justify-between gap-1 border-b-2 border-ink-soft pb-1 md:mb-2">
        <h3 dir="auto" className="min-w-0 font-sans text-[0.9375rem] font-semibold [overflow-wrap:anywhere]">
          {name}
        </h3>
        <Button
          look="quiet"
          size="icon"
          className="-my-1 size-8!"
          aria-label={`Edit ${name}`}
          onClick={() => setDraft(name)}
        >
          <Pencil aria-hidden="true" />
        </Button>
      </div>
    )
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onChange(now => renameActivity(now, id, draft ?? name))
    setDraft(null)
  }
  return (
    <form onSubmit={handleSubmit} className="grid gap-2 md:mb-2">
      <Input
        autoFocus
        aria-label={`Name of ${name}`}
        value={draft}
        maxLength={nameMost}
        onChange={event => setDraft(event.target.value)}
      />
      <div className="flex flex-wrap gap-1">
        <Button type="submit" look="ink" size="small" disabled={draft.trim() === ''}>
          Save
        </Button>
        <Button
          look="quiet"
          size="icon"
          className="size-8!"
          aria-label={`Move ${name} to the left`}
          disabled={place === 0}
          onClick={() => onChange(now => moveActivity(now, id, place - 1))}
        >
          <ArrowLeft aria-hidden="true" />
        </Button>
        <Button
          look="quiet"
          size="icon"
          className="size-8!"
          aria-label={`Move ${name} to the right`}
          disabled={place === count - 1}
          onClick={() => onChange(now => moveActivity(now, id, place + 1))}
        >
          <ArrowRight aria-hidden="true" />
        </Button>
        <Button
          look="quiet"
          size="icon"
          className="size-8!"
          aria-label={`Delete ${name}`}
          onClick={() => onRemove(name, now => removeActivity(now, id))}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
    </form>
  )
}
