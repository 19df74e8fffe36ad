import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { mailNames } from '../../contracts/product-mail.ts'
import { unsubscribeQuery } from '../features/notifications/unsubscribe.ts'
import { ThemeSwitch } from '../features/theme/theme-switch.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Wordmark } from '../ui/mark.tsx'
import { LoadingFrame, Skeleton } from '../ui/skeleton.tsx'

/**
 * The page behind the unsubscribe link in a mail. Opening it stops mails of that kind, whether or not the member is
 * signed in.
 */
export function Component() {
  const [query] = useSearchParams()
  const stopped = useQuery(unsubscribeQuery(query.toString()))
  return (
    <div className="mx-auto min-h-svh max-w-3xl px-4 pb-16">
      <meta name="robots" content="noindex" />
      <header className="flex h-18 items-center justify-between">
        <Link to={paths.home} className="rounded-control text-xl" aria-label="Undaunted, home">
          <Wordmark />
        </Link>
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1} className="grid justify-items-start gap-4 pt-12">
        <Loaded
          query={stopped}
          skeleton={
            <LoadingFrame label="Stopping these mails">
              <Skeleton className="h-24 w-80 rounded-card" />
            </LoadingFrame>
          }
          error="The mails could not be stopped. Please try again."
        >
          {kind => (
            <>
              <h1 className="text-[clamp(2rem,5vw,3rem)]">
                {kind ? 'You are unsubscribed' : 'This link does not work'}
              </h1>
              <p className="reading text-lg text-ink-soft">
                {kind
                  ? `You will get no more ${mailNames[kind]}. You can turn them on again in Settings.`
                  : 'It is not complete, or it is too old. You can choose your mails in Settings.'}
              </p>
              <Link
                to={paths.settings}
                className={buttonClass({ look: 'main', size: 'large', className: 'mt-2' })}
              >
                Go to Settings
              </Link>
            </>
          )}
        </Loaded>
      </main>
    </div>
  )
}
