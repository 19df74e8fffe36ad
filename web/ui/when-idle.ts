const longestWait = 200

/** The next moment in which nothing more urgent is to be done, or soon if there is none. Safari has no such moments. */
export function whenIdle(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: longestWait })
    else setTimeout(resolve, 1)
  })
}
