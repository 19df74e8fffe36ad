import { Check } from 'lucide-react'
import { journeySteps } from '../../../contracts/journey-steps.ts'
import { currentStepIndex } from './current-step.ts'

/** The eight steps as a path: completed steps are red-orange, then the current step, then the others. */
export function JourneyPath({ completed }: { completed: ReadonlySet<string> }) {
  const current = currentStepIndex(completed)
  return (
    <ol className="grid grid-cols-8">
      {journeySteps.map((step, index) => {
        const isDone = completed.has(step.id)
        const isCurrent = index === current && !isDone
        const isLineDone = index > 0 && isDone
        return (
          <li
            key={step.id}
            aria-current={isCurrent ? 'step' : undefined}
            className={`relative grid justify-items-center gap-2 text-center before:absolute before:top-[0.8125rem] before:right-1/2 before:h-0.5 before:w-full first:before:hidden ${isLineDone || (isCurrent && index > 0) ? 'before:bg-ember' : 'before:bg-line'}`}
          >
            <span
              className={`relative z-1 grid size-7 place-items-center rounded-full border-2 text-xs font-semibold ${
                isDone
                  ? 'border-ember bg-ember text-on-ember'
                  : isCurrent
                    ? 'border-ember bg-surface text-ember-strong ring-4 ring-ember-wash'
                    : 'border-line-strong bg-surface text-ink-faint'
              }`}
            >
              {isDone ? <Check className="size-3.5" strokeWidth={3} aria-hidden="true" /> : index + 1}
            </span>
            <span
              className={`px-1 text-xs text-balance max-lg:sr-only ${isCurrent ? 'font-semibold text-ink' : 'text-ink-faint'}`}
            >
              {step.title}
              {isDone && <span className="sr-only">, completed</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
