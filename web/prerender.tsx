// What the first pages look like before their program has arrived. Rendered while building, shown by
// first-paint.js, replaced by the same content as soon as React runs.
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

/** `shape` names the window it is for; `words` are what first-paint.js chooses from for a member. */
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

/** Up to where the data begins: whose it is, and what the day begins with. */
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
