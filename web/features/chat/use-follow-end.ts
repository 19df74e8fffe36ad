import { type RefObject, useEffect, useRef } from 'react'

/** The distance from the end, in pixels, that counts as reading along. */
const nearEnd = 80
/** The space above an answer that keeps its speaker visible. */
const gap = 12

/**
 * Follows the growing end until the start of the last message reaches the top, because a long answer is read
 * from its start. A reader who scrolls to the end follows it again; one who scrolled up is left there until
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
      // Nobody scrolled where the visible height changed, where the end came closer, or where the browser
      // keeps a line in place while something grows above it.
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
      // Parts below an answer do not count as messages.
      const lines = content.querySelectorAll<HTMLElement>(':scope > ol > :not([data-below])')
      const line = lines.item(lines.length - 1)
      const start = line && following.current === 'line' ? line.offsetTop - gap : end
      placed = Math.max(0, Math.min(start, end))
      scroller.scrollTop = placed
    }
    const observer = new ResizeObserver(place)
    observer.observe(content)
    // An on-screen keyboard takes half of the height.
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
