import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, type UIMatch, useLocation, useMatches, useNavigation } from 'react-router'
import { Toasts } from '../../features/toasts/toasts.tsx'
import { setPageTitle } from '../../lib/page-title.ts'

const product = 'Undaunted: Founding without Fear'

function titleOf(matches: UIMatch[]): string {
  const { title } = (matches.at(-1)?.handle ?? {}) as { title?: string }
  return title ? `${title} · Undaunted` : product
}

/** Around every page: its title, its scroll position, the focus after a change of page, and the toasts, which stay
 * when a page is left: a deleted account ends on the landing page and is told so there. */
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
    // Keyboard and screen reader go on at the new page's content, because the clicked link is gone.
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

/** The first stop of the keyboard: past the bars, into the page. */
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
