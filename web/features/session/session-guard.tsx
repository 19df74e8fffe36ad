import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { watchInactivity } from '../../lib/inactivity.ts'
import { endSessionHere, isLeavingByChoice, UserContext, useSession } from '../../lib/session.ts'
import { paths } from '../../paths.ts'

const redirectDelay = 100

/** Around every screen for members: watches for inactivity, and when the session ends shows nothing and leaves. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const user = useSession()?.user
  const userId = user?.id
  useEffect(() => {
    if (userId) return watchInactivity(() => void endSessionHere())
    // Who signed out with the button is on the way home already.
    if (isLeavingByChoice()) return
    const timer = window.setTimeout(() => navigate(paths.auth, { replace: true }), redirectDelay)
    return () => window.clearTimeout(timer)
  }, [userId, navigate])
  return user ? <UserContext value={user}>{children}</UserContext> : null
}
