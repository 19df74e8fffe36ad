import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { Boxes } from '../features/messages/boxes.tsx'
import { ChatPane } from '../features/messages/chat-pane.tsx'
import { ClosedMessages } from '../features/messages/closed-messages.tsx'
import { ConversationList } from '../features/messages/conversation-list.tsx'
import { FindConversation } from '../features/messages/find-conversation.tsx'
import { conversationsQuery, conversationWithQuery } from '../features/messages/queries.ts'
import { useActivity } from '../features/messages/use-activity.ts'
import { useLiveMessages } from '../features/messages/use-live-messages.ts'
import { useUser } from '../lib/user.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadingFrame, Skeleton } from '../ui/skeleton.tsx'

export function Component() {
  const { id: userId } = useUser()
  const [params] = useSearchParams()
  const otherId = params.get('userId')
  const box = params.get('box') === 'requests' ? 'requests' : 'inbox'
  useLiveMessages(userId)
  const activity = useActivity(userId)
  const list = useInfiniteQuery(conversationsQuery(userId))
  const listed = list.data?.pages.flat().find(({ other }) => other.id === otherId)
  const opened = useQuery({
    ...conversationWithQuery(userId, otherId ?? ''),
    enabled: otherId !== null && listed === undefined,
  })
  const open = otherId === null ? undefined : (listed ?? opened.data)
  return (
    <div className="max-md:-mx-4 max-md:-mt-8 max-md:mb-[calc(-6rem-var(--toasts))] sm:max-md:-mx-6">
      <h1
        className={`mb-5 text-[clamp(2rem,4vw,2.5rem)] max-md:m-0 max-md:px-4 max-md:pt-4 max-md:pb-3 ${otherId ? 'max-md:sr-only' : ''}`}
      >
        Messages
      </h1>
      <div className="grid grid-cols-1 overflow-hidden border-line bg-surface max-md:border-t md:h-[calc(100dvh-12.25rem-var(--offline)-var(--toasts))] md:min-h-[20rem] md:grid-cols-[20rem_minmax(0,1fr)] md:rounded-card md:border">
        <div
          className={`grid min-h-0 grid-rows-[auto_minmax(0,1fr)] border-line md:border-r ${otherId ? 'max-md:hidden' : 'max-md:min-h-[calc(100dvh-11.5rem)]'}`}
        >
          <Boxes userId={userId} box={box} />
          <nav aria-label="Conversations" className="relative min-h-0 overflow-y-auto">
            <FindConversation userId={userId}>
              <ConversationList key={box} userId={userId} open={open} activity={activity} box={box} />
              {box === 'inbox' && <ClosedMessages userId={userId} />}
            </FindConversation>
          </nav>
        </div>
        <div
          className={`grid min-h-0 ${otherId ? 'max-md:h-[calc(100dvh-var(--bar)-1px-var(--foot)-var(--toasts))]' : 'max-md:hidden'}`}
        >
          {open ? (
            <ChatPane key={open.id} conversation={open} userId={userId} activity={activity} />
          ) : otherId && opened.isError ? (
            <EmptyState
              title="This conversation cannot be opened"
              action={
                <Link to={paths.messaging} className={buttonClass({ look: 'plain' })}>
                  All conversations
                </Link>
              }
            />
          ) : otherId ? (
            <LoadingFrame label="Opening the conversation" className="grid content-end gap-3 p-4">
              <Skeleton className="h-10 w-1/2 rounded-card" />
              <Skeleton className="h-10 w-2/5 justify-self-end rounded-card" />
            </LoadingFrame>
          ) : (
            <div className="grid place-items-center">
              <EmptyState icon={<MessagesSquare />} title="Select a conversation to start messaging" />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
