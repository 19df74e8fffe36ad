import { Button } from '../../ui/button.tsx'

/**
 * The warning before an automatic sign-out. Any activity keeps the session. The button is only for members who
 * expect a button.
 */
export function InactivityWarning() {
  return (
    <div
      role="alert"
      className="fixed top-3 left-1/2 z-50 flex w-max max-w-[calc(100vw-1.5rem)] -translate-x-1/2 flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 text-ink shadow-float"
    >
      <p>You will be signed out in a minute. Nothing has happened here for nine.</p>
      <Button look="main" size="small">
        Stay signed in
      </Button>
    </div>
  )
}
