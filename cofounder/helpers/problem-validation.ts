import {
  type ProblemValidationResult,
  problemValidationResult,
} from '../../contracts/results/problem-validation.ts'
import { validation } from '../../venture/records/validation.ts'
import type { Helper } from '../helper.ts'
import { think } from '../prompts/problem-validation/think.ts'
import { askedRecord, factsOf, wordsOf } from '../records/given.ts'
import { onAlarm, type ProblemValidationInput, playbook } from '../reports/problem-validation/playbook.ts'
import { render } from '../reports/problem-validation/result.ts'

export const problemValidation: Helper<ProblemValidationInput, ProblemValidationResult> = {
  name: 'problem-validation',
  result: problemValidationResult,
  heard: ({ messages, background, given }) => ({
    messages,
    around: [background, ...(given ? wordsOf(validation, given.record) : [])],
  }),
  onAlarm,
  think,
  playbook,
  render,
  tellsRecord: 'open',
  // Answers that are only text are stored in the record, but make no facts.
  understood: input =>
    input.given ? factsOf(validation, askedRecord(validation, input, input.given)) : null,
}
