import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Person, personColumns } from '../../entities/profile.ts'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

const pageSize = 20
const columns = `id, user_id, content, image_url, created_at, likes_count, comments_count,
  author:profiles!posts_user_id_fkey(${personColumns}),
  my_like:post_likes(user_id)` as const

/** Every list of posts, which writing changes in place. */
export const postLists = ['posts'] as const
export const commentsKey = (postId: string) => ['comments', postId] as const

type Cursor = { created_at: string; id: string } | null

/** The last 24 hours, by the member and those they follow, newest first, a page at a time. */
export const feedQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...postLists, 'feed', userId],
    initialPageParam: null as Cursor,
    queryFn: async ({ pageParam }) => {
      const before = pageParam && { before_time: pageParam.created_at, before_id: pageParam.id }
      const rows = unwrap(
        await supabase
          .rpc('feed_posts', { page_size: pageSize, ...before }, { get: true })
          .select(columns)
          .eq('my_like.user_id', userId)
          .order('created_at', { ascending: false })
          .order('id', { ascending: false }),
      )
      return rows.map(toPost)
    },
    getNextPageParam: nextCursor,
    meta: { changedBy: ['member followed', 'member unfollowed'] },
  })

/** The newest few of the feed, for a glance. */
export const latestPostsQuery = (userId: string, limit: number) =>
  queryOptions({
    queryKey: ['latest-posts', userId, limit],
    queryFn: async () =>
      unwrap(
        await supabase
          .rpc('feed_posts', {}, { get: true })
          .select('id, content, created_at, author:profiles(id, full_name, avatar_url)')
          .order('created_at', { ascending: false })
          .limit(limit),
      ),
    meta: { changedBy: ['post created', 'post deleted', 'member followed', 'member unfollowed'] },
  })

/** Everything a member has posted, newest first, a page at a time. */
export const postsOfQuery = (authorId: string, viewerId: string) =>
  infiniteQueryOptions({
    queryKey: [...postLists, 'by', authorId],
    initialPageParam: null as Cursor,
    queryFn: async ({ pageParam }) => {
      let query = supabase
        .from('posts')
        .select(columns)
        .eq('user_id', authorId)
        .eq('my_like.user_id', viewerId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(pageSize)
      if (pageParam) {
        const { created_at, id } = pageParam
        query = query.or(`created_at.lt.${created_at},and(created_at.eq.${created_at},id.lt.${id})`)
      }
      return unwrap(await query).map(toPost)
    },
    getNextPageParam: nextCursor,
  })

type PostRow = {
  id: string
  user_id: string
  content: string
  image_url: string | null
  created_at: string
  likes_count: number
  comments_count: number
  author: Person | null
  my_like: unknown[]
}

export type Post = Omit<PostRow, 'my_like'> & { isLiked: boolean }

function toPost({ my_like, ...post }: PostRow): Post {
  return { ...post, isLiked: my_like.length > 0 }
}

function nextCursor(page: Post[]): Cursor | undefined {
  const last = page.at(-1)
  return last && page.length === pageSize ? { created_at: last.created_at, id: last.id } : undefined
}

const commentPage = 50

/** Oldest first; later ones on demand. */
export const commentsQuery = (postId: string, viewerId: string) =>
  infiniteQueryOptions({
    queryKey: commentsKey(postId),
    initialPageParam: null as Cursor,
    queryFn: async ({ pageParam }) => {
      let query = supabase
        .from('comments')
        .select(
          `id, post_id, user_id, content, created_at, likes_count,
          author:profiles!comments_user_id_fkey(${personColumns}),
          my_like:comment_likes(user_id)`,
        )
        .eq('post_id', postId)
        .eq('my_like.user_id', viewerId)
        .order('created_at')
        .order('id')
        .limit(commentPage)
      if (pageParam) {
        const { created_at, id } = pageParam
        query = query.or(`created_at.gt.${created_at},and(created_at.eq.${created_at},id.gt.${id})`)
      }
      return unwrap(await query).map(({ my_like, ...comment }) => ({
        ...comment,
        isLiked: my_like.length > 0,
      }))
    },
    getNextPageParam: page => {
      const last = page.at(-1)
      return last && page.length === commentPage ? { created_at: last.created_at, id: last.id } : undefined
    },
  })

export type Comment = {
  id: string
  post_id: string
  user_id: string
  content: string
  created_at: string
  likes_count: number
  author: Person | null
  isLiked: boolean
}
