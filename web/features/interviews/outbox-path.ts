/** Where this browser keeps the interviews that wait; in a file of its own, because every screen asks whether there are any. */
export const interviewOutboxPath = (userId: string): readonly string[] => [userId, 'interview-outbox']
