/**
 * The outbox of messages. A message that cannot be sent waits in the browser's storage, survives a reload, and is
 * sent in order when the connection is back. Its id is chosen when it is written, so sending it again adds
 * nothing.
 */
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { toAppError, unwrapMaybe } from '../../lib/errors.ts'
import { keep, readKept } from '../../lib/kept.ts'
import { supabase } from '../../lib/supabase.ts'
import { moveUp, putMessage } from './cache.ts'
import { outboxPath } from './outbox-path.ts'
import { messagesQuery } from './queries.ts'

const outgoing = z.object({
  id: z.string(),
  conversationId: z.string(),
  content: z.string(),
  writtenAt: z.string(),
  state: z.enum(['sending', 'waiting', 'refused']),
})
export type Outgoing = z.infer<typeof outgoing>

type Outbox = { readonly userId: string; readonly messages: readonly Outgoing[] }

const nothing: readonly Outgoing[] = []
const longestWait = 30_000
let outbox: Outbox = { userId: '', messages: nothing }
let isDelivering = false
let wait = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readOutbox(userId: string): readonly Outgoing[] {
  if (outbox.userId !== userId) {
    const kept = readKept(outboxPath(userId), z.array(outgoing)) ?? []
    outbox = {
      userId,
      messages: kept.map(message => (message.state === 'sending' ? waiting(message) : message)),
    }
  }
  return outbox.messages
}

/** Shows the message at once, and sends it when there is a connection. */
export function post(client: QueryClient, userId: string, conversationId: string, content: string): void {
  const message: Outgoing = {
    id: crypto.randomUUID(),
    conversationId,
    content,
    writtenAt: new Date().toISOString(),
    state: navigator.onLine ? 'sending' : 'waiting',
  }
  set(userId, [...readOutbox(userId), message])
  void deliver(client, userId)
}

export function retry(client: QueryClient, userId: string, id: string): void {
  set(
    userId,
    readOutbox(userId).map(message => (message.id === id ? { ...message, state: 'sending' } : message)),
  )
  void deliver(client, userId)
}

export function discard(userId: string, id: string): void {
  set(
    userId,
    readOutbox(userId).filter(message => message.id !== id),
  )
}

/** Sends the waiting messages one after the other. If the server does not respond, tries again later. */
export async function deliver(client: QueryClient, userId: string): Promise<void> {
  clearTimeout(timer)
  if (isDelivering || !navigator.onLine) return
  isDelivering = true
  try {
    for (let next = nextOf(userId); next; next = nextOf(userId)) {
      const outcome = await send(client, userId, next)
      if (outcome === 'unanswered') {
        set(userId, readOutbox(userId).map(waiting))
        wait = Math.min(longestWait, Math.max(1000, wait * 2))
        timer = setTimeout(() => void deliver(client, userId), wait)
        return
      }
      wait = 0
    }
  } finally {
    isDelivering = false
  }
}

type Outcome = 'sent' | 'refused' | 'unanswered'

async function send(client: QueryClient, userId: string, message: Outgoing): Promise<Outcome> {
  const mutation = new MutationObserver(client, {
    mutationFn: () => insert(userId, message),
    meta: { error: 'Failed to send message' },
  })
  try {
    const sentAt = await mutation.mutate()
    if (sentAt === null) return 'unanswered'
    const row = {
      id: message.id,
      conversation_id: message.conversationId,
      sender_id: userId,
      content: message.content,
      created_at: sentAt,
      read_at: null,
      deleted_at: null,
    }
    // If the message is already cached, it may have a read mark, so it is not replaced.
    if (!isKnown(client, row)) putMessage(client, row)
    moveUp(client, userId, row)
    discard(userId, message.id)
    return 'sent'
  } catch {
    // The mutation has already shown the error.
    set(
      userId,
      readOutbox(userId).map(one => (one.id === message.id ? { ...one, state: 'refused' } : one)),
    )
    return 'refused'
  }
}

/** Stores a message. Returns the time at which it was stored; null if the server did not respond. */
async function insert(userId: string, { id, conversationId, content }: Outgoing): Promise<string | null> {
  try {
    const stored = unwrapMaybe(
      await supabase
        .from('messages')
        .upsert(
          { id, conversation_id: conversationId, sender_id: userId, content },
          { onConflict: 'id', ignoreDuplicates: true },
        )
        .select('created_at')
        .maybeSingle(),
    )
    if (stored) return stored.created_at
    // No row was inserted, because an earlier attempt stored the message, but its response was lost. So the row is
    // read.
    const { created_at } = unwrapMaybe(
      await supabase.from('messages').select('created_at').eq('id', id).single(),
    )
    return created_at
  } catch (thrown) {
    if (toAppError(thrown).code === 'network') return null
    throw thrown
  }
}

function isKnown(
  client: QueryClient,
  { id, conversation_id }: { id: string; conversation_id: string },
): boolean {
  const data = client.getQueryData(messagesQuery(conversation_id).queryKey)
  return data?.pages.some(page => page.some(message => message.id === id)) ?? false
}

function nextOf(userId: string): Outgoing | undefined {
  return readOutbox(userId).find(({ state }) => state !== 'refused')
}

function waiting(message: Outgoing): Outgoing {
  return message.state === 'refused' ? message : { ...message, state: 'waiting' }
}

function set(userId: string, messages: readonly Outgoing[]): void {
  outbox = { userId, messages }
  keep(outboxPath(userId), messages.length > 0 ? messages : null)
  for (const listener of listeners) listener()
}
