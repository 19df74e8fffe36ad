import { History } from 'lucide-react'
import type { OutputType } from '../../../contracts/outputs.ts'
import type { SavedOutput } from '../../entities/outputs.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { HistoryList } from './history-list.tsx'

type HistorySheetProps = {
  projectId: string
  /** The output types of this helper; null for all types. */
  types: readonly OutputType[] | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Opens a saved output as it was when it was made. */
  onSelect: (output: SavedOutput) => void
}

export function HistorySheet({ projectId, types, isOpen, onOpenChange, onSelect }: HistorySheetProps) {
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title="AI History"
      description="What your co-founder made. Open it again, or delete it."
      width="600px"
    >
      {isOpen && (
        <HistoryList
          projectId={projectId}
          types={types}
          onSelect={output => {
            onOpenChange(false)
            onSelect(output)
          }}
        />
      )}
    </Sheet>
  )
}

export function HistoryButton({
  onClick,
  children = 'AI History',
}: {
  onClick: () => void
  children?: string
}) {
  return (
    <Button onClick={onClick}>
      <History aria-hidden="true" />
      {children}
    </Button>
  )
}
