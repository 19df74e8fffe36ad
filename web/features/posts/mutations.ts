import { useQueryClient } from '@tanstack/react-query'
import { tell } from '../../entities/events.ts'
import type { Person } from '../../entities/profile.ts'
import { AppError, unwrap, unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { useSession } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { useToggle } from '../../lib/toggle.ts'
import { addComment, addPost, patchComments, patchPost, removePost } from './cache.ts'
import { type Comment, commentsKey, type Post, postLists } from './queries.ts'
import { sendKept } from './sent-post.ts'

const mustSignIn = 'You must be logged in to post'

export function useCreatePost(author: Person | null) {
  const client = useQueryClient()
  const userId = useSession()?.user.id
  return useOnce({
    mutationFn: async (content: string, id): Promise<Post> => {
      if (!userId) throw new AppError('unauthorized')
      const columns = 'id, user_id, content, image_url, created_at, likes_count, comments_count, hidden_at'
      const posts = supabase.from('posts')
      const stored = await sendKept(userId, { id, content }, async () =>
        unwrapMaybe(
          await posts
            .upsert({ id, user_id: userId, content: content.trim() }, onceBy('id'))
            .select(columns)
            .maybeSingle(),
        ),
      )
      // If an earlier attempt stored the post but its response was lost, the insert returns no row, so the row is
      // read.
      const row = stored ?? unwrap(await posts.select(columns).eq('id', id).single())
      return { ...row, author, isLiked: false, isSaved: false }
    },
    onSuccess: post => {
      addPost(client, post)
      // A read that is already running started before the post existed, so it is repeated.
      if (client.isFetching({ queryKey: postLists }) > 0) {
        void client.invalidateQueries({ queryKey: postLists })
      }
      void tell(client, 'post created')
    },
    meta: {
      success: 'Post created successfully',
      // The session may have ended elsewhere without a sign on this page. Then the refused post is the first sign.
      error: error => (error.code === 'unauthorized' ? mustSignIn : 'Failed to create post'),
    },
  })
}

/** Removes the post from the page at once. If the server refuses, the post appears again. */
export function useDeletePost() {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async ({ id }: Post) => {
      const posts = supabase.from('posts')
      const deleted = unwrapMaybe(await posts.delete().eq('id', id).select('id').maybeSingle())
      // The server first hides a post with many comments and deletes it later in parts, so a deletion may return
      // no row. The deletion failed only if the post can still be read.
      if (!deleted && unwrapMaybe(await posts.select('id').eq('id', id).maybeSingle()))
        throw new AppError('forbidden')
    },
    onMutate: ({ id }) => {
      const before = client.getQueriesData({ queryKey: postLists })
      removePost(client, id)
      return { before }
    },
    onError: (_error, _post, context) => {
      for (const [key, data] of context?.before ?? []) client.setQueryData(key, data)
    },
    onSuccess: (_deleted, { id }) => {
      showSaved(client, postLists, () => removePost(client, id))
      return tell(client, 'post deleted')
    },
    meta: { success: 'Post deleted successfully', error: 'Failed to delete post' },
  })
}

export function useLikePost(post: Post, userId: string) {
  const client = useQueryClient()
  const apply = (on: boolean) =>
    patchPost(client, post.id, current =>
      current.isLiked === on
        ? current
        : { ...current, isLiked: on, likes_count: current.likes_count + (on ? 1 : -1) },
    )
  return useToggle({
    isOn: post.isLiked,
    apply,
    onSaved: on => showSaved(client, postLists, () => apply(on)),
    save: async on => {
      const likes = supabase.from('post_likes')
      if (on)
        unwrapMaybe(await likes.upsert({ post_id: post.id, user_id: userId }, onceBy('post_id,user_id')))
      else unwrapMaybe(await likes.delete().eq('post_id', post.id).eq('user_id', userId))
    },
    meta: { silent: true },
  })
}

/** Saves a post for later. No other member can see this. */
export function useSavePost(post: Post, userId: string) {
  const client = useQueryClient()
  const apply = (on: boolean) => patchPost(client, post.id, current => ({ ...current, isSaved: on }))
  return useToggle({
    isOn: post.isSaved,
    apply,
    save: async on => {
      const bookmarks = supabase.from('bookmarks')
      if (on)
        unwrapMaybe(await bookmarks.upsert({ post_id: post.id, user_id: userId }, onceBy('user_id,post_id')))
      else unwrapMaybe(await bookmarks.delete().eq('post_id', post.id).eq('user_id', userId))
    },
    onSaved: on => {
      showSaved(client, postLists, () => apply(on))
      void tell(client, 'post saved')
    },
    meta: { error: 'Could not save this post. Please try again.' },
  })
}

