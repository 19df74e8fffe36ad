import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { type Contact, stageLabels } from '../../../contracts/contacts.ts'
import { shortDate } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'

type ContactListProps = {
  contacts: readonly Contact[]
  today: string
  onOpen: (contact: Contact) => void
}

const tones = {
  to_ask: 'plain',
  asked: 'amber',
  booked: 'ember',
  talked: 'teal',
  follow_up: 'ember',
} as const

/** Renders only the visible contacts, so that a list of two thousand scrolls smoothly. */
export function ContactList({ contacts, today, onOpen }: ContactListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(list.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtual = useWindowVirtualizer({
    count: contacts.length,
    estimateSize: () => 76,
    overscan: 8,
    scrollMargin,
    getItemKey: index => contacts[index]?.id ?? index,
  })
  return (
    <ul ref={list} aria-label="People" className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(item => {
        const person = contacts[item.index]
        return (
          person && (
            <li
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              aria-setsize={contacts.length}
              aria-posinset={item.index + 1}
              className="absolute inset-x-0 top-0 border-t border-line"
              style={{ transform: `translateY(${item.start - scrollMargin}px)` }}
            >
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen(person)}
                className="grid w-full gap-1 rounded-control py-3 text-left hover:text-ember-deep"
              >
                <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{person.name}</span>
                  <Badge tone={tones[person.stage]}>{stageLabels[person.stage]}</Badge>
                </span>
                <span className="min-w-0 text-sm text-ink-soft [overflow-wrap:anywhere]">
                  {[person.segment, person.company].filter(Boolean).join(' · ')}
                  {(person.segment || person.company) && (person.next_step || person.next_on) && ' · '}
                  {person.next_step}
                  {person.next_on && (
                    <span className={person.next_on < today ? 'text-danger' : ''}>
                      {person.next_step ? ', ' : ''}
                      {shortDate(`${person.next_on}T12:00:00`)}
                    </span>
                  )}
                </span>
              </button>
            </li>
          )
        )
      })}
    </ul>
  )
}
