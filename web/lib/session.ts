// Who is signed in, as one store every tab keeps in step (supabase-js tells the other tabs).
import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js'
import { useSyncExternalStore } from 'react'
import { toAppError } from './errors.ts'
import { forgetKept } from './kept.ts'
import { onUnauthorized, queryClient } from './query-client.ts'
import { supabase } from './supabase.ts'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

let current: Session | null = null
/** Someone pressed "Sign Out": whoever did that says where to go next. */
let isLeaving = false
const listeners = new Set<Listener>()

// Settles when the stored session, or the one a mail's link brought, has been read.
const isRead = new Promise<void>(resolve => {
  supabase.auth.onAuthStateChange((event, session) => {
    const lastUser = current?.user.id
    if (session) isLeaving = false
    current = session
    if (lastUser !== undefined && lastUser !== session?.user.id) forgetLastUser()
    for (const listener of listeners) listener(event, session)
    resolve()
  })
})

onUnauthorized(() => {
  if (current) void endSessionHere()
})

/** Nothing of the last user stays: no cached answer, no kept draft, no open channel. */
function forgetLastUser(): void {
  forgetKept()
  queryClient.clear()
  void supabase.removeAllChannels()
}

export async function readSession(): Promise<Session | null> {
  await isRead
  return current
}

/** Signs out because the member wants it, on every device. */
export async function signOut(): Promise<void> {
  isLeaving = true
  const { error } = await supabase.auth.signOut()
  if (!error) return
  isLeaving = false
  throw toAppError(error)
}

export function isLeavingByChoice(): boolean {
  return isLeaving
}

/** Signs this device out. The session is gone here even when the server cannot be told, so failing is only logged. */
export async function endSessionHere(): Promise<void> {
  const { error } = await supabase.auth.signOut({ scope: 'local' })
  if (error) console.error(error)
}

export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSession(): Session | null {
  return useSyncExternalStore(onSessionEvent, () => current)
}

/** For screens behind the guard: there is always someone. */
export function useUser(): User {
  const session = useSession()
  if (!session) throw new Error('No authenticated user')
  return session.user
}
