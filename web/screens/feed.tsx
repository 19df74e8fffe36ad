import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { blankProfile, ownProfileQuery, type Profile } from '../entities/profile.ts'
import { AccountSearch } from '../features/people/account-search.tsx'
import { InvitedBy } from '../features/people/invited-by.tsx'
import { ProfileCard } from '../features/people/profile-card.tsx'
import { Recommendations } from '../features/people/recommendations.tsx'
import { Composer } from '../features/posts/composer.tsx'
import { NewPostsNotice } from '../features/posts/new-posts-notice.tsx'
import { PostList } from '../features/posts/post-list.tsx'
import { feedQuery, networkQuery, type Post } from '../features/posts/queries.ts'
import { StoryStrip } from '../features/stories/story-strip.tsx'
import { useUser } from '../lib/user.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function Component() {
  const user = useUser()
  const profile = useQuery(ownProfileQuery(user.id))
  // The posts are not refreshed while the member reads them. A notice above the list announces new posts.
  const feed = useInfiniteQuery({
    ...feedQuery(user.id),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const viewer = { ...blankProfile(user.id), ...profile.data }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)_20rem]">
      <h1 className="sr-only">Feed</h1>
      <div className="grid grid-cols-1 gap-4 lg:col-start-2 lg:row-start-1">
        <InvitedBy user={user} />
        <StoryStrip userId={user.id} name={viewer.full_name} avatarUrl={viewer.avatar_url} />
        <Composer author={viewer} />
        <NewPostsNotice userId={user.id} newest={feed.data?.pages[0]?.[0]?.created_at} />
        <section aria-label="Posts of the last day" className="grid grid-cols-1 gap-4">
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
            end={<p className="py-6 text-center text-ink-soft">You're all caught up with the last day.</p>}
          />
        </section>
        {feed.data && <EarlierAndNetwork viewer={viewer} without={feed.data.pages.flat()} />}
      </div>
      <aside aria-label="You" className="hidden lg:sticky lg:top-24 lg:row-start-1 lg:block">
        <Loaded
          query={profile}
          skeleton={<Skeleton className="h-52 rounded-card" />}
          error="Your profile could not be loaded."
        >
          {own => <ProfileCard profile={{ ...blankProfile(user.id), ...own }} />}
        </Loaded>
      </aside>
      <aside
        aria-label="People"
        className="grid grid-cols-1 gap-4 lg:col-start-2 xl:sticky xl:top-24 xl:col-start-3 xl:row-start-1"
      >
        <AccountSearch />
        <Recommendations userId={user.id} />
      </aside>
    </div>
  )
}

/** The older posts of the whole network, shown after the feed. */
function EarlierAndNetwork({ viewer, without }: { viewer: Profile; without: readonly Post[] }) {
  const posts = useInfiniteQuery(networkQuery(viewer.id))
  if (posts.data?.pages[0]?.length === 0) return null
  return (
    <section aria-labelledby="earlier" className="grid grid-cols-1 gap-4">
      <h2 id="earlier" className="mt-2 text-2xl">
        Earlier and from the network
      </h2>
      <PostList query={posts} viewer={viewer} empty={null} without={without} />
    </section>
  )
}
