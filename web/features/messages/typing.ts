// `sayEveryMs`: how often a writer's page reports typing. `believedMs`: how long the reader's page shows it.

export const sayEveryMs = 3000
export const believedMs = 5000

/** `isDue` is called on every keystroke, and returns true if typing should be reported again. */
export function createTypingPace(now: () => number = () => performance.now()) {
  const said = new Map<string, number>()
  return {
    isDue(conversationId: string): boolean {
      const last = said.get(conversationId)
      if (last !== undefined && now() - last < sayEveryMs) return false
      said.set(conversationId, now())
      return true
    },
    /** Called when the message was sent, so that the next keystroke is reported at once. */
    forget: (conversationId: string): boolean => said.delete(conversationId),
  }
}
