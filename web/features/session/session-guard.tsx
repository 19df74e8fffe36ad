import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { wasQuietTooLong, watchInactivity } from '../../lib/inactivity.ts'
import type { LeftPlace } from '../../lib/left-place.ts'
import { endSessionHere, isLeavingByChoice, useSession } from '../../lib/session.ts'
import { UserContext } from '../../lib/user.ts'
import { paths } from '../../paths.ts'
import { InactivityWarning } from './inactivity-warning.tsx'
import { Seen } from './seen.tsx'

const redirectDelay = 100

/**
 * Wraps every member screen. It watches for inactivity. When the session has ended, it hides the screen and leads
 * to the sign-in page.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isWarned, setIsWarned] = useState(false)
  const user = useSession()?.user
  const userId = user?.id
  const lastUserId = useRef(userId)
  const leave = useEffectEvent(() => {
    const place: LeftPlace | null =
      wasQuietTooLong() && lastUserId.current
        ? { leftAt: pathname + search, userId: lastUserId.current }
        : null
    navigate(paths.auth, { replace: true, state: place })
  })
  useEffect(() => {
    if (userId) {
      lastUserId.current = userId
      return watchInactivity({ onInactive: () => void endSessionHere(), onWarning: setIsWarned })
    }
    // If the member signed out, the page already leads to the landing page.
    if (isLeavingByChoice()) return
    const timer = window.setTimeout(() => leave(), redirectDelay)
    return () => window.clearTimeout(timer)
  }, [userId])
  if (!user) return null
  return (
    <UserContext value={user}>
      {children}
      <Seen userId={user.id} />
      {isWarned && <InactivityWarning />}
    </UserContext>
  )
}
