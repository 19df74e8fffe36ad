// A conversation as the lines that a person reads: days, messages, and unsent messages.
import { longDate } from '../../lib/dates.ts'
import type { Outgoing } from './outbox.ts'
import type { Message } from './queries.ts'

export type Line = {
  key: string
  /** The day that starts with this line. */
  day: string | null
  content: string
  writtenAt: string
  isOwn: boolean
  /** The sender deleted it; the text only says so. */
  isDeleted: boolean
  /** The following messages were new when the conversation was opened. */
  isFirstNew: boolean
  /** From the same writer, a moment later; shown closer to the line above. */
  isContinued: boolean
  state: 'sent' | 'read' | Outgoing['state']
  /** Shown under the last own message with this state, and under each unsent one. */
  isStateShown: boolean
}

const moment = 5 * 60_000

/** `messages` come newest first, as they are read. */
export function toLines(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  userId: string,
  firstNewId: string | null = null,
): Line[] {
  const known = new Set(messages.map(({ id }) => id))
  const entries = [
    ...messages
      .map(message => ({
        key: message.id,
        content: message.content,
        writtenAt: message.created_at,
        senderId: message.sender_id,
        state: message.read_at ? ('read' as const) : ('sent' as const),
        isDeleted: message.deleted_at !== null,
      }))
      .reverse(),
    ...outgoing
      .filter(({ id }) => !known.has(id))
      .map(({ id, content, writtenAt, state }) => ({
        key: id,
        content,
        writtenAt,
        senderId: userId,
        state,
        isDeleted: false,
      })),
  ]
  const lastOwn = entries.findLastIndex(({ senderId }) => senderId === userId)
  const lastRead = entries.findLastIndex(({ senderId, state }) => senderId === userId && state === 'read')
  return entries.map(({ senderId, ...entry }, index): Line => {
    const before = entries[index - 1]
    const day = dayOf(entry.writtenAt)
    const isNewDay = !before || dayOf(before.writtenAt) !== day
    const isOwn = senderId === userId
    return {
      ...entry,
      day: isNewDay ? day : null,
      isFirstNew: entry.key === firstNewId,
      isOwn,
      isContinued:
        !isNewDay &&
        before.senderId === senderId &&
        Date.parse(entry.writtenAt) - Date.parse(before.writtenAt) < moment,
      isStateShown:
        isOwn &&
        (index === lastOwn || index === lastRead || entry.state === 'waiting' || entry.state === 'refused'),
    }
  })
}

function dayOf(time: string): string {
  return longDate(time)
}

/** The oldest unread message of the other member; `messages` come newest first. */
export function firstUnread(messages: readonly Message[], userId: string): string | null {
  return messages.findLast(({ sender_id, read_at }) => sender_id !== userId && read_at === null)?.id ?? null
}
