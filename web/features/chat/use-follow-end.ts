import { type RefObject, useEffect, useRef } from 'react'

/** How near to the end counts as reading along. */
const nearEnd = 80

/** Follows the growing end while it is in sight; whoever scrolled up to read is left there, until `follow` is called. */
export function useFollowEnd(box: RefObject<HTMLElement | null>): () => void {
  const isFollowing = useRef(true)
  useEffect(() => {
    const scroller = box.current
    const content = scroller?.firstElementChild
    if (!scroller || !content) return
    const noteScroll = () => {
      isFollowing.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < nearEnd
    }
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) scroller.scrollTop = scroller.scrollHeight
    })
    observer.observe(content)
    scroller.addEventListener('scroll', noteScroll, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', noteScroll)
    }
  }, [box])
  return () => {
    isFollowing.current = true
  }
}
