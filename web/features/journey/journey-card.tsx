import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { journeyProgress, journeySteps } from '../../../contracts/journey-steps.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { currentStep } from './current-step.ts'
import { JourneyPath } from './journey-path.tsx'
import { journeyQuery } from './queries.ts'

/** How far the journey is, and its next step. */
export function JourneyCard({ projectId }: { projectId: string }) {
  const query = useQuery(journeyQuery(projectId))
  return (
    <Card aria-label="Your journey" className="shadow-sheet">
      <Loaded query={query} skeleton={<JourneySkeleton />} error="Your journey could not be loaded.">
        {steps => <Journey completed={new Set(steps)} />}
      </Loaded>
    </Card>
  )
}

function Journey({ completed }: { completed: ReadonlySet<string> }) {
  const percent = journeyProgress(completed)
  const step = currentStep(completed)
  return (
    <>
      <CardHeader
        title={`${percent}% complete`}
        aside={`${completed.size} of ${journeySteps.length} steps`}
      />
      <JourneyPath completed={completed} />
      <div className="mt-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold">{percent === 100 ? 'You have been all the way' : step.title}</p>
          <p className="reading text-[0.9375rem] text-ink-soft">
            {percent === 100
              ? 'Every step is done. Look back at what you learned, or begin again.'
              : step.description}
          </p>
        </div>
        <Link to={paths.journey} className={buttonClass({ look: 'main' })}>
          {percent === 100
            ? 'Look back'
            : completed.size === 0
              ? 'Start your journey'
              : 'Continue your journey'}
        </Link>
      </div>
    </>
  )
}

function JourneySkeleton() {
  return (
    <LoadingFrame label="Loading your journey" className="grid gap-5">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-17 max-lg:h-7" />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2 max-sm:w-full">
          <Skeleton className="h-5 w-44 max-sm:h-6" />
          <Skeleton className="h-5 w-72 max-w-full max-sm:h-10" />
        </div>
        <Skeleton className="h-10 w-44" />
      </div>
    </LoadingFrame>
  )
}
