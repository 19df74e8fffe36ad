import { Check, Save } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'

const savedShownFor = 3000

type SaveButtonProps = { onSave: () => Promise<unknown>; isSaving: boolean }

/** A button that shows "Saving", and then "Saved" for three seconds. */
export function SaveButton({ onSave, isSaving }: SaveButtonProps) {
  const [savedAt, setSavedAt] = useState<number | null>(null)
  useEffect(() => {
    if (savedAt === null) return
    const timer = window.setTimeout(() => setSavedAt(null), savedShownFor)
    return () => window.clearTimeout(timer)
  }, [savedAt])
  const save = () =>
    onSave().then(
      () => setSavedAt(Date.now()),
      // The error was already shown.
      () => setSavedAt(null),
    )
  return (
    <Button look="ink" size="small" disabled={isSaving} onClick={() => void save()}>
      {savedAt !== null ? <Check aria-hidden="true" /> : <Save aria-hidden="true" />}
      <span aria-live="polite">{isSaving ? 'Saving' : savedAt !== null ? 'Saved' : 'Save Research'}</span>
    </Button>
  )
}
