import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { PlanPage } from '../features/founder-plan/plan-page.tsx'
import { sharedPlanQuery } from '../features/founder-plan/queries.ts'
import { MarketPicture } from '../features/research/market-picture.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../ui/skeleton.tsx'
import { PublicPage } from './layouts/public-page.tsx'

/** A public page: everybody with the link can read this plan, but nothing else. */
export function Component() {
  const { token = '' } = useParams()
  const plan = useQuery(sharedPlanQuery(token))
  return (
    <PublicPage>
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
    </PublicPage>
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
