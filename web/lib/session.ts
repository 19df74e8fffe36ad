// The signed-in member. All tabs share this state, because supabase-js informs the other tabs of changes.
import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { useSyncExternalStore } from 'react'
import { forgetRestorations, restoration, saveDraftsInTime } from './drafts.ts'
import { AppError, toAppError } from './errors.ts'
import { forgetKept } from './kept.ts'
import { changeSession, endTogether, isLeavingSession, watchGate } from './leaving.ts'
import { onUnauthorized, queryClient } from './query-client.ts'
import { supabase } from './supabase.ts'
import { setSuspension } from './suspension.ts'
import { sessionIdIn } from './token.ts'
import { abandonReads } from './transport.ts'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

let current: Session | null = null
/**
 * True while the member signs out or deletes the account. The code that does this decides which page follows.
 */
let isLeaving = false
const listeners = new Set<Listener>()

// Resolves when the stored session, or the session from a mail link, was read.
const isRead = new Promise<void>(resolve => {
  supabase.auth.onAuthStateChange((event, session) => {
    const lastUser = current?.user.id
    const sessionId = sessionIdIn(session?.access_token)
    if (session && !isLeavingSession(sessionId)) isLeaving = false
    changeSession(sessionId)
    if (session) setSuspension(null)
    current = session
    if (lastUser !== undefined && lastUser !== session?.user.id) forgetLastUser()
    for (const listener of listeners) listener(event, session)
    resolve()
  })
})

onUnauthorized(() => {
  if (current) void endHere()
})

watchGate({
  onClose: () => {
    void queryClient.cancelQueries()
    abandonReads()
  },
  onStay: () => void queryClient.invalidateQueries(),
})

/** Removes all data of the last member: cached queries, stored drafts, and open channels. */
function forgetLastUser(): void {
  forgetKept()
  forgetRestorations()
  queryClient.clear()
  abandonReads()
  void supabase.removeAllChannels()
}

export async function readSession(): Promise<Session | null> {
  await isRead
  return current
}

/**
 * Gets a new token when the server no longer accepts the current one. Throws an error if the session is over.
 */
export async function refreshedToken(): Promise<string> {
  const lastToken = current?.access_token
  const { data, error } = await supabase.auth.refreshSession()
  if (error) {
    // Sends a request with the last token, because the server's refusal says why the session ended. A sign-out
    // would send no request, because the session is already gone.
    if (lastToken) await supabase.auth.getUser(lastToken)
    throw toAppError(error)
  }
  if (!data.session) throw new AppError('unauthorized')
  return data.session.access_token
}

/**
 * Waits until the member's drafts are restored. If a second factor may be missing, nothing is read, because the
 * server would return no drafts.
 */
export async function readDrafts(): Promise<void> {
  if (current && !current.user.factors?.length) await restoration(current.user.id)
}

/** Ends the session at the member's wish. `end` is the request that ends it. */
export async function leave(end: () => Promise<void>): Promise<void> {
  isLeaving = true
  if (current) await saveDraftsInTime(current.user.id)
  try {
    await endTogether(currentId(), end)
  } catch (error) {
    isLeaving = false
    throw error
  }
}

/** Signs the member out on all devices. */
export async function signOut(): Promise<void> {
  const { error } = await supabase.auth.signOut()
  if (error) throw toAppError(error)
}

export function isLeavingByChoice(): boolean {
  return isLeaving
}

/**
 * Ends the session on this device. If all tabs do this at once, the first tab sends the request, and the other
 * tabs find that the session is gone.
 */
export async function endSessionHere(): Promise<void> {
  if (current) await saveDraftsInTime(current.user.id)
  await endHere()
}

async function endHere(): Promise<void> {
  const sessionId = currentId()
  await endTogether(sessionId, async () => {
    if (currentId() === sessionId) await forgetSession()
  })
}

/**
 * Removes the session from this device. If the request fails, the session is still removed here, so the error is
 * only logged.
 */
export async function forgetSession(): Promise<void> {
  const { error } = await supabase.auth.signOut({ scope: 'local' })
  if (error) console.error(error)
}

function currentId(): string | null {
  return sessionIdIn(current?.access_token)
}

export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSession(): Session | null {
  return useSyncExternalStore(onSessionEvent, () => current)
}
