/**
 * The storage path of waiting interviews. It has a separate file, because every screen checks whether interviews are
 * waiting.
 */
export const interviewOutboxPath = (userId: string): readonly string[] => [userId, 'interview-outbox']
