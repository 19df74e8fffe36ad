import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { late } from '../../ui/late.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const MindChoices = late(
  async () => (await import('./mind-choices.tsx')).MindChoices,
  () => <Skeleton className="h-40 rounded-card" />,
)

type GiveAMindProps = {
  trigger: ReactNode
  /** The error of the last request to a model. */
  because?: string | undefined
}

/**
 * A dialog that explains how to get a model instead of guided mode. `trigger` is the button that opens the
 * dialog.
 */
export function GiveAMind({ trigger, because }: GiveAMindProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      title="Give it a mind"
      description="Guided mode asks, computes and scores. With a model your co-founder also reads what you write freely and explains in its own words."
    >
      <MindChoices because={because} onDone={() => setIsOpen(false)} />
    </Dialog>
  )
}
