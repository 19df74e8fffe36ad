import { Circle, CircleCheck, FileText } from 'lucide-react'
import { type ValidationItem, validationItems } from '../../../contracts/journey-steps.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'
import { itemTitles } from './simulations.ts'

type ProgressPanelProps = {
  completed: readonly ValidationItem[]
  /** The items whose conversation is long enough for the founder to mark them as complete. */
  completable: readonly ValidationItem[]
  isCompleting: boolean
  onComplete: (item: ValidationItem) => void
  onOpenSummary: () => void
}

const waitingText: Record<ValidationItem, string> = {
  problemValidation: 'Answer a sceptical customer',
  competitorAnalysis: 'Face a rival',
  marketResearch: 'Size the market and save it',
}

/** The three validation items, with buttons to mark them as complete. */
export function ProgressPanel(props: ProgressPanelProps) {
  const { completed, completable, isCompleting, onComplete, onOpenSummary } = props
  const percent = Math.round((completed.length / validationItems.length) * 100)
  return (
    <Card aria-label="Validation Progress">
      <CardHeader title="Validation Progress" aside={`${completed.length} of ${validationItems.length}`} />
      <Progress value={percent} label="Validation progress" className="mb-5" />
      <ul className="grid gap-4">
        {validationItems.map(item => {
          const isDone = completed.includes(item)
          return (
            <li key={item} className="grid gap-2">
              <div className="flex gap-3">
                {isDone ? (
                  <CircleCheck className="mt-0.5 size-5 shrink-0 text-teal" aria-label="Complete" />
                ) : (
                  <Circle className="mt-0.5 size-5 shrink-0 text-ink-faint" aria-label="Not complete" />
                )}
                <div>
                  <p className="font-medium">{itemTitles[item]}</p>
                  <p className="text-sm text-ink-soft">{isDone ? 'Complete' : waitingText[item]}</p>
                </div>
              </div>
              {!isDone && completable.includes(item) && (
                <Button
                  size="small"
                  className="ml-8 justify-self-start"
                  disabled={isCompleting}
                  onClick={() => onComplete(item)}
                >
                  Mark {itemTitles[item]} Complete
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Button look="quiet" className="mt-5 -ml-3" onClick={onOpenSummary}>
        <FileText aria-hidden="true" />
        Validation Summary
      </Button>
    </Card>
  )
}
