import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { OfflineNotice } from '../../features/shell/offline-notice.tsx'
import { queryClient } from '../../lib/query-client.ts'

/** The query client and the offline notice, which every page except the landing page needs. */
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
