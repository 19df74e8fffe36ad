const longestWait = 200

/** The next idle moment, or soon if there is none. Safari has no idle callback. */
export function whenIdle(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: longestWait })
    else setTimeout(resolve, 1)
  })
}
