import { useEffect, useRef, useState } from 'react'

/**
 * How long the text stays, in milliseconds. Screen readers announce it within this time. Then the text is removed,
 * so that a reader who reads the page later does not find it a second time.
 */
export const shownFor = 4000

/** Converts Markdown to text for a screen reader. */
function spokenText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, '')
    .replace(/[#*_`>|~]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The text of the live region: each answer once, after it is complete. */
export function useAnnouncement(isPending: boolean, answer: string | null): string {
  const [announced, setAnnounced] = useState('')
  const wasPending = useRef(isPending)
  useEffect(() => {
    const isFinished = wasPending.current && !isPending
    wasPending.current = isPending
    if (!isFinished || answer === null) return
    setAnnounced(spokenText(answer))
    const timer = window.setTimeout(() => setAnnounced(''), shownFor)
    return () => window.clearTimeout(timer)
  }, [isPending, answer])
  return announced
}
