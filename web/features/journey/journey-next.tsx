import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { journeyProgress } from '../../../contracts/journey-steps.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { currentStep } from './current-step.ts'
import { journeyQuery } from './queries.ts'

/** The next step of the journey in one line, with a button that opens its tool. */
export function JourneyNext({ projectId }: { projectId: string }) {
  const completed = new Set(useQuery(journeyQuery(projectId)).data ?? [])
  const isDone = journeyProgress(completed) === 100
  const step = currentStep(completed)
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-xl">{isDone ? 'You have been all the way' : step.title}</h2>
        <p className="reading text-[0.9375rem] text-ink-soft">
          {isDone ? 'Every step is done. Look back at what you learned, or begin again.' : step.description}
        </p>
      </div>
      <Link to={paths.journey} className={buttonClass({ look: 'main' })}>
        {isDone ? 'Look back' : completed.size === 0 ? 'Start your journey' : 'Continue your journey'}
      </Link>
    </div>
  )
}
