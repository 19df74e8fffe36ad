import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { searchMinimum } from '../../../contracts/limits.ts'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Input } from '../../ui/input.tsx'
import { NewMessage } from './new-message.tsx'
import { conversationSearchQuery, messageSearchQuery } from './queries.ts'

type FindConversationProps = {
  userId: string
  /** The list of all conversations, shown while the search box is empty. */
  children: ReactNode
}

/**
 * The area above the conversations: start a conversation, find a conversation by the other member's name, or
 * search all messages.
 */
export function FindConversation({ userId, children }: FindConversationProps) {
  const [text, setText] = useState('')
  const typed = useDeferredValue(text)
  const isSearching = typed.trim().length >= searchMinimum
  return (
    <>
      <div className="flex gap-2 border-b border-line p-3">
        <Input
          type="search"
          aria-label="Search messages"
          placeholder="Search messages..."
          className="min-w-0 [&::-webkit-search-cancel-button]:hidden"
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <NewMessage />
      </div>
      {isSearching ? (
        <>
          <FoundConversations userId={userId} typed={typed} />
          <FoundMessages userId={userId} typed={typed} />
        </>
      ) : (
        children
      )}
    </>
  )
}

function FoundConversations({ userId, typed }: { userId: string; typed: string }) {
  const { data = [] } = useQuery({
    ...conversationSearchQuery(userId, typed),
    placeholderData: keepPreviousData,
  })
  if (data.length === 0) return null
  return (
    <ul aria-label="Found conversations" className="border-b border-line py-1">
      {data.map(({ id, other }) => (
        <li key={id}>
          <Link
            to={paths.conversationWith(other.id)}
            className="flex items-center gap-3 px-4 py-2 hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <Avatar name={other.full_name ?? 'Unknown User'} src={other.avatar_url} size="small" />
            <span className="min-w-0 truncate font-semibold" dir="auto">
              {other.full_name ?? 'Unknown User'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function FoundMessages({ userId, typed }: { userId: string; typed: string }) {
  const { data, isError } = useQuery({
    ...messageSearchQuery(userId, typed),
    placeholderData: keepPreviousData,
  })
  return (
    <ul aria-label="Found messages" aria-live="polite">
      {data?.map(message => (
        <li key={message.id}>
          <Link
            to={paths.conversationWith(message.other.id)}
            className="grid gap-0.5 px-4 py-3 leading-snug hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <span className="flex items-baseline justify-between gap-2">
              <span className="truncate font-semibold" dir="auto">
                {message.other.full_name ?? 'Unknown User'}
              </span>
              <TimeAgo at={message.created_at} className="shrink-0 text-xs text-ink-faint" />
            </span>
            <span className="line-clamp-2 text-sm text-ink-soft [overflow-wrap:anywhere]" dir="auto">
              {message.content}
            </span>
          </Link>
        </li>
      ))}
      {data?.length === 0 && <li className="p-4 text-ink-soft">No message says that.</li>}
      {isError && <li className="p-4 text-ink-soft">The search did not work. Try again.</li>}
    </ul>
  )
}
