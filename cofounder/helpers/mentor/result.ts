import type { MentorResult } from '../../../contracts/results/mentor.ts'
import { formatDay } from '../../closing.ts'

export function render({ answer, nextStep, question }: MentorResult): string {
  return [answer, nextStep && `**Next step, ${formatDay(nextStep.day)}:** ${nextStep.action}`, question]
    .filter(Boolean)
    .join('\n\n')
}
