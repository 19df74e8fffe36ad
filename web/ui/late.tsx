// Components whose code is loaded when needed, even over an unreliable connection.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

const firstWait = 1_000
const longestWait = 15_000

/**
 * Makes a component whose code is loaded when it is first shown. Loading is tried until it works; until then,
 * `waiting` is shown. If the code was loaded before, the component is shown at once.
 */
export function late<Props extends object>(load: Load<Props>, waiting: () => ReactNode) {
  let loaded: ComponentType<Props> | null = null
  function Late(props: Props) {
    const [Component, setComponent] = useState<ComponentType<Props> | null>(() => loaded)
    useEffect(() => {
      if (Component) return
      return keepTrying(async () => {
        loaded = await load()
        setComponent(() => loaded)
      })
    }, [Component])
    return Component ? <Component {...props} /> : waiting()
  }
  return Object.assign(Late, {
    load: async () => {
      loaded ??= await load()
    },
  })
}

/** Logs a file that could not be loaded. Logs nothing while offline, because then no file can be loaded. */
export function warnOfFile(error: unknown): void {
  if (navigator.onLine) console.warn(error)
}

/** Tries until the attempt succeeds: now, after growing pauses, and when the browser is online again. */
function keepTrying(attempt: () => Promise<void>): () => void {
  let isOver = false
  let isTrying = false
  let wait = firstWait
  let timer: number | undefined
  async function tryNow() {
    window.clearTimeout(timer)
    if (isOver || isTrying) return
    isTrying = true
    try {
      await attempt()
      stop()
    } catch (error) {
      warnOfFile(error)
      timer = window.setTimeout(tryNow, wait)
      wait = Math.min(longestWait, wait * 2)
    } finally {
      isTrying = false
    }
  }
  function stop() {
    isOver = true
    window.clearTimeout(timer)
    window.removeEventListener('online', tryNow)
  }
  window.addEventListener('online', tryNow)
  void tryNow()
  return stop
}
