// How often a writer says that they type, and how long a reader believes it.

export const sayEveryMs = 3000
export const believedMs = 5000

/** True when it is time to say it again. Asked with every letter. */
export function createTypingPace(now: () => number = () => performance.now()) {
  const said = new Map<string, number>()
  return {
    isDue(conversationId: string): boolean {
      const last = said.get(conversationId)
      if (last !== undefined && now() - last < sayEveryMs) return false
      said.set(conversationId, now())
      return true
    },
    /** What was written is sent: the next letter is news. */
    forget: (conversationId: string): boolean => said.delete(conversationId),
  }
}
