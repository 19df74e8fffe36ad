// Renders the first pages at build time. `first-paint.js` shows this HTML until React has rendered the same
// content.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { quotesOf } from '../contracts/quotes.ts'
import { Greeting, greetingAt } from './features/dashboard/greeting.tsx'
import { QuoteWidget } from './features/quotes/quote-widget.tsx'
import { paths } from './paths.ts'
import { Component as Auth } from './screens/auth.tsx'
import { Component as Landing } from './screens/landing.tsx'
import { SidebarFrame } from './screens/layouts/sidebar-frame.tsx'
import { Skeleton } from './ui/skeleton.tsx'

/**
 * `shape`: the kind of window that the page is for. `words`: the texts from which `first-paint.js` chooses for
 * each member.
 */
export type Picture = { path: string; markup: string; shape?: 'phone' | 'wide'; words?: string }

const nothing = () => {}
const words = JSON.stringify({
  greetings: Array.from({ length: 24 }, (_, hour) => greetingAt(hour)),
  quotes: quotesOf('general'),
})

export function prerender(): Picture[] {
  return [
    { path: paths.home, markup: renderToStaticMarkup(<Landing />) },
    {
      path: paths.auth,
      markup: renderToStaticMarkup(
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={[paths.auth]}>
            <Auth />
          </MemoryRouter>
        </QueryClientProvider>,
      ),
    },
    { path: paths.dashboard, shape: 'phone', words, markup: dashboard(true) },
    { path: paths.dashboard, shape: 'wide', words, markup: dashboard(false) },
  ]
}

/** The part of the dashboard that needs no data: the greeting and the quote. */
function dashboard(isPhone: boolean): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[paths.dashboard]}>
      <SidebarFrame
        email=""
        isPhone={isPhone}
        isOpen={!isPhone}
        onToggle={nothing}
        onSearch={nothing}
        onSignOut={nothing}
        isSigningOut={false}
        unreadBadge={null}
        bellBadge={null}
      >
        <div className="grid gap-8">
          <Greeting fullName={undefined} quote={<QuoteWidget />} />
          <Skeleton className="h-64 rounded-card" />
        </div>
      </SidebarFrame>
    </MemoryRouter>,
  )
}
