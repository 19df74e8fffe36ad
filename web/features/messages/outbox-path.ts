/**
 * The storage path of waiting messages. It has a separate file, because every screen checks whether messages are
 * waiting.
 */
export const outboxPath = (userId: string): readonly string[] => [userId, 'outbox']
