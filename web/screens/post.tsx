import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { blankProfile, ownProfileQuery } from '../entities/profile.ts'
import { PostList } from '../features/posts/post-list.tsx'
import { postQuery } from '../features/posts/queries.ts'
import { useUser } from '../lib/user.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export function Component() {
  const { postId = '' } = useParams()
  const user = useUser()
  const { data: own } = useQuery(ownProfileQuery(user.id))
  const post = useInfiniteQuery(postQuery(postId, user.id))
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4">
      <h1 className="sr-only">Post</h1>
      <PostList
        key={postId}
        query={post}
        viewer={{ ...blankProfile(user.id), ...own }}
        isAlone
        empty={
          <div className="rounded-card border border-dashed border-line-strong">
            <EmptyState
              title="This post is not here"
              text="It was deleted or hidden, or its address is not complete."
              action={
                <Link to={paths.feed} className={buttonClass({ look: 'plain' })}>
                  To the feed
                </Link>
              }
            />
          </div>
        }
      />
    </div>
  )
}
