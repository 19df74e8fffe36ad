import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'

/**
 * A button that returns to the form. It asks for confirmation if the research is not saved, because it would be
 * lost.
 */
export function NewResearch({ isUnsaved, onReset }: { isUnsaved: boolean; onReset: () => void }) {
  const button = (
    <Button size="small" {...(!isUnsaved && { onClick: onReset })}>
      New Research
    </Button>
  )
  if (!isUnsaved) return button
  return (
    <AlertDialog
      trigger={button}
      title="Start a new research?"
      description="This research is kept when you save it. It is not saved yet, and would be lost."
      action="Start new"
      cancel="Keep it"
      isDestructive
      onAction={onReset}
    />
  )
}
