// What the two public pages look like before their program has arrived. Rendered while building, shown by
// first-paint.js, replaced by the very same picture as soon as React runs.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { paths } from './paths.ts'
import { Component as Auth } from './screens/auth.tsx'
import { Landing } from './screens/landing.tsx'

export function prerender(): Record<string, string> {
  return {
    [paths.home]: renderToStaticMarkup(<Landing />),
    [paths.auth]: renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[paths.auth]}>
          <Auth />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  }
}
