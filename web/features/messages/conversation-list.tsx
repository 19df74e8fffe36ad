import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { Link } from 'react-router'
import { CountBadge } from '../../entities/count-badge.tsx'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { OnlineAvatar } from './online-avatar.tsx'
import { type Box, type Conversation, conversationsQuery } from './queries.ts'
import type { Activity } from './use-activity.ts'

type ConversationListProps = {
  userId: string
  /** The conversation on the screen, which may not be in the list yet. */
  open: Conversation | undefined
  activity: Activity
  box: Box
}

export function ConversationList({ userId, open, activity, box }: ConversationListProps) {
  const query = useInfiniteQuery(conversationsQuery(userId, box))
  return (
    <Loaded query={query} skeleton={<ListSkeleton />} error="Your conversations could not be loaded.">
      {({ pages }) => {
        const isHere = open?.isRequest === (box === 'requests')
        const conversations = shownConversations(pages.flat(), isHere ? open : undefined)
        if (conversations.length === 0) return box === 'requests' ? <NoRequests /> : <NoConversations />
        return (
          <>
            <ul className="grid">
              {conversations.map(conversation => (
                <li
                  key={conversation.id}
                  className="[content-visibility:auto] [contain-intrinsic-size:auto_4.5rem]"
                >
                  <ConversationLine
                    conversation={conversation}
                    userId={userId}
                    isOpen={conversation.id === open?.id}
                    isOnline={activity.online.has(conversation.id)}
                    isTyping={activity.typing.has(conversation.id)}
                  />
                </li>
              ))}
            </ul>
            {query.hasNextPage && (
              <Button
                size="small"
                className="mx-auto my-3 flex"
                disabled={query.isFetchingNextPage}
                onClick={() => query.fetchNextPage()}
              >
                {query.isFetchingNextPage ? 'Loading...' : 'Show older conversations'}
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

/** Hides conversations without messages, except the open conversation. */
function shownConversations(listed: readonly Conversation[], open: Conversation | undefined): Conversation[] {
  const spoken = listed.filter(({ id, lastMessage }) => lastMessage !== null || id === open?.id)
  return open && !spoken.some(({ id }) => id === open.id) ? [open, ...spoken] : spoken
}

type LineProps = {
  conversation: Conversation
  userId: string
  isOpen: boolean
  isOnline: boolean
  isTyping: boolean
}

function ConversationLine({ conversation, userId, isOpen, isOnline, isTyping }: LineProps) {
  const { other, lastMessage, lastSenderId, unreadCount, updatedAt } = conversation
  const name = other.full_name ?? 'Unknown User'
  const unread = unreadCount > 0
  return (
    <Link
      to={paths.conversationWith(other.id, conversation.isRequest)}
      aria-current={isOpen ? 'true' : undefined}
      className={`flex items-center gap-3 border-l-2 px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 ${isOpen ? 'border-ember bg-sunken' : 'border-transparent'}`}
    >
      <OnlineAvatar name={name} avatarUrl={other.avatar_url} isOnline={isOnline} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] leading-snug">
        <span className="flex items-baseline justify-between gap-2">
          <span className={`truncate ${unread ? 'font-bold' : 'font-semibold'}`} dir="auto">
            {name}
            {isOnline && <span className="sr-only"> (online)</span>}
          </span>
          <TimeAgo at={updatedAt} className="shrink-0 text-xs text-ink-faint" />
        </span>
        <span className="flex items-center justify-between gap-2">
          <span className={`truncate text-sm ${unread ? 'text-ink' : 'text-ink-faint'}`} dir="auto">
            {isTyping ? 'typing…' : lastLine(lastMessage, lastSenderId === userId)}
          </span>
          <CountBadge count={unreadCount} />
        </span>
      </span>
    </Link>
  )
}

function lastLine(message: string | null, isOwn: boolean): string {
  if (message === null) return 'Say hello'
  return isOwn ? `You: ${message}` : message
}

function NoConversations() {
  return (
    <EmptyState
      icon={<MessageSquare />}
      title="No conversations yet"
      text="Open somebody's profile and press Message."
      action={
        <Link to={paths.feed} className={buttonClass({ look: 'plain', size: 'small' })}>
          Find people
        </Link>
      }
    />
  )
}

function NoRequests() {
  return (
    <EmptyState
      icon={<MessageSquare />}
      title="No requests"
      text="When somebody you do not follow writes to you for the first time, it waits here."
    />
  )
}

function ListSkeleton() {
  return (
    <LoadingFrame label="Loading conversations" className="grid gap-4 p-4">
      {['first', 'second', 'third'].map(name => (
        <div key={name} className="flex gap-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </LoadingFrame>
  )
}
