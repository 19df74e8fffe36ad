// How often a writer reports typing, and how long a reader shows it.

export const sayEveryMs = 3000
export const believedMs = 5000

/** True when it is time to report typing again. Called at every letter. */
export function createTypingPace(now: () => number = () => performance.now()) {
  const said = new Map<string, number>()
  return {
    isDue(conversationId: string): boolean {
      const last = said.get(conversationId)
      if (last !== undefined && now() - last < sayEveryMs) return false
      said.set(conversationId, now())
      return true
    },
    /** The message was sent, so the next letter is reported at once. */
    forget: (conversationId: string): boolean => said.delete(conversationId),
  }
}
