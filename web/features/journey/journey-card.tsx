import { useQuery } from '@tanstack/react-query'
import { journeyProgress, journeySteps } from '../../../contracts/journey-steps.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { JourneyPath } from './journey-path.tsx'
import { journeyQuery } from './queries.ts'

/** How far the journey is. */
export function JourneyCard({ projectId }: { projectId: string }) {
  const query = useQuery(journeyQuery(projectId))
  return (
    <Card aria-label="Your journey">
      <Loaded query={query} skeleton={<JourneySkeleton />} error="Your journey could not be loaded.">
        {steps => <Journey completed={new Set(steps)} />}
      </Loaded>
    </Card>
  )
}

function Journey({ completed }: { completed: ReadonlySet<string> }) {
  return (
    <>
      <CardHeader
        title={`${journeyProgress(completed)}% complete`}
        aside={`${completed.size} of ${journeySteps.length} steps`}
      />
      <JourneyPath completed={completed} />
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
