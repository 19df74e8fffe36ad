import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { placeAfterSignIn } from '../../lib/left-place.ts'
import { mayHaveSession, sessionStorageKey } from '../../lib/session-hint.ts'
import { paths } from '../../paths.ts'

/** A signed-in visitor goes on to the dashboard, or to the page where inactivity ended the session. Signing in may happen here, in another tab, or by a mail's link. */
export function useArrival(): void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const arrive = useEffectEvent((userId: string) =>
    navigate(placeAfterSignIn(state, userId), { replace: true }),
  )
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    async function watch() {
      const { onSessionEvent, readSession } = await import('../../lib/session.ts')
      if (isGone) return
      stop = onSessionEvent((event, session) => {
        if (event === 'PASSWORD_RECOVERY') navigate(paths.resetPassword, { replace: true })
        else if (event === 'SIGNED_IN' && session) arrive(session.user.id)
      })
      const session = await readSession()
      if (session && !isGone) arrive(session.user.id)
    }
    const cancel = onceSomebodyMaySignIn(() => {
      // Without the server there is no session; the form says so when it is used.
      watch().catch(error => console.error(error))
    })
    return () => {
      isGone = true
      cancel()
      stop?.()
    }
  }, [navigate])
}

/**
 * At once if there may be a session already; else when another tab has one or the form gets the focus.
 * Until then a visitor need not wait for the client, which is as large as all else on the page.
 */
function onceSomebodyMaySignIn(begin: () => void): () => void {
  const waiting = new AbortController()
  const start = () => {
    waiting.abort()
    begin()
  }
  if (mayHaveSession()) start()
  for (const name of ['pointerdown', 'keydown', 'focusin', 'submit']) {
    window.addEventListener(name, start, waiting)
  }
  window.addEventListener('storage', ({ key }) => key === sessionStorageKey && start(), waiting)
  return () => waiting.abort()
}

/** What a mail's link had to say when it did not work, in the server's words. */
export function useLinkError(): string | null {
  const [error] = useState(() =>
    typeof window === 'undefined'
      ? null
      : new URLSearchParams(window.location.hash.slice(1)).get('error_description'),
  )
  return error
}
