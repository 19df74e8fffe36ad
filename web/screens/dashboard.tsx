import type { User } from '@supabase/supabase-js'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { UserType } from '../../contracts/user-types.ts'
import { isNamed } from '../../contracts/venture-name.ts'
import { factsQuery } from '../entities/facts.ts'
import { memberSettingsQuery } from '../entities/member-settings.ts'
import { blankProfile, isSupporter, ownProfileQuery } from '../entities/profile.ts'
import { type Project, projectQuery } from '../entities/project.ts'
import { Greeting } from '../features/dashboard/greeting.tsx'
import { NetworkCard } from '../features/dashboard/network-card.tsx'
import { JourneyCard } from '../features/journey/journey-card.tsx'
import { JourneyNext } from '../features/journey/journey-next.tsx'
import { journeyQuery } from '../features/journey/queries.ts'
import { useUnreadCount } from '../features/messages/unread-count.ts'
import { LatestOutputsCard } from '../features/outputs/latest-outputs-card.tsx'
import { InvitedBy, prepareInvitation } from '../features/people/invited-by.tsx'
import { NewestFollowers } from '../features/people/newest-followers.tsx'
import { QuoteWidget } from '../features/quotes/quote-widget.tsx'
import { prepareWeek, ThisWeekCard } from '../features/this-week/this-week-card.tsx'
import { ValidationCard } from '../features/validation/validation-card.tsx'
import { queryClient } from '../lib/query-client.ts'
import { Quietly } from '../lib/quietly.tsx'
import { readSession } from '../lib/session.ts'
import { useUser } from '../lib/user.ts'
import { nextTask } from '../lib/when-idle.ts'
import { late } from '../ui/late.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const ReallyDone = late(
  async () => (await import('./done-work.tsx')).ReallyDone,
  () => <div className="mt-4 min-h-6" />,
)

const FirstMinutes = late(
  async () => (await import('../features/first-minutes/first-minutes.tsx')).FirstMinutes,
  () => <div className="min-h-24" />,
)

/** Loads the card late, because it is far below the first view. */
const ToolsCard = late(
  async () => (await import('../features/dashboard/tools-card.tsx')).ToolsCard,
  () => <Skeleton className="h-95 rounded-card sm:h-60" />,
)

/** Loads the posts late. The placeholder is as high as two posts. */
const LatestPosts = late(
  async () => (await import('../features/posts/latest-posts.tsx')).LatestPosts,
  () => <Skeleton className="h-28" />,
)

const Supporters = late(
  async () => (await import('./supporters.tsx')).Supporters,
  () => <Skeleton className="h-64 rounded-card" />,
)

/** Requests the data while the screen's code is still loading. */
export async function loader(): Promise<null> {
  const user = (await readSession())?.user
  await nextTask()
  // Without the second factor, the server would refuse the requests.
  if (user && !user.factors?.length) void prefetch(user)
  return null
}

async function prefetch(user: User): Promise<void> {
  const { id: userId } = user
  void queryClient.prefetchQuery(ownProfileQuery(userId))
  void queryClient.prefetchQuery(memberSettingsQuery(userId))
  await queryClient.prefetchQuery(projectQuery(userId))
  const project = queryClient.getQueryData(projectQuery(userId).queryKey)
  if (project) void queryClient.prefetchQuery(topQuery(user, project))
}

/** The maximum number of milliseconds to wait for the first view. */
const patience = 6_000

/**
 * Resolves when all data of the first view is loaded, so that no card appears late and moves the content down. If a
 * part fails, its card shows the error.
 */
const topQuery = (user: User, project: Project | undefined) =>
  queryOptions({
    queryKey: ['dashboard-top', project?.id],
    queryFn: project ? () => loadTop(user, project) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })

async function loadTop(user: User, { id, user_id }: Project): Promise<true> {
  const all = Promise.allSettled([
    FirstMinutes.load(),
    queryClient.ensureQueryData(factsQuery(id)),
    queryClient.ensureQueryData(memberSettingsQuery(user_id)),
    queryClient.ensureQueryData(ownProfileQuery(user_id)),
    queryClient.ensureQueryData(journeyQuery(id)),
    prepareWeek(queryClient, id),
    prepareInvitation(queryClient, user),
  ])
  await Promise.race([all, new Promise(resolve => setTimeout(resolve, patience))])
  return true
}

export function Component() {
  const user = useUser()
  const profile = useQuery(ownProfileQuery(user.id))
  const project = useQuery(projectQuery(user.id))
  const isFirst = useQuery(memberSettingsQuery(user.id)).data?.first_minutes === null
  const top = useQuery(topQuery(user, project.data))
  // Rendering six cards at once is slow on a phone. A deferred value lets scrolling and taps interrupt the
  // rendering.
  const shown = { ...project, data: useDeferredValue(top.data ? project.data : undefined) }
  // The user type that a new member chooses. It decides which cards are shown, even before it is saved.
  const [askedType, setAskedType] = useState<UserType | null>(null)
  const asked = isFirst && askedType ? { user_type: askedType } : {}
  const unreadCount = useUnreadCount()
  // The greeting uses the name in the session, so that it does not wait for the profile.
  const fullName = profile.data?.full_name ?? (user.user_metadata.full_name as string | undefined)
  const network = (posts: ReactNode) => (
    <NetworkCard unreadCount={unreadCount} followers={<NewestFollowers userId={user.id} />} posts={posts} />
  )
  return (
    <div className="grid gap-8">
      <Greeting fullName={fullName} quote={<QuoteWidget />} />
      <Loaded
        query={shown}
        skeleton={<Skeleton className="h-64 rounded-card" />}
        error="Could not load your startup project. Please try again."
      >
        {venture => (
          <div className="grid gap-6">
            <InvitedBy user={user} />
            <FirstMinutes project={venture} onType={setAskedType} />
            {isSupporter({ ...(profile.data ?? blankProfile(user.id)), ...asked }, venture) ? (
              <Supporters userId={user.id} network={network(null)} isAsked={isFirst} />
            ) : (
              <ForFounders
                projectId={venture.id}
                isAsked={isFirst && !isNamed(venture.name)}
                network={network(<LatestPosts userId={user.id} />)}
              />
            )}
          </div>
        )}
      </Loaded>
    </div>
  )
}

type ForFoundersProps = {
  projectId: string
  /** True while the form of the first minutes is open. Then no other card shows a next step. */
  isAsked: boolean
  network: ReactNode
}

function ForFounders({ projectId, isAsked, network }: ForFoundersProps) {
  return (
    <>
      <ThisWeekCard
        projectId={projectId}
        beginning={isAsked ? null : <JourneyNext projectId={projectId} />}
      />
      <JourneyCard projectId={projectId} done={<ReallyDone projectId={projectId} />} />
      <Quietly of="dashboard">
        <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
          <div className="grid content-start gap-6">
            <LatestOutputsCard projectId={projectId} />
            <ToolsCard />
          </div>
          <div className="grid content-start gap-6">
            <ValidationCard projectId={projectId} />
            {network}
          </div>
        </div>
      </Quietly>
    </>
  )
}
