// Converts a conversation to the lines that the page shows: days, messages, and unsent messages.
import { longDate } from '../../lib/dates.ts'
import type { Outgoing } from './outbox.ts'
import type { Message } from './queries.ts'

export type Line = {
  key: string
  /** The date, if this line is the first of its day. */
  day: string | null
  content: string
  writtenAt: string
  isOwn: boolean
  /** True if the sender deleted the message. The text is then a note about this. */
  isDeleted: boolean
  /** True for the first of the messages that were new when the conversation was opened. */
  isFirstNew: boolean
  /** True if the previous message is from the same sender within five minutes. This line is then drawn closer to it. */
  isContinued: boolean
  state: 'sent' | 'read' | Outgoing['state']
  /**
   * True if the state is shown. It is shown under the last own message with this state, and under each unsent
   * message.
   */
  isStateShown: boolean
}

const moment = 5 * 60_000

/** Makes the lines of a conversation. `messages` are newest first. */
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

/** The id of the oldest unread message of the other member. `messages` are newest first. */
export function firstUnread(messages: readonly Message[], userId: string): string | null {
  return messages.findLast(({ sender_id, read_at }) => sender_id !== userId && read_at === null)?.id ?? null
}
