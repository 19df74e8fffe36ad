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
    const noteScroll = () => {
      if (Math.abs(scroller.scrollTop - placed) < 2) return
      const isNearEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < nearEnd
      following.current = isNearEnd ? 'end' : null
    }
    const place = () => {
      if (!following.current) return
      const end = scroller.scrollHeight - scroller.clientHeight
      const line = content.querySelector<HTMLElement>(':scope > ol > :last-child')
      const start = line && following.current === 'line' ? line.offsetTop - gap : end
      placed = Math.max(0, Math.min(start, end))
      scroller.scrollTop = placed
    }
    const observer = new ResizeObserver(place)
    observer.observe(content)
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
