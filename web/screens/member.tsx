import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { blankProfile, ownProfileQuery } from '../entities/profile.ts'
import { MemberActions } from '../features/people/member-actions.tsx'
import { counted, ProfileHeader } from '../features/people/profile-header.tsx'
import { countsQuery, isNobody, memberQuery } from '../features/people/queries.ts'
import { PostList } from '../features/posts/post-list.tsx'
import { postsOfQuery } from '../features/posts/queries.ts'
import { useUser } from '../lib/user.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function Component() {
  const { id: userId } = useUser()
  const { userId: otherId = '' } = useParams()
  const member = useQuery(memberQuery(otherId))
  const own = useQuery(ownProfileQuery(userId))
  const counts = useQuery({ ...countsQuery(otherId), enabled: member.isSuccess })
  const posts = useInfiniteQuery({ ...postsOfQuery(otherId, userId), enabled: member.isSuccess })
  if (member.isError && isNobody(member.error)) return <Navigate to={paths.feed} replace />
  const postCount = posts.data && !posts.hasNextPage ? posts.data.pages.flat().length : counts.data?.posts
  const viewer = { ...blankProfile(userId), ...own.data }
  return (
    <div className="mx-auto grid max-w-[52rem] gap-6">
      <BackButton />
      <Loaded
        query={member}
        skeleton={<Skeleton className="h-56 rounded-card" />}
        error="This profile could not be loaded."
      >
        {profile => (
          <>
            <ProfileHeader
              profile={profile}
              level="h1"
              counts={[
                { ...counted(counts.data?.followers, 'follower', 'followers'), to: paths.followers(otherId) },
                { value: counts.data?.following, label: 'following', to: paths.following(otherId) },
                counted(postCount, 'post', 'posts'),
              ]}
              actions={<MemberActions userId={userId} otherId={otherId} name={profile.full_name} />}
            />
            <h2 className="text-2xl">Posts ({postCount ?? 0})</h2>
            <PostList
              query={posts}
              viewer={viewer}
              empty={
                <div className="rounded-card border border-dashed border-line-strong">
                  <EmptyState title="No posts yet" />
                </div>
              }
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** Goes back to the previous page. After a direct visit, goes to the feed. */
function BackButton() {
  const navigate = useNavigate()
  const cameFromHere = window.history.state?.idx > 0
  return (
    <Button
      look="quiet"
      className="-ml-3 justify-self-start"
      onClick={() => (cameFromHere ? navigate(-1) : navigate(paths.feed))}
    >
      <ArrowLeft aria-hidden="true" />
      Back
    </Button>
  )
}
