import { Check } from 'lucide-react'
import { type JourneyStepId, journeySteps } from '../../../contracts/journey-steps.ts'

type StepGridProps = {
  completed: ReadonlySet<string>
  selected: number
  workOf: (step: JourneyStepId) => string | null
  onSelect: (index: number) => void
}

/** The eight steps as cards. A click selects a step. */
export function StepGrid({ completed, selected, workOf, onSelect }: StepGridProps) {
  return (
    <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4" aria-label="The eight steps">
      {journeySteps.map((step, index) => {
        const isDone = completed.has(step.id)
        const isSelected = index === selected
        return (
          <li key={step.id} className="grid">
            <button
              type="button"
              aria-pressed={isSelected}
              onClick={() => onSelect(index)}
              className={`grid content-start gap-2 rounded-card border bg-surface p-5 text-left transition-colors duration-150 ${isSelected ? 'border-ember' : 'border-line hover:border-line-control'}`}
            >
              <span className="flex items-center justify-between">
                <span className="font-display text-ember-strong">{index + 1}</span>
                {isDone && (
                  <span className="flex items-center gap-1 text-sm text-teal">
                    <Check className="size-4" aria-hidden="true" />
                    Completed
                  </span>
                )}
              </span>
              <span className="font-medium">{step.title}</span>
              <span className="min-h-5 text-sm text-ink-faint">{workOf(step.id)}</span>
              <span className="text-[0.9375rem] text-ink-soft">{step.description}</span>
              <span className="mt-1 border-l-2 border-line-strong pl-3 font-display text-sm text-ink-faint italic">
                {step.quote.text}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
