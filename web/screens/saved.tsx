import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { blankProfile, ownProfileQuery } from '../entities/profile.ts'
import { PostList } from '../features/posts/post-list.tsx'
import { savedPostsQuery } from '../features/posts/queries.ts'
import { useUser } from '../lib/user.ts'
import { EmptyState } from '../ui/empty-state.tsx'

export function Component() {
  const user = useUser()
  const { data: own } = useQuery(ownProfileQuery(user.id))
  const saved = useInfiniteQuery(savedPostsQuery(user.id))
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4">
      <h1 className="text-[clamp(1.75rem,4vw,2.25rem)]">Saved posts</h1>
      <PostList
        query={saved}
        viewer={{ ...blankProfile(user.id), ...own }}
        empty={
          <div className="rounded-card border border-dashed border-line-strong">
            <EmptyState
              title="Nothing saved yet"
              text="The bookmark under a post keeps it here, for you alone."
            />
          </div>
        }
      />
    </div>
  )
}
