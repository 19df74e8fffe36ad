import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SquarePen } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchMinimum } from '../../../contracts/limits.ts'
import { foundBy } from '../../entities/found-by.ts'
import { personSearchQuery } from '../../entities/profile.ts'
import { useUser } from '../../lib/user.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

/** A dialog to choose the member to write to. */
export function NewMessage() {
  const navigate = useNavigate()
  const { id: userId } = useUser()
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const words = useDeferredValue(text)
  const { data } = useQuery({ ...personSearchQuery(words), placeholderData: keepPreviousData })
  const people = words.trim().length >= searchMinimum ? data?.filter(({ id }) => id !== userId) : undefined
  function choose(id: string) {
    setIsOpen(false)
    setText('')
    void navigate(paths.conversationWith(id))
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="icon" className="size-11 shrink-0" aria-label="New message">
          <SquarePen aria-hidden="true" />
        </Button>
      }
      title="New message"
    >
      <Field label="To" hint="A name, a company or an @handle.">
        <Input type="search" value={text} onChange={event => setText(event.target.value)} />
      </Field>
      <ul aria-label="Members to write to" aria-live="polite" className="grid gap-1">
        {people?.map(person => (
          <li key={person.id}>
            <button
              type="button"
              className="flex w-full items-center gap-3 rounded-control p-2 text-left hover:bg-sunken"
              onClick={() => choose(person.id)}
            >
              <Avatar name={person.full_name ?? 'User'} src={person.avatar_url} size="small" />
              <span className="min-w-0 leading-snug">
                <span className="block truncate font-semibold" dir="auto">
                  {person.full_name ?? 'User'}
                </span>
                <span className="block truncate text-sm text-ink-faint">
                  {[...new Set([person.company_name, person.user_type, foundBy(words, person)])]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
        {people?.length === 0 && <li className="p-2 text-ink-soft">Nobody by that name or company.</li>}
      </ul>
    </Dialog>
  )
}
