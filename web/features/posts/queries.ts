import { infiniteQueryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { searchMinimum } from '../../../contracts/limits.ts'
import { type Person, personColumns } from '../../entities/profile.ts'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { readSearch } from './read-search.ts'

const pageSize = 20
const uuid = z.guid()
const columns = `id, user_id, content, image_url, created_at, likes_count, comments_count, hidden_at,
  author:profiles!posts_user_id_fkey(${personColumns}),
  my_like:post_likes(user_id),
  my_bookmark:bookmarks(user_id)` as const

/** The start of the key of every list of posts. A change of a post is applied to all these lists. */
export const postLists = ['posts'] as const
export const commentsKey = (postId: string) => ['comments', postId] as const

type Cursor = { created_at: string; id: string } | null

/** The posts of the last 24 hours from the member and followed members, newest first, one page at a time. */
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

/** The posts of the whole network that are not in the feed, newest first. */
export const networkQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...postLists, 'network', userId],
    initialPageParam: null as Cursor,
    queryFn: async ({ pageParam }) => {
      const before = pageParam && { before_time: pageParam.created_at, before_id: pageParam.id }
      const rows = unwrap(
        await supabase
          .rpc('network_posts', { page_size: pageSize, ...before }, { get: true })
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

/** All posts of a member, newest first, one page at a time. */
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

/**
 * One post by its id. It is a list with one post, so that changes are applied to it as in every other list. The
 * list is empty if the post was deleted.
 */
export const postQuery = (postId: string, viewerId: string) =>
  infiniteQueryOptions({
    queryKey: [...postLists, 'one', postId],
    initialPageParam: null as Cursor,
    queryFn: async () => {
      if (!uuid.safeParse(postId).success) return []
      return unwrap(
        await supabase.from('posts').select(columns).eq('id', postId).eq('my_like.user_id', viewerId),
      ).map(toPost)
    },
    getNextPageParam: () => undefined,
  })

/** The posts that the member saved, latest first. Deleted and hidden posts are left out. */
export const savedPostsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...postLists, 'saved', userId],
    initialPageParam: 0,
    queryFn: async ({ pageParam }) => {
      const rows = unwrap(
        await supabase
          .from('bookmarks')
          .select(`created_at, post:posts!inner(${columns})`)
          .eq('user_id', userId)
          .eq('post.my_like.user_id', userId)
          .order('created_at', { ascending: false })
          .order('post_id', { ascending: false })
          .range(pageParam, pageParam + pageSize - 1),
      )
      return rows.map(({ post }) => toPost(post))
    },
    getNextPageParam: (page, _pages, from) => (page.length === pageSize ? from + pageSize : undefined),
    meta: { changedBy: ['post saved'] },
  })

/** Posts that contain the words, newest first. `from:@handle` finds only posts of that author. */
export const postSearchQuery = (typed: string, viewerId: string) => {
  const { words, author } = readSearch(typed)
  return infiniteQueryOptions({
    queryKey: [...postLists, 'search', words, author],
    enabled: words.length >= searchMinimum || author !== null,
    initialPageParam: null as Cursor,
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam && { before_time: pageParam.created_at, before_id: pageParam.id }
      const rows = unwrap(
        await supabase
          .rpc(
            'search_posts',
            { words, page_size: pageSize, ...(author && { author }), ...before },
            { get: true },
          )
          .select(columns)
          .eq('my_like.user_id', viewerId)
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .abortSignal(signal),
      )
      return rows.map(toPost)
    },
    getNextPageParam: nextCursor,
  })
}

type PostRow = {
  id: string
  user_id: string
  content: string
  image_url: string | null
  created_at: string
  likes_count: number
  comments_count: number
  hidden_at: string | null
  author: Person | null
  my_like: unknown[]
  my_bookmark: unknown[]
}

export type Post = Omit<PostRow, 'my_like' | 'my_bookmark'> & { isLiked: boolean; isSaved: boolean }

function toPost({ my_like, my_bookmark, ...post }: PostRow): Post {
  return { ...post, isLiked: my_like.length > 0, isSaved: my_bookmark.length > 0 }
}

function nextCursor(page: Post[]): Cursor | undefined {
  const last = page.at(-1)
  return last && page.length === pageSize ? { created_at: last.created_at, id: last.id } : undefined
}

const commentPage = 50

/** The comments of a post, oldest first. More pages are loaded on request. */
export const commentsQuery = (postId: string, viewerId: string) =>
  infiniteQueryOptions({
    queryKey: commentsKey(postId),
    initialPageParam: null as Cursor,
    queryFn: async ({ pageParam }) => {
      let query = supabase
        .from('comments')
        .select(
          `id, post_id, user_id, content, created_at, likes_count, hidden_at, carries_muted_word,
          author:profiles!comments_user_id_fkey(${personColumns}),
          my_like:comment_likes(user_id),
          evidence:evidence_requests(state)`,
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
      return unwrap(await query).map(({ my_like, carries_muted_word, evidence, ...comment }) => ({
        ...comment,
        evidence: evidence?.state ?? null,
        hasMutedWord: carries_muted_word === true,
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
  hidden_at: string | null
  author: Person | null
  isLiked: boolean
  /**
   * The state of a founder's request to keep the comment as evidence. Only the comment's author and that founder
   * can see it.
   */
  evidence: string | null
  /** True if the comment contains a word that the reader has muted. */
  hasMutedWord: boolean
}
