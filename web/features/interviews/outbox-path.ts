/**
 * Where this browser keeps waiting interviews. In its own file, because every screen checks whether there are
 * any.
 */
export const interviewOutboxPath = (userId: string): readonly string[] => [userId, 'interview-outbox']
