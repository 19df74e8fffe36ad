import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { blankProfile, ownProfileQuery } from '../entities/profile.ts'
import { EditProfile } from '../features/people/edit-profile.tsx'
import { counted, ProfileHeader } from '../features/people/profile-header.tsx'
import { countsQuery } from '../features/people/queries.ts'
import { PostList } from '../features/posts/post-list.tsx'
import { postsOfQuery } from '../features/posts/queries.ts'
import { useUser } from '../lib/user.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'

const views = ['edit', 'public', 'posts'] as const

export function Component() {
  const user = useUser()
  const [params, setParams] = useSearchParams()
  const view = views.find(candidate => candidate === params.get('view')) ?? 'edit'
  const profile = useQuery(ownProfileQuery(user.id))
  const posts = useInfiniteQuery(postsOfQuery(user.id, user.id))
  const counts = useQuery(countsQuery(user.id))
  // If all posts are loaded, the page shows the number of loaded posts, because this number is up to date at once
  // after a change.
  const postCount = posts.data && !posts.hasNextPage ? posts.data.pages.flat().length : counts.data?.posts
  const shown = { ...blankProfile(user.id), ...profile.data }
  return (
    <div className="mx-auto max-w-[52rem]">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-[clamp(2rem,4vw,2.5rem)]">Your profile</h1>
        <Link to={paths.saved} className={buttonClass({ look: 'link', size: 'inline' })}>
          Saved posts
        </Link>
      </div>
      <Tabs
        label="Your profile"
        value={view}
        onValueChange={chosen => setParams(chosen === 'edit' ? {} : { view: chosen }, { replace: true })}
        tabs={[
          {
            value: 'edit',
            label: 'Edit Profile',
            content: (
              <Loaded
                query={profile}
                skeleton={<Skeleton className="h-80 rounded-card" />}
                error="Could not load your profile data. Please try again."
              >
                {own => <EditProfile user={user} profile={own} />}
              </Loaded>
            ),
          },
          {
            value: 'public',
            label: 'Public View',
            content: (
              <div className="grid gap-6">
                <p className="text-ink-soft">This is what other members see.</p>
                <ProfileHeader
                  profile={shown}
                  level="h2"
                  counts={[
                    {
                      ...counted(counts.data?.followers, 'follower', 'followers'),
                      to: paths.followers(user.id),
                    },
                    { value: counts.data?.following, label: 'following', to: paths.following(user.id) },
                    counted(postCount, 'post', 'posts'),
                  ]}
                />
                <h2 className="text-2xl">Recent Posts</h2>
                <PostList query={posts} viewer={shown} isPublic empty={<NoPosts title="No posts yet" />} />
              </div>
            ),
          },
          {
            value: 'posts',
            label: `My Posts (${postCount ?? 0})`,
            content: (
              <PostList
                query={posts}
                viewer={shown}
                empty={
                  <NoPosts
                    title="You haven't posted anything yet."
                    action={
                      <Link to={paths.feed} className={buttonClass({ look: 'plain' })}>
                        Start a post
                      </Link>
                    }
                  />
                }
              />
            ),
          },
        ]}
      />
    </div>
  )
}

function NoPosts({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <div className="rounded-card border border-dashed border-line-strong">
      <EmptyState title={title} action={action} />
    </div>
  )
}
