import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMentions } from '../../entities/mentions.tsx'
import type { Person } from '../../entities/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { namesIn } from '../../ui/rich-text.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { PostCard } from './post-card.tsx'
import type { Post } from './queries.ts'

type PostListProps = {
  query: UseInfiniteQueryResult<{ pages: Post[][] }>
  viewer: Person
  /** An element that is shown instead of an empty list. */
  empty: ReactNode
  /** Elements under the last post. */
  end?: ReactNode
  /** If true, the posts are shown as to other members, without delete buttons. */
  isPublic?: boolean
  /** If true, the list is one post on its own page. */
  isAlone?: boolean
  /**
   * Posts to leave out, because another list on the page shows them. The page must do this, because the server does
   * not refresh both lists at the same moment.
   */
  without?: readonly Post[]
}

export function PostList(props: PostListProps) {
  const { query, viewer, empty, end, isPublic = false, isAlone = false, without = [] } = props
  return (
    <Loaded query={query} skeleton={<PostsSkeleton />} error="The posts could not be loaded.">
      {({ pages }) => {
        const posts = pages.flat().filter(({ id }) => !without.some(other => other.id === id))
        if (posts.length === 0) return empty
        return (
          <div className="grid gap-4">
            <Posts posts={posts} viewer={viewer} isPublic={isPublic} isAlone={isAlone} />
            {query.hasNextPage ? (
              <Button
                className="justify-self-center"
                disabled={query.isFetchingNextPage}
                onClick={() => query.fetchNextPage()}
              >
                {query.isFetchingNextPage ? 'Loading...' : 'Show older posts'}
              </Button>
            ) : (
              end
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

type PostsProps = { posts: Post[]; viewer: Person; isPublic: boolean; isAlone: boolean }

function Posts({ posts, viewer, isPublic, isAlone }: PostsProps) {
  const mention = useMentions(posts.flatMap(({ content }) => namesIn(content)))
  return (
    <ol className="grid gap-4">
      {posts.map(post => (
        <li key={post.id}>
          <PostCard post={post} viewer={viewer} mention={mention} isPublic={isPublic} isAlone={isAlone} />
        </li>
      ))}
    </ol>
  )
}

function PostsSkeleton() {
  return (
    <LoadingFrame label="Loading posts" className="grid gap-4">
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
    </LoadingFrame>
  )
}
