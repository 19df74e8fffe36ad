import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { findByHandleQuery, type Mentioned } from '../../entities/profile.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { floatClass, itemClass } from '../../ui/float.ts'
import { Textarea } from '../../ui/textarea.tsx'
import { beginningOfMention, completeMention } from './mention.ts'

type MentionBoxProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onKeyDown'> & {
  value: string
  onText: (text: string) => void
  /** Called with every key that the list of members does not handle. */
  onKey: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/**
 * A text box with suggestions: while the text before the cursor ends with `@` and the beginning of a handle, it
 * lists members.
 */
export function MentionBox({ value, onText, onKey, ...props }: MentionBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const [caret, setCaret] = useState<number | null>(null)
  const [chosen, setChosen] = useState(0)
  const beginning = caret === null ? null : beginningOfMention(value.slice(0, caret))
  const { data } = useQuery(findByHandleQuery(beginning ?? ''))
  const people = beginning === null ? [] : (data ?? [])
  const isOpen = people.length > 0
  const at = Math.min(chosen, people.length - 1)

  function follow() {
    const element = box.current
    const isCaret = element && element.selectionStart === element.selectionEnd
    setCaret(isCaret ? element.selectionStart : null)
    setChosen(0)
  }
  function choose({ handle }: Mentioned) {
    const completed = completeMention(value, caret ?? value.length, handle)
    flushSync(() => {
      onText(completed.text)
      setCaret(null)
    })
    box.current?.focus()
    box.current?.setSelectionRange(completed.caret, completed.caret)
  }
  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const person = people[at]
    if (!isOpen || !person || event.nativeEvent.isComposing) return onKey(event)
    if (event.key === 'ArrowDown') setChosen((at + 1) % people.length)
    else if (event.key === 'ArrowUp') setChosen((at + people.length - 1) % people.length)
    else if (event.key === 'Escape') setCaret(null)
    else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') choose(person)
    else return onKey(event)
    event.preventDefault()
  }
  return (
    <div className="relative min-w-0 flex-1">
      <Textarea
        {...props}
        ref={box}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        onChange={event => {
          onText(event.target.value)
          follow()
        }}
        onKeyDown={handleKeyDown}
        onClick={follow}
        onBlur={() => setCaret(null)}
      />
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label="Members to mention"
          className={`${floatClass} absolute top-full left-0 mt-1 w-full max-w-80`}
        >
          {people.map((person, index) => (
            // biome-ignore lint/a11y: the text box keeps the focus and handles the keys.
            <div
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              data-selected={index === at}
              className={itemClass}
              // Keeps the focus in the text box.
              onMouseDown={event => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <Avatar name={person.full_name ?? 'User'} src={person.avatar_url} size="small" />
              <span className="min-w-0 leading-snug">
                <span className="block truncate font-medium" dir="auto">
                  {person.full_name ?? 'User'}
                </span>
                <span className="block truncate text-sm text-ink-faint">@{person.handle}</span>
              </span>
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {isOpen && `${people.length} ${people.length === 1 ? 'member' : 'members'} to choose from`}
      </span>
    </div>
  )
}
