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
  /** What went wrong the last time a model was asked. */
  because?: string | undefined
}

/** Explains how guided mode gets a model; `trigger` opens it. */
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
