/**
 * The storage path of waiting messages. In its own file, because every screen checks whether messages are
 * waiting.
 */
export const outboxPath = (userId: string): readonly string[] => [userId, 'outbox']
