import type { MentorResult } from '../../../contracts/results/mentor.ts'
import { formatDay } from '../../closing.ts'
import { tell } from '../../language/content.ts'
import { paragraphs } from '../../language/markdown.ts'

export function render({ topic, answer, nextStep, question, pages, language = 'en' }: MentorResult): string {
  const titles = pages?.map(({ title }, at) => `${at + 1}. ${title}`).join('\n')
  return paragraphs([
    answer,
    nextStep &&
      `**${tell(language, 'mentor.nextStep')}, ${formatDay(nextStep.day, language)}:** ${nextStep.action}`,
    question,
    titles && topic ? `${tell(language, 'mentor.also')}\n${titles}` : titles,
  ])
}
