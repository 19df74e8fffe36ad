import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { OfflineNotice } from '../../features/shell/offline-notice.tsx'
import { queryClient } from '../../lib/query-client.ts'

/** What everything but the landing page needs: the query client and a word about being offline. */
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
