// Who is signed in: one store that all tabs keep in step (supabase-js tells the other tabs).
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
 * True while the member signs out or deletes the account. The code that started this decides where to go
 * next.
 */
let isLeaving = false
const listeners = new Set<Listener>()

// Settles when the stored session, or the session from a mail's link, has been read.
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

/** Removes everything of the last user: cached answers, kept drafts, open channels. */
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
 * Gets a new token in place of one that the server no longer accepts. If there is none, the session is over.
 */
export async function refreshedToken(): Promise<string> {
  const lastToken = current?.access_token
  const { data, error } = await supabase.auth.refreshSession()
  if (error) {
    // Asks with the last token, because the answer tells why the session ended. The session is gone, so no
    // sign-out follows that would ask.
    if (lastToken) await supabase.auth.getUser(lastToken)
    throw toAppError(error)
  }
  if (!data.session) throw new AppError('unauthorized')
  return data.session.access_token
}

/**
 * Waits until the member's drafts are there. While a second factor is missing, the server would show none, so
 * nothing is read.
 */
export async function readDrafts(): Promise<void> {
  if (current && !current.user.factors?.length) await restoration(current.user.id)
}

/** Ends the session because the member wants it. The session may be gone before `end` has its answer. */
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

/** Signs out on every device. */
export async function signOut(): Promise<void> {
  const { error } = await supabase.auth.signOut()
  if (error) throw toAppError(error)
}

export function isLeavingByChoice(): boolean {
  return isLeaving
}

/**
 * Signs this device out. All tabs may do this at once: the first one tells the server, the others find it
 * done.
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

/** The session is gone here even if the server cannot be told, so a failure is only logged. */
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
