import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'

/** Whoever is signed in, or becomes it (here, in another tab, through a mail's link), goes on to the dashboard. */
export function useArrival(): void {
  const navigate = useNavigate()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    async function watch() {
      const { onSessionEvent, readSession } = await import('../../lib/session.ts')
      if (isGone) return
      stop = onSessionEvent((event, session) => {
        if (event === 'PASSWORD_RECOVERY') navigate(paths.resetPassword, { replace: true })
        else if (event === 'SIGNED_IN' && session) navigate(paths.dashboard, { replace: true })
      })
      const session = await readSession()
      if (session && !isGone) navigate(paths.dashboard, { replace: true })
    }
    // Without the server nobody can be signed in; the form says so as soon as it is used.
    watch().catch(error => console.error(error))
    return () => {
      isGone = true
      stop?.()
    }
  }, [navigate])
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
