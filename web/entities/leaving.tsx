import { useState } from 'react'
import type { Worklist } from '../../venture/deck/worklist.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'

/** What a paper with little in it is asked about before it is printed or saved; `what`: "deck". */
export function useLeaving(worklist: Worklist | null, what: string) {
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  return {
    /** Does it at once with a paper that is ready, else when the founder still wants it. */
    leave: (action: () => void) => (worklist ? setWaiting(() => action) : action()),
    question: worklist && (
      <AlertDialog
        open={waiting !== null}
        onOpenChange={isOpen => !isOpen && setWaiting(null)}
        title={`Your ${what} is not ready`}
        description={`${notReady(worklist)} What is blank is left out, so that little would stand in it.`}
        action="Take it anyway"
        cancel="Go on working"
        // The question is gone before a browser's own print dialog stops everything.
        onAction={() => waiting && window.setTimeout(waiting)}
      />
    ),
  }
}

export const notReady = ({ told, of }: Worklist): string =>
  `${told === 0 ? 'None' : told} of ${of} topics ${told === 1 ? 'has' : 'have'} something of your own yet.`
