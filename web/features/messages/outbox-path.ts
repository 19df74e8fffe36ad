/**
 * Where this browser keeps waiting messages. In its own file, because every screen checks whether there are
 * any.
 */
export const outboxPath = (userId: string): readonly string[] => [userId, 'outbox']
