import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { OfflineNotice } from '../../features/shell/offline-notice.tsx'
import { queryClient } from '../../lib/query-client.ts'

/** What all pages except the landing page need: the query client and the offline notice. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <Outlet />
      </Suspense>
      <OfflineNotice />
    </QueryClientProvider>
  )
}
