// How well the founder says they know a line: a model is told, and scores no line higher than its mark.
import {
  type ValidationDimension,
  validationDimensions,
  validationLabels,
} from '../../../contracts/results/problem-validation.ts'
import { findFigures } from '../../../venture/numbers/find-figures.ts'
import type { Language } from '../../language/recognise.ts'
import { scoreByMark } from '../../verdict/score.ts'
import { rungsOf } from './marked.ts'
import type { ProblemValidationInput } from './playbook.ts'
import { marks as words } from './texts/marks.ts'

/** Empty where nothing was marked. */
export function tellMarks({ readBack }: ProblemValidationInput): string {
  const marked = validationDimensions.flatMap(id => {
    const rung = readBack?.marks[id]
    return rung ? [`${id} (${validationLabels[id]}): ${rungsOf(id, words.en)[rung - 1]}`] : []
  })
  return marked.length
    ? `How well they know it, by the founder's own marks; no line is known better than its mark:\n${marked.join('\n')}`
    : ''
}

/** Five where the line has no mark. */
export function mostByMark(
  { dimension, quote }: { dimension: ValidationDimension; quote: string | null },
  { readBack }: ProblemValidationInput,
  language: Language,
): number {
  const rung = readBack?.marks[dimension]
  if (!rung) return 5
  const kinds = new Set(findFigures(quote ?? '', language).map(({ value }) => value.kind))
  // "Told" with a figure is one step more; what paid still lacks is the model's to weigh.
  return Math.max(rung, scoreByMark({ dimension, rung, kinds }))
}
