import { useEffect, useState } from 'react'
import type { TalkMessage } from '../../../contracts/helper-session.ts'

/**
 * The page stops waiting for an answer after this many milliseconds without new text. The time is long, because a
 * model may think for long.
 */
const patience = 60_000

/** Returns whether an answer is being written for this tab or for another tab. */
export function useGrowing(messages: readonly TalkMessage[]): boolean {
  const growing = messages.find(({ cut }) => cut === 'growing')
  const heard = growing ? `${growing.id}:${growing.content.length}` : null
  const [givenUp, setGivenUp] = useState<string | null>(null)
  useEffect(() => {
    if (heard === null) return
    const timer = window.setTimeout(() => setGivenUp(heard), patience)
    return () => window.clearTimeout(timer)
  }, [heard])
  return heard !== null && heard !== givenUp
}
