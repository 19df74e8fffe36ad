import { useState } from 'react'
import type { Worklist } from '../../venture/deck/worklist.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'

/**
 * Asks for confirmation before a nearly empty document is printed or saved. `what` is its name, such as "deck".
 */
export function useLeaving(worklist: Worklist | null, what: string) {
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  return {
    /** Runs the action at once if the document is complete. Otherwise runs it after the founder confirms. */
    leave: (action: () => void) => (worklist ? setWaiting(() => action) : action()),
    question: worklist && (
      <AlertDialog
        open={waiting !== null}
        onOpenChange={isOpen => !isOpen && setWaiting(null)}
        title={`Your ${what} is not ready`}
        description={`${notReady(worklist)} What is blank is left out, so that little would stand in it.`}
        action="Take it anyway"
        cancel="Go on working"
        // The timeout lets the dialog close before the browser's print dialog blocks the page.
        onAction={() => waiting && window.setTimeout(waiting)}
      />
    ),
  }
}

export const notReady = ({ told, of }: Worklist): string =>
  `${told === 0 ? 'None' : told} of ${of} topics ${told === 1 ? 'has' : 'have'} something of your own yet.`
