// A long result while it is being written. Keeps what has arrived, also after a stop, a lost connection or a
// reload.
import { useState } from 'react'
import type { PartialResult } from '../../contracts/helper-session.ts'
import type { HelperSession } from './helper-session.ts'

type Heard = { id: string; text: string }

export function useGrowingResult(session: HelperSession, isRunning: boolean) {
  const [heard, setHeard] = useState<Heard | null>(null)
  const { partial } = session.state
  return {
    /** The text on the screen: of the running result, or of the last one that was interrupted. */
    text: (isRunning && heard?.text) || partial?.text || null,
    /** The rest of an interrupted result; null while another one runs. */
    broken: isRunning ? null : partial,
    begin: (id: string) => setHeard({ id, text: '' }),
    hear: (id: string, text: string) =>
      setHeard(before => ({ id, text: (before?.id === id ? before.text : '') + text })),
    /** The server keeps the same. This is for the moment until its answer arrives. */
    breakOff: (id: string, text: string, about: PartialResult['about']) => {
      if (text) session.patch({ partial: { id, text, about, parts: {}, cut: 'broken' } })
    },
    drop: () => session.dropPartial(),
  }
}
