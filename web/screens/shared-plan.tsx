import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { PlanPage } from '../features/founder-plan/plan-page.tsx'
import { sharedPlanQuery } from '../features/founder-plan/queries.ts'
import { MarketPicture } from '../features/research/market-picture.tsx'
import { ThemeSwitch } from '../features/theme/theme-switch.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Wordmark } from '../ui/mark.tsx'
import { LoadingFrame, Skeleton } from '../ui/skeleton.tsx'

/** Public: everybody with the link reads the plan, and nothing else. */
export function Component() {
  const { token = '' } = useParams()
  const plan = useQuery(sharedPlanQuery(token))
  return (
    <div className="mx-auto min-h-svh max-w-3xl px-4 pb-16">
      <meta name="robots" content="noindex" />
      <header className="flex h-18 items-center justify-between">
        <Link to={paths.home} className="rounded-control text-xl" aria-label="Undaunted, home">
          <Wordmark />
        </Link>
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1} className="pt-6">
        <Loaded
          query={plan}
          skeleton={
            <LoadingFrame label="Loading the plan">
              <Skeleton className="h-96 rounded-card" />
            </LoadingFrame>
          }
          error="The plan could not be loaded. Please try again."
        >
          {shared =>
            shared ? (
              <PlanPage plan={shared} picture={sizing => <MarketPicture sizing={sizing} />} />
            ) : (
              <Revoked />
            )
          }
        </Loaded>
      </main>
    </div>
  )
}

function Revoked() {
  return (
    <div className="grid justify-items-start gap-4 pt-12">
      <h1 className="text-[clamp(2rem,5vw,3rem)]">This plan is not shared</h1>
      <p className="reading text-lg text-ink-soft">
        The link has been revoked, or it was never complete. Ask the founder for a new one.
      </p>
      <Link to={paths.home} className={buttonClass({ look: 'main', size: 'large', className: 'mt-2' })}>
        Go to Undaunted
      </Link>
    </div>
  )
}
