import { useQuery } from '@tanstack/react-query'
import { InstanceMind } from '../features/safety/instance-mind.tsx'
import { isModeratorQuery } from '../features/safety/queries.ts'
import { Decisions, Queue } from '../features/safety/queue.tsx'
import { useUser } from '../lib/user.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function Component() {
  const { id } = useUser()
  const isModerator = useQuery(isModeratorQuery(id))
  return (
    <div className="mx-auto grid max-w-[52rem] gap-6">
      <h1 className="text-[clamp(2rem,4vw,2.5rem)]">Moderation</h1>
      <Loaded
        query={isModerator}
        skeleton={<Skeleton className="h-40 rounded-card" />}
        error="This page could not be loaded."
      >
        {is =>
          is ? (
            <>
              <Queue />
              <h2 className="text-2xl">Decisions</h2>
              <Decisions />
              <InstanceMind userId={id} />
            </>
          ) : (
            <EmptyState
              title="This page is for moderators"
              text="The people who run this site give the role."
            />
          )
        }
      </Loaded>
    </div>
  )
}
