import { z } from 'zod'
import { journeyStepIds } from './journey-steps.ts'

export {
  type JourneyStep,
  type JourneyStepId,
  journeyProgress,
  journeyStep,
  journeyStepIds,
  journeySteps,
  type ValidationItem,
  validationItems,
} from './journey-steps.ts'

export const journeyStepId = z.enum(journeyStepIds)
