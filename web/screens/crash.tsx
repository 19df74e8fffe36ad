import { useRouteError } from 'react-router'
import { ErrorState } from '../ui/error-state.tsx'

/** The error page if a screen's code cannot be loaded or the router fails. Its button reloads the page. */
export function Crash() {
  const error = useRouteError()
  const isOffline = !navigator.onLine
  return (
    <main id="main" tabIndex={-1} className="grid min-h-svh place-items-center" data-crash={String(error)}>
      <ErrorState
        title={isOffline ? 'You are offline' : 'Something went wrong'}
        text={
          isOffline
            ? 'Undaunted could not be loaded. Try again when you are connected.'
            : 'Undaunted could not show this page. Reloading usually helps.'
        }
        retry="Reload"
        onRetry={() => window.location.reload()}
      />
    </main>
  )
}
