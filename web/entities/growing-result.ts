// A long result while a model writes it. The text received so far is kept after a stop, a lost connection or a
// reload.
import { useState } from 'react'
import type { PartialResult } from '../../contracts/helper-session.ts'
import type { HelperSession } from './helper-session.ts'

type Heard = { id: string; text: string }

export function useGrowingResult(session: HelperSession, isRunning: boolean) {
  const [heard, setHeard] = useState<Heard | null>(null)
  const { partial } = session.state
  return {
    /** The text to show: the text of the running result, or of the last interrupted result. */
    text: (isRunning && heard?.text) || partial?.text || null,
    /** The interrupted result; null while another result is running. */
    broken: isRunning ? null : partial,
    begin: (id: string) => setHeard({ id, text: '' }),
    hear: (id: string, text: string) =>
      setHeard(before => ({ id, text: (before?.id === id ? before.text : '') + text })),
    /** Shows the interrupted result until the server answers. The server stores the same text. */
    breakOff: (id: string, text: string, about: PartialResult['about']) => {
      if (text) session.patch({ partial: { id, text, about, parts: {}, cut: 'broken' } })
    },
    drop: () => session.dropPartial(),
  }
}
