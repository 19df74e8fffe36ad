import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { blankProfile, ownProfileQuery } from '../entities/profile.ts'
import { AccountSearch } from '../features/people/account-search.tsx'
import { ProfileCard } from '../features/people/profile-card.tsx'
import { Recommendations } from '../features/people/recommendations.tsx'
import { Composer } from '../features/posts/composer.tsx'
import { NewPostsNotice } from '../features/posts/new-posts-notice.tsx'
import { PostList } from '../features/posts/post-list.tsx'
import { feedQuery } from '../features/posts/queries.ts'
import { StoryStrip } from '../features/stories/story-strip.tsx'
import { useUser } from '../lib/user.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function Component() {
  const user = useUser()
  const profile = useQuery(ownProfileQuery(user.id))
  // What is being read does not move by itself: the notice above it says that there is more.
  const feed = useInfiniteQuery({
    ...feedQuery(user.id),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const viewer = { ...blankProfile(user.id), ...profile.data }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)_20rem]">
      <h1 className="sr-only">Feed</h1>
      <aside aria-label="You" className="hidden lg:sticky lg:top-24 lg:block">
        <Loaded
          query={profile}
          skeleton={<Skeleton className="h-52 rounded-card" />}
          error="Your profile could not be loaded."
        >
          {own => <ProfileCard profile={{ ...blankProfile(user.id), ...own }} />}
        </Loaded>
      </aside>
      <div className="grid grid-cols-1 gap-4">
        <StoryStrip userId={user.id} name={viewer.full_name} avatarUrl={viewer.avatar_url} />
        <Composer author={viewer} />
        <NewPostsNotice userId={user.id} newest={feed.data?.pages[0]?.[0]?.created_at} />
        <PostList
          query={feed}
          viewer={viewer}
          empty={
            <div className="rounded-card border border-dashed border-line-strong">
              <EmptyState
                title="No posts yet. Be the first to share something!"
                text="Posts of the last day appear here: yours, and those of the people you follow."
              />
            </div>
          }
          end={
            <p className="py-6 text-center text-ink-soft">
              You're all caught up. Older posts are on each member's profile.
            </p>
          }
        />
      </div>
      <aside
        aria-label="People"
        className="grid grid-cols-1 gap-4 lg:col-start-2 xl:sticky xl:top-24 xl:col-start-auto"
      >
        <AccountSearch />
        <Recommendations userId={user.id} />
      </aside>
    </div>
  )
}
