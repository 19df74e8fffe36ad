const longestWait = 200

/**
 * Lets a tap or a frame run between two pieces of work. Uses a message, because timers of a hidden page are
 * late.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** The next idle moment, or soon if there is none. Safari has no idle callback. */
export function whenIdle(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: longestWait })
    else setTimeout(resolve, 1)
  })
}
