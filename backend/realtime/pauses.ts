/** Pauses for loops that a client can make long. During a pause the thread can serve other requests. */
const everyMs = 8

export function createPauses() {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > everyMs,
    async take(): Promise<void> {
      await new Promise(resolve => setImmediate(resolve))
      since = performance.now()
    },
  }
}
