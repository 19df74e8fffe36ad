/** For loops whose length others choose: they stop now and then, so that the one thread answers somebody else in between. */
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
