import { type RefObject, useEffect, useRef } from 'react'

/** How near to the end counts as reading along. */
const nearEnd = 80
/** Above an answer, so that its speaker is seen. */
const gap = 12

/** Follows the growing end until the start of the last line has reached the top: a long answer is read from its start.
 * Who scrolls to the end reads along from there; who scrolled up to read is left there, until `follow` is called. */
export function useFollowEnd(box: RefObject<HTMLElement | null>): () => void {
  const following = useRef<'line' | 'end' | null>('line')
  useEffect(() => {
    const scroller = box.current
    const content = scroller?.firstElementChild
    if (!scroller || !content) return
    let placed = -1
    let [room, length] = [scroller.clientHeight, scroller.scrollHeight]
    const noteScroll = () => {
      // More room or less to show moves the content too, and nobody scrolled.
      const isMoved = scroller.clientHeight !== room || scroller.scrollHeight < length
      if (isMoved || Math.abs(scroller.scrollTop - placed) < 2) return
      const isNearEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < nearEnd
      following.current = isNearEnd ? 'end' : null
    }
    const place = () => {
      room = scroller.clientHeight
      length = scroller.scrollHeight
      if (!following.current) return
      const end = scroller.scrollHeight - scroller.clientHeight
      // What stands below an answer is no line of its own.
      const lines = content.querySelectorAll<HTMLElement>(':scope > ol > :not([data-below])')
      const line = lines.item(lines.length - 1)
      const start = line && following.current === 'line' ? line.offsetTop - gap : end
      placed = Math.max(0, Math.min(start, end))
      scroller.scrollTop = placed
    }
    const observer = new ResizeObserver(place)
    observer.observe(content)
    // A keyboard that opens takes half of the room.
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
