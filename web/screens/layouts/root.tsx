import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, type UIMatch, useLocation, useMatches, useNavigation } from 'react-router'
import { Toasts } from '../../features/toasts/toasts.tsx'
import { setPageTitle } from '../../lib/page-title.ts'

const product = 'Undaunted: Founding without Fear'

function titleOf(matches: UIMatch[]): string {
  const { title } = (matches.at(-1)?.handle ?? {}) as { title?: string }
  return title ? `${title} · Undaunted` : product
}

/**
 * The parent of all pages: title, scroll position, focus after a change of page, and toasts. A toast stays after
 * a change of page, for example on the landing page after an account was deleted.
 */
export function Root() {
  const title = titleOf(useMatches())
  const { pathname } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const lastPath = useRef(pathname)
  useEffect(() => {
    setPageTitle(title)
  }, [title])
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    // The clicked link is gone, so the focus moves to the content of the new page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <SkipLink />
      {isLoading && <div aria-hidden="true" className="page-progress" />}
      <Outlet />
      <ScrollRestoration />
      <Toasts />
    </>
  )
}

/** The first element that the Tab key reaches. It jumps over the navigation. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-control bg-ink px-4 py-2 font-semibold text-on-ink focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3"
    >
      Skip to the content
    </a>
  )
}
