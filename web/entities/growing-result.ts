// A long result while it is written: what came so far, also after a stop, a broken line or a reload.
import { useState } from 'react'
import type { PartialResult } from '../../contracts/helper-session.ts'
import type { HelperSession } from './helper-session.ts'

type Heard = { id: string; text: string }

export function useGrowingResult(session: HelperSession, isRunning: boolean) {
  const [heard, setHeard] = useState<Heard | null>(null)
  const { partial } = session.state
  return {
    /** What stands on the screen: of the running one, or of the last that broke off. */
    text: (isRunning && heard?.text) || partial?.text || null,
    /** Left by one that did not come to its end; null while another is on its way. */
    broken: isRunning ? null : partial,
    begin: (id: string) => setHeard({ id, text: '' }),
    hear: (id: string, text: string) =>
      setHeard(before => ({ id, text: (before?.id === id ? before.text : '') + text })),
    /** The server keeps the same; this is for the moment until it says so. */
    breakOff: (id: string, text: string, about: PartialResult['about']) => {
      if (text) session.patch({ partial: { id, text, about, parts: {}, cut: 'broken' } })
    },
    drop: () => session.dropPartial(),
  }
}
