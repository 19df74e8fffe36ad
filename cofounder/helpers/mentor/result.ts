import type { MentorResult } from '../../../contracts/results/mentor.ts'
import { formatDay } from '../../closing.ts'
import { texts } from './texts.ts'

export function render({ answer, nextStep, question, language = 'en' }: MentorResult): string {
  return [
    answer,
    nextStep && `**${texts[language].nextStep}, ${formatDay(nextStep.day, language)}:** ${nextStep.action}`,
    question,
  ]
    .filter(Boolean)
    .join('\n\n')
}
