import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router'
import type { JourneyStep, JourneyStepId } from '../../../contracts/journey-steps.ts'
import { isFirstClick } from '../../lib/once.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** The page with the tool for each step. */
export const helperOf: Record<JourneyStepId, { path: string; label: string }> = {
  // The problem validation starts with the questions of this step: who has the problem, how often, and at what
  // cost.
  'problem-definition': { path: paths.validation, label: 'Open Problem Validation' },
  'problem-validation': { path: paths.validation, label: 'Open Problem Validation' },
  'idea-refinement': { path: paths.refinement, label: 'Open Idea Refinement' },
  'customer-mapping': { path: paths.customers, label: 'Open Customer Segment' },
  'elevator-pitch': { path: paths.pitch, label: 'Open Elevator Pitch' },
  'financial-forecasting': { path: paths.financial, label: 'Open Financial Forecasting' },
  'pitch-deck': { path: paths.deck, label: 'Open Pitch Deck Creation' },
  'business-plan': { path: paths.businessPlan, label: 'Open Business Plan' },
}

type StepCardProps = {
  step: JourneyStep
  number: number
  isCompleted: boolean
  /** A text about the existing work for the step; null if there is none. */
  work: string | null
  /** True if the work for the step is complete but the founder has not marked the step as done. */
  isWorkDone: boolean
  /** True if the tool for the step does not exist yet. */
  isComing: boolean
  isStarting: boolean
  onStart: () => void
}

/** The card of the selected step: its question, a quote, and a button to start or mark the step. */
export function StepCard(props: StepCardProps) {
  const { step, number, isCompleted, work, isWorkDone, isComing, isStarting, onStart } = props
  const helper = helperOf[step.id]
  return (
    <Card aria-label="Current step" className="grid gap-5">
      <div className="grid gap-2">
        <p className="eyebrow">
          Step {number}
          {work && <span className="text-ink-soft"> · {work}</span>}
        </p>
        <h2 tabIndex={-1} className="text-2xl">
          {step.title}
        </h2>
        <p className="reading text-ink-soft">{step.description}</p>
      </div>
      <figure className="border-l-2 border-ember pl-4">
        <blockquote className="font-display text-lg leading-snug text-ink-soft italic">
          {step.quote.text}
        </blockquote>
        <figcaption className="mt-1 text-sm text-ink-faint">{step.quote.author}</figcaption>
      </figure>
      {isComing && !isCompleted && (
        <p className="reading text-ink-soft">
          The tool for this step is coming. Work on it in your own way; the button marks the step.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isCompleted ? (
          <Button disabled>
            <Check aria-hidden="true" />
            Completed
          </Button>
        ) : (
          <Button
            look="main"
            disabled={isStarting}
            // Ignores the second click of a double click, because it would hit the button of the next step.
            onClick={event => isFirstClick(event) && onStart()}
          >
            {isWorkDone ? 'Mark as done' : `Start ${step.title}`}
          </Button>
        )}
        <Link to={helper.path} className={buttonClass({ look: 'quiet', className: 'max-sm:-ml-4' })}>
          {isComing ? 'See what is coming' : helper.label}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </Card>
  )
}
