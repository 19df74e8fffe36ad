/**
 * The storage path of waiting interviews. In its own file, because every screen checks whether interviews are
 * waiting.
 */
export const interviewOutboxPath = (userId: string): readonly string[] => [userId, 'interview-outbox']
