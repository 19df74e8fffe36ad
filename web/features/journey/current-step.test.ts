import { expect, test } from 'vitest'
import { journeyStepIds } from '../../../contracts/journey-steps.ts'
import { currentStep, currentStepIndex } from './current-step.ts'

test('a new journey starts at its first step', () => {
  expect(currentStep(new Set()).id).toBe('problem-definition')
})

test('J05 the current step is the step after the last completed one; if the journey’s final step is completed, it stays current', () => {
  expect(currentStep(new Set(['problem-definition', 'problem-validation'])).id).toBe('idea-refinement')
  expect(currentStepIndex(new Set(journeyStepIds))).toBe(journeyStepIds.length - 1)
})
