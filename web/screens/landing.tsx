import { useEffect } from 'react'
import { LandingHeader } from '../features/landing/landing-header.tsx'
import { Story } from '../features/landing/story.tsx'
import { ThemeSwitch } from '../features/theme/theme-switch.tsx'
import { hasSessionInUrl, hasStoredSession } from '../lib/session-hint.ts'
import { paths } from '../paths.ts'

/** The landing page. The page can be shown without the router, so its links are normal links. */
export function Component() {
  // A mail link may lead to the landing page. /auth handles it.
  useEffect(() => {
    const { hash } = window.location
    if (hasSessionInUrl(hash)) window.location.replace(paths.auth + hash)
  }, [])
  return <Story header={<LandingHeader isSignedIn={hasStoredSession()} themeSwitch={<ThemeSwitch />} />} />
}
