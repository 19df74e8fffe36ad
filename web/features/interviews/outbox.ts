/**
 * The outbox of interviews. An interview that cannot be sent waits in the browser's storage, survives a reload,
 * and is sent when the connection is back. Its id is chosen when it is written, so sending it again adds nothing.
 */
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { type InterviewEntry, interviewEntry } from '../../../contracts/contacts.ts'
import type { Json } from '../../../contracts/database.generated.ts'
import { refreshTalks } from '../../entities/contacts.ts'
import { toAppError, unwrap } from '../../lib/errors.ts'
import { keep, readKept } from '../../lib/kept.ts'
import { supabase } from '../../lib/supabase.ts'
import { interviewOutboxPath } from './outbox-path.ts'

const waitingEntry = z.object({ entry: interviewEntry, isRefused: z.boolean() })
export type WaitingEntry = z.infer<typeof waitingEntry>

const longestWait = 30_000
let outbox: { userId: string; entries: readonly WaitingEntry[] } = { userId: '', entries: [] }
let isDelivering = false
let wait = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readOutbox(userId: string): readonly WaitingEntry[] {
  if (outbox.userId !== userId) {
    outbox = { userId, entries: readKept(interviewOutboxPath(userId), z.array(waitingEntry)) ?? [] }
  }
  return outbox.entries
}

function set(userId: string, entries: readonly WaitingEntry[]): void {
  outbox = { userId, entries }
  keep(interviewOutboxPath(userId), entries.length > 0 ? entries : null)
  for (const listener of listeners) listener()
}

export function logInterview(client: QueryClient, userId: string, entry: InterviewEntry): void {
  set(userId, [...readOutbox(userId), { entry, isRefused: false }])
  void deliver(client, userId)
}

export function retry(client: QueryClient, userId: string, id: string): void {
  set(
    userId,
    readOutbox(userId).map(one => (one.entry.id === id ? { ...one, isRefused: false } : one)),
  )
  void deliver(client, userId)
}

export function discard(userId: string, id: string): void {
  set(
    userId,
    readOutbox(userId).filter(({ entry }) => entry.id !== id),
  )
}

/** Sends the waiting interviews one after the other. If the server does not respond, tries again later. */
export async function deliver(client: QueryClient, userId: string): Promise<void> {
  clearTimeout(timer)
  if (isDelivering || !navigator.onLine) return
  isDelivering = true
  try {
    for (;;) {
      const next = readOutbox(userId).find(({ isRefused }) => !isRefused)
      if (!next) return
      const outcome = await send(client, next.entry)
      if (outcome === 'unanswered') {
        wait = Math.min(longestWait, Math.max(1000, wait * 2))
        timer = setTimeout(() => void deliver(client, userId), wait)
        return
      }
      wait = 0
      if (outcome === 'sent') discard(userId, next.entry.id)
      else
        set(
          userId,
          readOutbox(userId).map(one => (one === next ? { ...one, isRefused: true } : one)),
        )
    }
  } finally {
    isDelivering = false
  }
}

type Outcome = 'sent' | 'refused' | 'unanswered'

async function send(client: QueryClient, entry: InterviewEntry): Promise<Outcome> {
  const mutation = new MutationObserver(client, {
    mutationFn: () => insert(entry),
    meta: { error: 'The interview was not accepted.' },
  })
  try {
    if (!(await mutation.mutate())) return 'unanswered'
    await refreshTalks(client, entry.projectId)
    return 'sent'
  } catch {
    // The mutation has already shown the error.
    return 'refused'
  }
}

/** Sends one interview. Returns false if the server did not respond. */
async function insert(entry: InterviewEntry): Promise<boolean> {
  try {
    unwrap(
      await supabase.rpc('log_interview', {
        interview_id: entry.id,
        project_id: entry.projectId,
        held_at: entry.heldAt,
        quotes: entry.quotes as Json,
        keeps_name: entry.keepsName,
        ...(entry.contactId && { contact_id: entry.contactId }),
        ...(entry.newName && { contact_name: entry.newName }),
        ...(entry.nextStep && { next_step: entry.nextStep }),
        ...(entry.nextOn && { next_on: entry.nextOn }),
      }),
    )
    return true
  } catch (thrown) {
    if (toAppError(thrown).code === 'network') return false
    throw thrown
  }
}
