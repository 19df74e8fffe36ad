import {
  type ProblemValidationResult,
  problemValidationResult,
} from '../../../contracts/results/problem-validation.ts'
import { understoodIn } from '../../guide/understood.ts'
import type { Helper } from '../../helper.ts'
import { filing } from './lines.ts'
import { onAlarm, type ProblemValidationInput, playbook, talkOf, wordsOf } from './playbook.ts'
import { think } from './prompt.ts'
import { render } from './result.ts'

export const problemValidation: Helper<ProblemValidationInput, ProblemValidationResult> = {
  name: 'problem-validation',
  result: problemValidationResult,
  heard: ({ messages, background, given }) => ({
    messages,
    around: [background, ...(given ? wordsOf(given) : [])],
  }),
  onAlarm,
  think,
  playbook,
  render,
  tellsRecord: ({ given }) => Boolean(given),
  understood: input => understoodIn(talkOf(input), filing),
}
