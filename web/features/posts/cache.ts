/**
 * Changes posts in the cache. The same post may be in several cached lists, so each function changes all lists.
 */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type Comment, commentsKey, feedQuery, type Post, postLists, postsOfQuery } from './queries.ts'

type Pages<T> = InfiniteData<T[]>

export function patchPost(client: QueryClient, id: string, change: (post: Post) => Post): void {
  mapPages<Post>(client, postLists, posts => posts.map(post => (post.id === id ? change(post) : post)))
}

export function removePost(client: QueryClient, id: string): void {
  mapPages<Post>(client, postLists, posts => posts.filter(post => post.id !== id))
}

/** Adds a post at the top of the author's own lists. */
export function addPost(client: QueryClient, post: Post): void {
  const lists = [feedQuery(post.user_id), postsOfQuery(post.user_id, post.user_id)]
  for (const { queryKey } of lists) {
    client.setQueryData<Pages<Post>>(queryKey, data => {
      if (!data) return data
      const [first = [], ...rest] = data.pages
      return { ...data, pages: [[post, ...first], ...rest] }
    })
  }
}

export function patchComments(
  client: QueryClient,
  postId: string,
  change: (comments: Comment[]) => Comment[],
): void {
  mapPages<Comment>(client, commentsKey(postId), change)
}

export function addComment(client: QueryClient, comment: Comment): void {
  client.setQueryData<Pages<Comment>>(commentsKey(comment.post_id), data => {
    if (!data) return data
    const last = data.pages.length - 1
    return { ...data, pages: data.pages.map((page, index) => (index === last ? [...page, comment] : page)) }
  })
}

function mapPages<T>(client: QueryClient, queryKey: readonly string[], change: (page: T[]) => T[]): void {
  client.setQueriesData<Pages<T>>({ queryKey }, data =>
    data && 'pages' in data ? { ...data, pages: data.pages.map(change) } : data,
  )
}
