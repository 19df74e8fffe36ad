import { type RefObject, useEffect } from 'react'

/**
 * The elements that arrow keys move between. Wide tables are included, so that arrow keys can scroll them. Text
 * boxes are not, because arrow keys move inside their text.
 */
const stopNames = '[data-message], button, a[href], summary, .more-beside'
const steps: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: at => at + 1,
  ArrowUp: at => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
}

/**
 * Makes the whole conversation one stop of the Tab key. Arrow keys move between its messages and their buttons.
 */
export function useOneStop(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const talk = box.current
    if (!talk) return
    const stops = () => [...talk.querySelectorAll<HTMLElement>(stopNames)]
    let current: HTMLElement | undefined
    const mark = () => {
      const all = stops()
      // The first stop is the last message, because the reader goes upwards from there.
      if (!current?.isConnected)
        current = all.findLast(stop => stop.hasAttribute('data-message')) ?? all.at(-1)
      for (const stop of all) stop.tabIndex = stop === current ? 0 : -1
    }
    const noteFocus = ({ target }: FocusEvent) => {
      current = stops().find(stop => stop === target) ?? current
      mark()
    }
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key]
      const all = stops()
      const at = all.indexOf(event.target as HTMLElement)
      if (!step || at < 0) return
      // Prevents the browser's own action for the arrow key, such as scrolling.
      event.preventDefault()
      all[Math.max(0, Math.min(step(at, all.length - 1), all.length - 1))]?.focus()
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(talk, { childList: true, subtree: true })
    talk.addEventListener('focusin', noteFocus)
    talk.addEventListener('keydown', move)
    return () => {
      observer.disconnect()
      talk.removeEventListener('focusin', noteFocus)
      talk.removeEventListener('keydown', move)
    }
  }, [box])
}