export function useLikeComment(comment: Comment, userId: string) {
  const client = useQueryClient()
  const apply = (on: boolean) =>
    patchComments(client, comment.post_id, comments =>
      comments.map(current =>
        current.id !== comment.id || current.isLiked === on
          ? current
          : { ...current, isLiked: on, likes_count: current.likes_count + (on ? 1 : -1) },
      ),
    )
  return useToggle({
    isOn: comment.isLiked,
    apply,
    onSaved: on => showSaved(client, commentsKey(comment.post_id), () => apply(on)),
    save: async on => {
      const likes = supabase.from('comment_likes')
      if (on)
        unwrapMaybe(
          await likes.upsert({ comment_id: comment.id, user_id: userId }, onceBy('comment_id,user_id')),
        )
      else unwrapMaybe(await likes.delete().eq('comment_id', comment.id).eq('user_id', userId))
    },
    meta: { silent: true },
  })
}

/**
 * A list whose read started before this change would show the old state. So the new state is shown, and a running
 * read is repeated.
 */
function showSaved(
  client: ReturnType<typeof useQueryClient>,
  queryKey: readonly string[],
  show: () => void,
): void {
  show()
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey })
}

/** Inserting a row that already exists counts as success. */
const onceBy = (onConflict: string) => ({ onConflict, ignoreDuplicates: true })

export function useAddComment(post: Post, author: Person) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async ({ id, content }: { id: string; content: string }) =>
      unwrapMaybe(
        await supabase
          .from('comments')
          .upsert({ id, post_id: post.id, user_id: author.id, content }, onceBy('id')),
      ),
    onMutate: ({ id, content }) => {
      addComment(client, {
        id,
        post_id: post.id,
        user_id: author.id,
        content,
        created_at: new Date().toISOString(),
        likes_count: 0,
        hidden_at: null,
        author,
        isLiked: false,
        evidence: null,
        hasMutedWord: false,
      })
      countComments(client, post.id, 1)
    },
    onSuccess: (_stored, { id }) => {
      let isShown = false
      patchComments(client, post.id, comments => {
        isShown ||= comments.some(comment => comment.id === id)
        return comments
      })
      // The cached list, or a list that is being read now, may be older than the comment. So the list is read
      // again.
      const isReading = client.isFetching({ queryKey: commentsKey(post.id) }) > 0
      if (!isShown || isReading) void client.invalidateQueries({ queryKey: commentsKey(post.id) })
      return renewCounts(client, post.id)
    },
    onError: (_error, { id }) => {
      patchComments(client, post.id, comments => comments.filter(comment => comment.id !== id))
      countComments(client, post.id, -1)
    },
    meta: { error: 'Failed to post comment' },
  })
}

export function useDeleteComment() {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async (comment: Comment) =>
      unwrap(await supabase.from('comments').delete().eq('id', comment.id).select('id').single()),
    onMutate: comment => {
      const key = commentsKey(comment.post_id)
      const before = client.getQueryData(key)
      patchComments(client, comment.post_id, comments => comments.filter(({ id }) => id !== comment.id))
      countComments(client, comment.post_id, -1)
      return { key, before }
    },
    onError: (_error, comment, context) => {
      if (context) client.setQueryData(context.key, context.before)
      countComments(client, comment.post_id, 1)
    },
    onSuccess: (_deleted, { id, post_id }) => {
      showSaved(client, commentsKey(post_id), () =>
        patchComments(client, post_id, comments => comments.filter(comment => comment.id !== id)),
      )
      return renewCounts(client, post_id)
    },
    meta: { error: 'Failed to delete comment' },
  })
}

function countComments(client: ReturnType<typeof useQueryClient>, postId: string, by: 1 | -1): void {
  patchPost(client, postId, post => ({ ...post, comments_count: post.comments_count + by }))
}

/**
 * Reads the current counts from the server, because a list that was refreshed meanwhile may contain older counts.
 */
async function renewCounts(client: ReturnType<typeof useQueryClient>, postId: string): Promise<void> {
  const { data } = await supabase
    .from('posts')
    .select('likes_count, comments_count')
    .eq('id', postId)
    .maybeSingle()
  if (data) patchPost(client, postId, post => ({ ...post, ...data }))
}
