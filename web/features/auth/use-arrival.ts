import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { placeAfterSignIn } from '../../lib/left-place.ts'
import { mayHaveSession, sessionStorageKey } from '../../lib/session-hint.ts'
import { paths } from '../../paths.ts'

/**
 * Leads a signed-in visitor to the dashboard, or back to the page on which inactivity ended the session. The
 * visitor may have signed in here, in another tab, or through a link in a mail.
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
      // If the server cannot be reached, there is no session. The form shows the error when the visitor uses the
      // form.
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
 * Calls `begin` at once if there may be a session. Otherwise calls it when another tab signs in, or when the form
 * gets the focus. Until then the auth client is not loaded, because it is as large as the rest of the page.
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

/** The server's error message, if the visitor came through a mail link that did not work. */
export function useLinkError(): string | null {
  const [error] = useState(() =>
    typeof window === 'undefined'
      ? null
      : new URLSearchParams(window.location.hash.slice(1)).get('error_description'),
  )
  return error
}
