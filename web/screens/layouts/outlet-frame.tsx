import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { toAppError } from '../../lib/errors.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

/** The Suspense and the error boundary around every screen. */
export function OutletFrame({ skeleton }: { skeleton: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary()
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      resetKey={pathname}
      onReset={reset}
      fallback={(error, retry) => <ErrorState text={toAppError(error).message} onRetry={retry} />}
    >
      <Suspense fallback={skeleton}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}
