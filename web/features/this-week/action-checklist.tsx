import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { Action } from '../../../contracts/evidence.ts'
import { useChangeEvidence } from '../../entities/evidence.ts'
import { shortDate } from '../../lib/dates.ts'
import { toldElsewhere } from '../../lib/told-elsewhere.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { giveFocus } from '../../ui/focus.ts'
import { Input } from '../../ui/input.tsx'

const outcomeMost = 1000

type ActionChecklistProps = {
  projectId: string
  actions: readonly Action[]
  /** The maximum number of actions shown here. All actions are on their own page. */
  most?: number
}

/** The open actions. To finish an action, the founder must write what people did; "done" alone is not enough. */
export function ActionChecklist({ projectId, actions, most = actions.length }: ActionChecklistProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const [outcome, setOutcome] = useState('')
  const change = useChangeEvidence('actions', projectId)
  const open = (id: string | null) => {
    setOpened(id)
    setOutcome('')
  }
  /** A finished line disappears, so the focus moves to the next line or to the card. */
  async function finish(id: string, line: Element | null) {
    const beside = line?.nextElementSibling ?? line?.previousElementSibling
    const card = line?.closest('section[aria-label]')
    await change.mutateAsync({
      id,
      change: { done_at: new Date().toISOString(), outcome: outcome.trim() || null },
    })
    open(null)
    const at = document.activeElement
    if (at !== document.body && !line?.contains(at)) return
    card?.setAttribute('tabindex', '-1')
    if (!giveFocus(beside?.querySelector('input, a') ?? null)) giveFocus(card ?? null)
  }
  return (
    <ul className="grid gap-2">
      {actions.slice(0, most).map(({ id, text, due_on }) => (
        <li key={id} className="grid gap-2">
          <label className="flex min-h-8 items-start gap-2.5">
            <input
              type="checkbox"
              className="mt-1.5 size-4 shrink-0 accent-ember-strong"
              checked={opened === id}
              onChange={event => open(event.target.checked ? id : null)}
            />
            <span className="min-w-0">
              {text}
              {due_on && <span className="text-ink-soft"> · {shortDate(`${due_on}T12:00:00`)}</span>}
            </span>
          </label>
          {opened === id && (
            <form
              className="grid gap-2 pl-6.5 sm:grid-cols-[1fr_auto] sm:items-end"
              onSubmit={(event: FormEvent) => {
                event.preventDefault()
                void finish(id, event.currentTarget.closest('li')).catch(toldElsewhere)
              }}
            >
              <Field label="What did they do?">
                <Input
                  autoFocus
                  value={outcome}
                  maxLength={outcomeMost}
                  onChange={event => setOutcome(event.target.value)}
                />
              </Field>
              <Button type="submit" disabled={change.isPending}>
                {change.isPending ? 'Saving...' : 'Done'}
              </Button>
            </form>
          )}
        </li>
      ))}
      {actions.length > most && (
        <li>
          <Link to={paths.actions} className={buttonClass({ look: 'link', size: 'inline' })}>
            and {actions.length - most} more
          </Link>
        </li>
      )}
    </ul>
  )
}
