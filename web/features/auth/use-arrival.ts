import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { placeAfterSignIn } from '../../lib/left-place.ts'
import { mayHaveSession, sessionStorageKey } from '../../lib/session-hint.ts'
import { paths } from '../../paths.ts'

/**
 * Sends a signed-in visitor on to the dashboard, or to the page where inactivity ended the session. They may
 * sign in here, in another tab, or by a link in a mail.
 */
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
      // Without the server there is no session. The form reports that when it is used.
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
 * Begins at once if there may be a session; otherwise when another tab has one or the form gets the focus.
 * Until then a visitor need not load the client, which is as large as the rest of the page.
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

/** The server's message when a mail's link did not work. */
export function useLinkError(): string | null {
  const [error] = useState(() =>
    typeof window === 'undefined'
      ? null
      : new URLSearchParams(window.location.hash.slice(1)).get('error_description'),
  )
  return error
}
