const longestWait = 200

/**
 * Waits for the next task, so that the browser can handle a tap or draw a frame. It uses a message, because
 * timers are delayed in a hidden page.
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

/** Waits until the browser is idle. In Safari, which has no idle callback, waits for the next timer. */
export function whenIdle(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: longestWait })
    else setTimeout(resolve, 1)
  })
}
