import { RotateCcw } from 'lucide-react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { useResetJourney } from './mutations.ts'

type ResetJourneyButtonProps = { projectId: string; onReset: () => void; defaultOpen?: boolean }

/** A button that clears the progress of the journey after a confirmation. */
export function ResetJourneyButton({ projectId, onReset, defaultOpen = false }: ResetJourneyButtonProps) {
  const reset = useResetJourney(projectId)
  return (
    <AlertDialog
      defaultOpen={defaultOpen}
      trigger={
        <Button disabled={reset.isPending}>
          <RotateCcw aria-hidden="true" />
          Reset Journey
        </Button>
      }
      title="Start the journey again?"
      description="All eight steps count as not done. What your co-founder made for you stays."
      action="Reset Journey"
      isDestructive
      onAction={() => reset.mutate(undefined, { onSuccess: onReset })}
    />
  )
}
