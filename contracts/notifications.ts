// The words of a notification, for the page and for mails.
import { z } from 'zod'

export const notificationKind = z.enum(['like', 'comment', 'comment_like', 'follow', 'mention'])
export type NotificationKind = z.infer<typeof notificationKind>

/** In the order Settings shows them, as "Tell me about …" goes on. */
export const kindNames: Record<NotificationKind, string> = {
  comment: 'Comments on my posts',
  mention: 'Mentions of me',
  like: 'Likes of my posts',
  comment_like: 'Likes of my comments',
  follow: 'New followers',
}

const deeds: Record<NotificationKind, string> = {
  like: 'liked your post',
  comment: 'commented on your post',
  comment_like: 'liked your comment',
  follow: 'followed you',
  mention: 'mentioned you',
}

export const deedOf = (kind: NotificationKind): string => deeds[kind]

/** Whose deed it is: two names at most, then a number. Names of the latest, `count` of all. */
export function actorsText(names: readonly (string | null)[], count: number): string {
  const [first, second] = names.map(name => name || 'Somebody')
  if (!first) return 'Somebody'
  if (count <= 1 || !second) return count > 1 ? `${first} and ${others(count - 1)}` : first
  return count === 2 ? `${first} and ${second}` : `${first}, ${second} and ${others(count - 2)}`
}

const others = (count: number) => (count === 1 ? '1 other' : `${count.toLocaleString('en')} others`)
