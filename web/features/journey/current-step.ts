import { type JourneyStep, journeySteps } from '../../../contracts/journey-steps.ts'

/**
 * The index of the current step: the step after the last completed one. If the journey's final step is completed,
 * it stays current.
 */
export function currentStepIndex(completed: ReadonlySet<string>): number {
  const last = journeySteps.findLastIndex(step => completed.has(step.id))
  return Math.min(last + 1, journeySteps.length - 1)
}

export function currentStep(completed: ReadonlySet<string>): JourneyStep {
  const step = journeySteps[currentStepIndex(completed)]
  if (!step) throw new Error('The journey has no steps.')
  return step
}
