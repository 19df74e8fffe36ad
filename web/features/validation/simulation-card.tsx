import { MessagesSquare, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

type SimulationCardProps = {
  title: string
  intro: string
  start: string
  isActive: boolean
  isComplete: boolean
  /** If true, this is the simulation to start with, and its button is highlighted. */
  isNext: boolean
  /** True if the conversation has more than five messages and its item is not complete yet. */
  canComplete: boolean
  isCompleting: boolean
  /** True if the founder wrote something that no saved output contains. */
  hasToLose: boolean
  onStart: () => void
  onReset: () => void
  onComplete: () => void
  /** The conversation and its result. */
  children: ReactNode
}

export function SimulationCard(props: SimulationCardProps) {
  const { title, intro, start, isActive, isComplete, canComplete, isCompleting, children } = props
  return (
    <Card aria-label={title}>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">{title}</h2>
        <div className="flex flex-wrap items-center gap-2">
          {isComplete && <Badge tone="teal">Complete</Badge>}
          {canComplete && (
            <Button size="small" disabled={isCompleting} onClick={props.onComplete}>
              Mark Complete
            </Button>
          )}
          {isActive && <StartNew hasToLose={props.hasToLose} onReset={props.onReset} />}
        </div>
      </header>
      {isActive ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
      ) : (
        <div className="grid justify-items-start gap-5">
          <p className="reading text-ink-soft">{intro}</p>
          <Button look={props.isNext ? 'main' : 'plain'} onClick={props.onStart}>
            <MessagesSquare aria-hidden="true" />
            {start}
          </Button>
        </div>
      )}
    </Card>
  )
}

function StartNew({ hasToLose, onReset }: { hasToLose: boolean; onReset: () => void }) {
  const button = (
    <Button look="quiet" size="small" {...(!hasToLose && { onClick: onReset })}>
      <RotateCcw aria-hidden="true" />
      Start New Simulation
    </Button>
  )
  if (!hasToLose) return button
  return (
    <AlertDialog
      trigger={button}
      title="Start a new simulation?"
      description="This conversation is saved when it is marked complete. It is not yet, and would be lost."
      action="Start new"
      cancel="Keep talking"
      isDestructive
      onAction={onReset}
    />
  )
}
