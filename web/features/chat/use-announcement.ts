import { useEffect, useRef, useState } from 'react'

/** Long enough to be picked up by a screen reader, gone before anyone meets the text twice. */
export const shownFor = 4000

/** Markdown as it would be read out. */
function spokenText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, '')
    .replace(/[#*_`>|~]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What a live region says: each answer once, when it is whole. */
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
