/** Where this browser keeps the messages that wait; in a file of its own, because every screen asks whether there are any. */
export const outboxPath = (userId: string): readonly string[] => [userId, 'outbox']
