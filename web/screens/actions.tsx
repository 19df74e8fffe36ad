import { useQuery } from '@tanstack/react-query'
import { useLiveEvidence } from '../entities/live-evidence.ts'
import { projectQuery } from '../entities/project.ts'
import { AllActions } from '../features/this-week/all-actions.tsx'
import { useUser } from '../lib/user.ts'
import { Loaded } from '../ui/loaded.tsx'
import { ScreenSkeleton } from './layouts/screen-skeleton.tsx'

export function Component() {
  const project = useQuery(projectQuery(useUser().id))
  return (
    <div className="grid max-w-[48rem] gap-8">
      <header className="grid gap-2">
        <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">Actions</h1>
        <p className="text-lg text-ink-soft">What you set out to do, and what came of it.</p>
      </header>
      <Loaded query={project} skeleton={<ScreenSkeleton />} error="Your project could not be loaded.">
        {({ id }) => <Actions projectId={id} />}
      </Loaded>
    </div>
  )
}

function Actions({ projectId }: { projectId: string }) {
  useLiveEvidence(projectId)
  return <AllActions projectId={projectId} />
}
