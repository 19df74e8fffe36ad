// The texts of notifications, for the page and for mails.
import { z } from 'zod'

/** The kinds of notification that a member can switch off. */
export const quietKind = z.enum(['like', 'comment', 'reply', 'comment_like', 'follow', 'mention'])
export type QuietKind = z.infer<typeof quietKind>

export const notificationKind = z.enum([
  ...quietKind.options,
  'accepted_request',
  'evidence_request',
  'evidence_answer',
  'moderation',
])
export type NotificationKind = z.infer<typeof notificationKind>

/**
 * The kinds of news in mails. A message is not a notification, because messages have their own unread count.
 */
export const mailedKind = z.enum([...notificationKind.options, 'message', 'message_request'])
type MailedKind = z.infer<typeof mailedKind>

/** The text for each kind after "Tell me about …". The kinds are in the order of the Settings page. */
export const kindNames: Record<QuietKind, string> = {
  comment: 'Comments on my posts',
  reply: 'Answers where I commented',
  mention: 'Mentions of me',
  like: 'Likes of my posts',
  comment_like: 'Likes of my comments',
  follow: 'New followers',
}

const deeds: Record<Exclude<NotificationKind, 'moderation'>, string> = {
  like: 'liked your post',
  comment: 'commented on your post',
  reply: 'commented where you did',
  comment_like: 'liked your comment',
  follow: 'followed you',
  mention: 'mentioned you',
  accepted_request: 'accepted your message request',
  evidence_request: 'would like to keep your comment as evidence',
  evidence_answer: 'agreed that you keep their comment as evidence',
}

/**
 * A decision about a member or the member's content, made by a moderator or by three reports. `restore` undoes an
 * earlier decision.
 */
export const decision = z.object({
  action: z.enum(['warn', 'hide', 'suspend', 'restore']),
  thing: z.enum(['post', 'comment', 'message', 'profile']),
  by_reports: z.boolean(),
  reason: z.string().nullable(),
  until: z.string().nullable(),
  post_id: z.string().nullable(),
})
export type Decision = z.infer<typeof decision>

type News = { kind: MailedKind; decision?: Decision | null | undefined }

/** A sentence in two parts: the people, and what they did. */
export function newsText(
  { kind, decision }: News,
  names: readonly (string | null)[],
  count: number,
): { who: string; did: string } {
  if (kind === 'message') {
    const messages = count === 1 ? 'a message' : `${count.toLocaleString('en')} messages`
    return { who: actorsText(names, 1), did: `sent you ${messages}` }
  }
  if (kind === 'message_request') return { who: actorsText(names, 1), did: 'would like to write to you' }
  if (kind !== 'moderation') return { who: actorsText(names, count), did: deeds[kind] }
  if (!decision) return { who: 'A moderator', did: 'decided about you' }
  const who = decision.by_reports ? 'Reports by members' : 'A moderator'
  return { who, did: decision.reason ? `${verdictOf(decision)}: ${decision.reason}` : verdictOf(decision) }
}

function verdictOf({ action, thing, until }: Decision): string {
  if (action === 'warn') return 'warned you'
  if (action === 'hide') return `hid your ${thing}`
  if (action === 'restore')
    return thing === 'profile' ? 'ended your suspension' : `took back the decision about your ${thing}`
  const end = until && new Date(until).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
  return end ? `suspended you until ${end}` : 'suspended you'
}

/**
 * Lists the people of a notification in a phrase: at most two names, then the number of the others. `names` are the
 * latest people, `count` is the number of all.
 */
export function actorsText(names: readonly (string | null)[], count: number): string {
  const [first, second] = names.map(name => name || 'Somebody')
  if (!first) return 'Somebody'
  if (count <= 1 || !second) return count > 1 ? `${first} and ${others(count - 1)}` : first
  return count === 2 ? `${first} and ${second}` : `${first}, ${second} and ${others(count - 2)}`
}

const others = (count: number) => (count === 1 ? '1 other' : `${count.toLocaleString('en')} others`)
