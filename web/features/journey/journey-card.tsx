import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { journeyProgress, journeySteps } from '../../../contracts/journey-steps.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { currentStepIndex } from './current-step.ts'
import { JourneyPath } from './journey-path.tsx'
import { journeyQuery } from './queries.ts'

/**
 * The card with the journey's progress. `done` lists the work that exists, including work for steps that are not
 * marked as done.
 */
export function JourneyCard({ projectId, done }: { projectId: string; done: ReactNode }) {
  const query = useQuery(journeyQuery(projectId))
  return (
    <Card aria-label="Your journey">
      <Loaded query={query} skeleton={<JourneySkeleton />} error="Your journey could not be loaded.">
        {steps => <Journey completed={new Set(steps)} done={done} />}
      </Loaded>
    </Card>
  )
}

function Journey({ completed, done }: { completed: ReadonlySet<string>; done: ReactNode }) {
  const current = currentStepIndex(completed)
  const step = journeySteps[current]
  return (
    <>
      <CardHeader
        title={`${journeyProgress(completed)}% complete`}
        aside={`${completed.size} of ${journeySteps.length} steps`}
      />
      <JourneyPath completed={completed} />
      {step && !completed.has(step.id) && (
        <Link
          to={paths.journey}
          className={buttonClass({ look: 'quiet', className: 'mt-3 -ml-4 whitespace-normal' })}
        >
          Step {current + 1}: {step.title}
        </Link>
      )}
      {done}
    </>
  )
}

function JourneySkeleton() {
  return (
    <LoadingFrame label="Loading your journey" className="grid gap-5">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-17 max-lg:h-7" />
    </LoadingFrame>
  )
}
