import { type RefObject, useEffect, useRef } from 'react'

/** A reader within this distance from the end (in pixels) is treated as reading at the end. */
const nearEnd = 80
/** Pixels above an answer, so that the name of its speaker stays visible. */
const gap = 12

/**
 * Scrolls with a growing answer until the start of the answer reaches the top, because long answers are read from
 * the start. A reader who scrolls to the end is kept at the end. A reader who scrolls up is not moved until
 * `follow` is called.
 */
export function useFollowEnd(box: RefObject<HTMLElement | null>): () => void {
  const following = useRef<'line' | 'end' | null>('line')
  useEffect(() => {
    const scroller = box.current
    const content = scroller?.firstElementChild
    if (!scroller || !content) return
    let placed = -1
    let [room, length] = [scroller.clientHeight, scroller.scrollHeight]
    const noteScroll = () => {
      // A scroll event does not come from the reader in these cases: the visible height changed, the content got
      // shorter, or the browser moved the view because content above it grew.
      const [moved, grown] = [scroller.scrollTop - placed, scroller.scrollHeight - length]
      const isAnchored = moved > 0 && moved < grown + 2
      if (scroller.clientHeight !== room || grown < 0 || isAnchored || Math.abs(moved) < 2) return
      const isNearEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < nearEnd
      following.current = isNearEnd ? 'end' : null
    }
    const place = () => {
      room = scroller.clientHeight
      length = scroller.scrollHeight
      if (!following.current) return
      const end = scroller.scrollHeight - scroller.clientHeight
      // Parts below an answer, such as buttons, are not messages.
      const lines = content.querySelectorAll<HTMLElement>(':scope > ol > :not([data-below])')
      const line = lines.item(lines.length - 1)
      const start = line && following.current === 'line' ? line.offsetTop - gap : end
      placed = Math.max(0, Math.min(start, end))
      scroller.scrollTop = placed
    }
    const observer = new ResizeObserver(place)
    observer.observe(content)
    // The visible height also changes, for example when an on-screen keyboard opens.
    observer.observe(scroller)
    scroller.addEventListener('scroll', noteScroll, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', noteScroll)
    }
  }, [box])
  return () => {
    following.current = 'line'
  }
}
