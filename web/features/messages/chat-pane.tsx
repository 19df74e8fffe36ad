import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { MessageComposer } from './message-composer.tsx'
import { MessageList } from './message-list.tsx'
import { OnlineAvatar } from './online-avatar.tsx'
import { type Conversation, messagesQuery } from './queries.ts'
import { RequestBar } from './request-bar.tsx'
import { firstUnread, toLines } from './thread.ts'
import type { Activity } from './use-activity.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useOutbox } from './use-outbox.ts'

type ChatPaneProps = { conversation: Conversation; userId: string; activity: Activity }

export function ChatPane({ conversation, userId, activity }: ChatPaneProps) {
  const query = useInfiniteQuery(messagesQuery(conversation.id))
  const outgoing = useOutbox(userId).filter(({ conversationId }) => conversationId === conversation.id)
  const messages = query.data?.pages.flat() ?? []
  const hasUnread = messages.some(({ sender_id, read_at }) => sender_id !== userId && read_at === null)
  // Messages in a request are not marked as read, so that the sender does not learn that the member read them.
  useMarkRead(userId, conversation, hasUnread && !conversation.isRequest)
  // The first message that was unread when the conversation was opened. The line above it stays while the
  // conversation is open.
  const [firstNew, setFirstNew] = useState<string | null>()
  if (firstNew === undefined && query.data) setFirstNew(firstUnread(messages, userId))
  const name = conversation.other.full_name ?? 'Unknown User'
  return (
    <section
      aria-label={`Conversation with ${name}`}
      className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto_auto]"
    >
      <PaneHeader conversation={conversation} name={name} isOnline={activity.online.has(conversation.id)} />
      <Loaded query={query} skeleton={<MessagesSkeleton />} error="The messages could not be loaded.">
        {({ pages }) => (
          <MessageList
            lines={toLines(pages.flat(), outgoing, userId, firstNew)}
            name={name}
            userId={userId}
            otherId={conversation.other.id}
            isLoadingOlder={query.isFetchingNextPage}
            onOlder={query.hasNextPage && !query.isFetchingNextPage ? query.fetchNextPage : undefined}
          />
        )}
      </Loaded>
      {/* The line exists even when it is empty, so that the text box does not move. */}
      <p role="status" className="h-6 truncate px-4 text-sm text-ink-faint">
        {activity.typing.has(conversation.id) && `${name} is typing…`}
      </p>
      <RequestBar conversation={conversation} name={name} userId={userId} messageCount={messages.length}>
        <MessageComposer
          conversationId={conversation.id}
          userId={userId}
          name={name}
          onTyping={isTyping => activity.sayTyping(conversation.id, isTyping)}
        />
      </RequestBar>
    </section>
  )
}

type PaneHeaderProps = { conversation: Conversation; name: string; isOnline: boolean }

function PaneHeader({ conversation: { other }, name, isOnline }: PaneHeaderProps) {
  return (
    <header className="flex items-center gap-3 border-b border-line px-4 py-3">
      <Link
        to={paths.messaging}
        aria-label="Back to all conversations"
        className={buttonClass({ look: 'quiet', size: 'icon', className: '-ml-2 md:hidden' })}
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <Link to={paths.member(other.id)} tabIndex={-1} aria-hidden="true">
        <OnlineAvatar name={name} avatarUrl={other.avatar_url} isOnline={isOnline} />
      </Link>
      <div className="min-w-0 leading-snug">
        <h2 className="truncate font-sans text-base font-semibold tracking-normal">
          <Link to={paths.member(other.id)} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="truncate text-sm text-ink-faint">
          {[isOnline && 'online', other.company_name, other.user_type].filter(Boolean).join(' · ')}
        </p>
      </div>
    </header>
  )
}

function MessagesSkeleton() {
  return (
    <LoadingFrame label="Loading messages" className="grid content-end gap-3 p-4">
      <Skeleton className="h-10 w-1/2 rounded-card" />
      <Skeleton className="h-14 w-2/5 justify-self-end rounded-card" />
      <Skeleton className="h-10 w-1/3 rounded-card" />
    </LoadingFrame>
  )
}
