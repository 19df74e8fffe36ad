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
 * Wraps every page: title, scroll position, focus after a change of page, and toasts. Toasts stay after a page
 * change, for example on the landing page after an account is deleted.
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
    // The clicked link is gone, so the focus moves to the new page's content.
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

/** The first stop of the Tab key: it skips the bars. */
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
