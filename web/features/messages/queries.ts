import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { searchMinimum } from '../../../contracts/limits.ts'
import { AppError, unwrap, unwrapCount } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

export type Conversation = {
  id: string
  updatedAt: string
  other: {
    id: string
    full_name: string | null
    avatar_url: string | null
    company_name: string | null
    user_type: string
  }
  lastMessage: string | null
  lastSenderId: string | null
  unreadCount: number
  /** The other member sent a request to write, and this member has not accepted it yet. */
  isRequest: boolean
}

export type Message = {
  id: string
  conversation_id: string
  sender_id: string
  content: string
  created_at: string
  read_at: string | null
  deleted_at: string | null
}

const listPage = 30

type ListCursor = Pick<Conversation, 'updatedAt' | 'id'> | null

/** The inbox, or the requests that this member has not accepted yet. */
export type Box = 'inbox' | 'requests'

/**
 * Conversations with messages, latest first, one page at a time. The query key of the inbox is a prefix of the
 * key of the requests, so refreshing the inbox refreshes both.
 */
export const conversationsQuery = (userId: string, box: Box = 'inbox') =>
  infiniteQueryOptions({
    queryKey: ['conversations', userId, ...(box === 'inbox' ? [] : [box])],
    initialPageParam: null as ListCursor,
    queryFn: async ({ pageParam }) => {
      let query = supabase
        .from('conversation_list')
        .select('*')
        .is('has_messages', true)
        .order('updated_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(listPage)
      if (box === 'requests') query = query.neq('request_from', userId)
      else query = query.or(`request_from.is.null,request_from.eq.${userId}`)
      if (pageParam) query = query.or(earlierThan('updated_at', pageParam.updatedAt, pageParam.id))
      return unwrap(await query).flatMap(toConversation)
    },
    getNextPageParam: page => (page.length === listPage ? (page.at(-1) ?? null) : undefined),
  })

/** The number of requests that this member has not accepted yet. */
export const requestCountQuery = (userId: string) =>
  queryOptions({
    queryKey: [...conversationsQuery(userId, 'requests').queryKey, 'count'],
    queryFn: async () =>
      unwrapCount(
        await supabase
          .from('conversations')
          .select('id', { count: 'exact', head: true })
          .neq('request_from', userId),
      ),
    meta: { silent: true },
  })

/** Messages of members who have blocked the reader. */
export const closedMessagesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['closed-messages', userId],
    queryFn: async () => unwrap(await supabase.rpc('closed_messages')),
    meta: { silent: true },
  })

/** Opens the conversation with another member. Starts it if there is none. */
export const conversationWithQuery = (userId: string, otherId: string) =>
  queryOptions({
    queryKey: ['conversation-with', userId, otherId],
    queryFn: async () => {
      const { id } = unwrap(
        await supabase.rpc('create_or_get_direct_conversation', { recipient_id: otherId }).single(),
      )
      const row = unwrap(await supabase.from('conversation_list').select('*').eq('id', id).single())
      const [conversation] = toConversation(row)
      if (!conversation) throw new AppError('not_found')
      return conversation
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { error: ({ message }) => openingError(message) },
  })

/** The error text for a conversation that could not be opened. */
export function openingError(message: string): string {
  if (message.includes('UNAUTHORIZED')) return 'Please sign in to start a conversation.'
  if (message.includes('VALIDATION_ERROR')) return 'Invalid recipient. Please try again.'
  return 'Failed to create conversation'
}

/**
 * The latest messages that contain the typed text, from all conversations of the member, each with the other
 * member.
 */
export const messageSearchQuery = (userId: string, typed: string) =>
  queryOptions({
    queryKey: ['message-search', userId, typed.trim()],
    enabled: typed.trim().length >= searchMinimum,
    queryFn: async ({ signal }): Promise<FoundMessage[]> => {
      const pattern = `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`
      const messages = unwrap(
        await supabase
          .from('messages')
          .select('id, conversation_id, content, created_at')
          .ilike('content', pattern)
          .is('deleted_at', null)
          .order('created_at', { ascending: false })
          .limit(foundAtMost)
          .abortSignal(signal),
      )
      const ids = [...new Set(messages.map(message => message.conversation_id))]
      const rows = unwrap(await supabase.from('conversation_list').select('*').in('id', ids))
      const others = new Map(rows.flatMap(toConversation).map(({ id, other }) => [id, other]))
      return messages.flatMap(({ conversation_id, ...message }) => {
        const other = others.get(conversation_id)
        return other ? [{ ...message, other }] : []
      })
    },
    meta: { silent: true },
  })

/** The member's conversations with people whose name or company matches, latest first. */
export const conversationSearchQuery = (userId: string, typed: string) =>
  queryOptions({
    queryKey: ['conversation-search', userId, typed.trim()],
    enabled: typed.trim().length >= searchMinimum,
    queryFn: async ({ signal }): Promise<Conversation[]> => {
      const found = unwrap(
        await supabase.rpc('find_conversations', { words: typed.trim() }, { get: true }).abortSignal(signal),
      )
      if (found.length === 0) return []
      const ids = found.map(({ id }) => id)
      const rows = unwrap(
        await supabase
          .from('conversation_list')
          .select('*')
          .in('id', ids)
          .order('updated_at', { ascending: false }),
      )
      return rows.flatMap(toConversation)
    },
    meta: { silent: true },
  })

const foundAtMost = 30

export type FoundMessage = Pick<Message, 'id' | 'content' | 'created_at'> & { other: Conversation['other'] }

/** The query key prefix for the messages of all conversations. */
export const messagesKey = ['messages'] as const

const messagePage = 50

type MessageCursor = Pick<Message, 'created_at' | 'id'> | null

/** The messages of a conversation, newest first, one page at a time. */
export const messagesQuery = (conversationId: string) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, conversationId],
    initialPageParam: null as MessageCursor,
    queryFn: async ({ pageParam }): Promise<Message[]> => {
      let query = supabase
        .from('messages')
        .select('id, conversation_id, sender_id, content, created_at, read_at, deleted_at')
        .eq('conversation_id', conversationId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(messagePage)
      if (pageParam) query = query.or(earlierThan('created_at', pageParam.created_at, pageParam.id))
      return unwrap(await query)
    },
    getNextPageParam: page => (page.length >= messagePage ? (page.at(-1) ?? null) : undefined),
  })

function earlierThan(column: string, time: string, id: string): string {
  return `${column}.lt.${time},and(${column}.eq.${time},id.lt.${id})`
}

type Row = {
  id: string | null
  updated_at: string | null
  other_id: string | null
  other_full_name: string | null
  other_avatar_url: string | null
  other_company_name: string | null
  other_user_type: string | null
  last_message: string | null
  last_sender_id: string | null
  unread_count: number | null
  request_from: string | null
}

/**
 * Converts a row of the view. The generated types say that every column may be null, but these columns never are.
 */
function toConversation(row: Row): Conversation[] {
  if (!row.id || !row.updated_at || !row.other_id) return []
  return [
    {
      id: row.id,
      updatedAt: row.updated_at,
      other: {
        id: row.other_id,
        full_name: row.other_full_name,
        avatar_url: row.other_avatar_url,
        company_name: row.other_company_name,
        user_type: row.other_user_type ?? 'founder',
      },
      lastMessage: row.last_message,
      lastSenderId: row.last_sender_id,
      unreadCount: row.unread_count ?? 0,
      isRequest: row.request_from === row.other_id,
    },
  ]
}
