/**
 * Adds new messages to the cached lists. Every change may arrive twice: in the server's response and by realtime.
 */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type Conversation, conversationsQuery, type Message, messagesQuery } from './queries.ts'

/** Adds a message or replaces its earlier version. Returns true if the message was not in the cache. */
export function putMessage(client: QueryClient, message: Message): boolean {
  const { queryKey } = messagesQuery(message.conversation_id)
  // If the list of messages is being loaded, it is loaded again, because loading may have started before this
  // message was written. If older pages are being loaded, that continues.
  const state = client.getQueryState(queryKey)
  if (state?.fetchStatus === 'fetching' && !state.fetchMeta?.fetchMore)
    void client.invalidateQueries({ queryKey })
  const data = client.getQueryData(queryKey)
  if (!data) return true
  const isKnown = data.pages.some(page => page.some(({ id }) => id === message.id))
  const pages = isKnown
    ? data.pages.map(page => page.map(current => (current.id === message.id ? message : current)))
    : data.pages.map((page, index) => (index === 0 ? newestFirst([message, ...page]) : page))
  client.setQueryData(queryKey, { ...data, pages })
  return !isKnown
}

/**
 * Moves the conversation of a message to the top of the list. If the list does not contain the conversation, the
 * list is read again.
 */
export function moveUp(client: QueryClient, userId: string, message: Message): void {
  const isKnown = patchConversation(client, userId, message.conversation_id, conversation =>
    message.created_at < conversation.updatedAt
      ? conversation
      : {
          ...conversation,
          updatedAt: message.created_at,
          lastMessage: message.content,
          lastSenderId: message.sender_id,
          unreadCount: conversation.unreadCount + (message.sender_id === userId ? 0 : 1),
        },
  )
  if (!isKnown) void client.invalidateQueries(conversationsQuery(userId))
}

/** Marks all messages of the other member as read. */
export function setRead(client: QueryClient, userId: string, conversationId: string, readAt: string): void {
  client.setQueryData(messagesQuery(conversationId).queryKey, data =>
    mapPages(data, page =>
      page.map(message =>
        message.sender_id === userId || message.read_at ? message : { ...message, read_at: readAt },
      ),
    ),
  )
  patchConversation(client, userId, conversationId, conversation => ({ ...conversation, unreadCount: 0 }))
}

/** Removes the text of a deleted message from the conversation and from the list of conversations. */
export function putDeleted(client: QueryClient, userId: string, message: Message): void {
  const known = client.getQueryData(messagesQuery(message.conversation_id).queryKey)
  if (known?.pages.some(page => page.some(({ id }) => id === message.id))) putMessage(client, message)
  patchConversation(client, userId, message.conversation_id, conversation =>
    message.created_at < conversation.updatedAt
      ? conversation
      : { ...conversation, lastMessage: message.content },
  )
}

/** Applies a read mark that came by realtime: from the other member, or from another tab of this member. */
export function putReadMark(client: QueryClient, userId: string, message: Message): void {
  const known = client
    .getQueryData(messagesQuery(message.conversation_id).queryKey)
    ?.pages.flat()
    .find(({ id }) => id === message.id)
  if (known?.read_at === message.read_at) return
  const isNews = known?.read_at == null && message.read_at !== null
  if (known) putMessage(client, message)
  if (isNews && message.sender_id !== userId) {
    patchConversation(client, userId, message.conversation_id, conversation => ({
      ...conversation,
      unreadCount: Math.max(0, conversation.unreadCount - 1),
    }))
  }
}

function patchConversation(
  client: QueryClient,
  userId: string,
  id: string,
  change: (conversation: Conversation) => Conversation,
): boolean {
  const { queryKey } = conversationsQuery(userId)
  const data = client.getQueryData(queryKey)
  const known = data?.pages.flat().find(conversation => conversation.id === id)
  if (!data || !known) return false
  const changed = data.pages
    .flat()
    .map(conversation => (conversation.id === id ? change(conversation) : conversation))
  const sorted = changed.sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
  client.setQueryData(queryKey, { ...data, pages: likeBefore(data.pages, sorted) })
  return true
}

/** Splits the items into pages of the same lengths as before, so that the page cursors still match. */
function likeBefore<Item>(pages: readonly Item[][], items: readonly Item[]): Item[][] {
  let from = 0
  return pages.map(page => {
    const part = items.slice(from, from + page.length)
    from += page.length
    return part
  })
}

function mapPages<Item, Cursor>(
  data: InfiniteData<Item[], Cursor> | undefined,
  change: (page: Item[]) => Item[],
): InfiniteData<Item[], Cursor> | undefined {
  return data && { ...data, pages: data.pages.map(change) }
}

function newestFirst(messages: Message[]): Message[] {
  return messages.sort(
    (one, other) => other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id),
  )
}
