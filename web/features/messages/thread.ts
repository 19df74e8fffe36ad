// A conversation as the lines a person reads: days, messages, and what still waits to go out.
import { longDate } from '../../lib/dates.ts'
import type { Outgoing } from './outbox.ts'
import type { Message } from './queries.ts'

export type Line = {
  key: string
  /** The day that begins with this line. */
  day: string | null
  content: string
  writtenAt: string
  isOwn: boolean
  /** Its sender took it back; the words only say so. */
  isDeleted: boolean
  /** What follows was new when the conversation was opened. */
  isFirstNew: boolean
  /** Same writer, a moment later: stands closer to the line above. */
  isContinued: boolean
  state: 'sent' | 'read' | Outgoing['state']
  /** Under the last own message that has it, and under each that did not go out. */
  isStateShown: boolean
}

const moment = 5 * 60_000

/** `messages` come newest first, as they are asked for. */
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

/** The oldest message of the other one that is not read yet; `messages` come newest first. */
export function firstUnread(messages: readonly Message[], userId: string): string | null {
  return messages.findLast(({ sender_id, read_at }) => sender_id !== userId && read_at === null)?.id ?? null
}
