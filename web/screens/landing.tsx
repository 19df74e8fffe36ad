import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { LandingHeader } from '../features/landing/landing-header.tsx'
import { Story } from '../features/landing/story.tsx'
import { ThemeSwitch } from '../features/theme/theme-switch.tsx'
import { hasSessionInUrl, hasStoredSession } from '../lib/session-hint.ts'
import { paths } from '../paths.ts'

export function Landing() {
  const navigate = useNavigate()
  // A mail's link may lead to the site's root; the page that knows what to do with it is /auth.
  useEffect(() => {
    const { hash } = window.location
    if (hasSessionInUrl(hash)) navigate({ pathname: paths.auth, hash }, { replace: true })
  }, [navigate])
  return <Story header={<LandingHeader isSignedIn={hasStoredSession()} themeSwitch={<ThemeSwitch />} />} />
}
