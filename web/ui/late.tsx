// Parts of the app that load when needed, also over an unreliable connection.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

const firstWait = 1_000
const longestWait = 15_000

/**
 * Loads a component when it is shown for the first time and keeps trying; `waiting` is shown meanwhile. After
 * an earlier `load` it is there at once.
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

/** Offline no file can load, so this is not worth a warning. */
export function warnOfFile(error: unknown): void {
  if (navigator.onLine) console.warn(error)
}

/** Tries now, then after growing pauses and when the browser is online again, until it works. */
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
