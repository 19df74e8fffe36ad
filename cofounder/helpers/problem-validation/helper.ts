import {
  type ProblemValidationResult,
  problemValidationResult,
} from '../../../contracts/results/problem-validation.ts'
import type { Helper } from '../../helper.ts'
import { onAlarm, type ProblemValidationInput, playbook } from './playbook.ts'
import { prompt } from './prompt.ts'
import { render } from './result.ts'

export const problemValidation: Helper<ProblemValidationInput, ProblemValidationResult> = {
  name: 'problem-validation',
  result: problemValidationResult,
  heard: ({ messages, background }) => ({ messages, around: [background] }),
  onAlarm,
  prompt,
  playbook,
  render,
}
