// Who is signed in, as one store every tab keeps in step (supabase-js tells the other tabs).
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
/** The member signs out or deletes the account: the code that started it says where to go next. */
let isLeaving = false
const listeners = new Set<Listener>()

// Settles when the stored session, or the one a mail's link brought, has been read.
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

/** Nothing of the last user stays: no cached answer, no kept draft, no open channel. */
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

/** A new token in place of one the server no longer takes; without one the session is over. */
export async function refreshedToken(): Promise<string> {
  const lastToken = current?.access_token
  const { data, error } = await supabase.auth.refreshSession()
  if (error) {
    // The session is gone by now, so no sign-out follows that would be told why.
    if (lastToken) await supabase.auth.getUser(lastToken)
    throw toAppError(error)
  }
  if (!data.session) throw new AppError('unauthorized')
  return data.session.access_token
}

/** What the member had begun to write is there. With a second factor still to be given the server would show nothing. */
export async function readDrafts(): Promise<void> {
  if (current && !current.user.factors?.length) await restoration(current.user.id)
}

/** Ends the session because the member wants it. It may be gone before `end` has its answer. */
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

/** On every device. */
export async function signOut(): Promise<void> {
  const { error } = await supabase.auth.signOut()
  if (error) throw toAppError(error)
}

export function isLeavingByChoice(): boolean {
  return isLeaving
}

/** Signs this device out. All tabs may want it at once: the first one tells the server, the others find it done. */
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

/** The session is gone here even when the server cannot be told, so failing is only logged. */
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
