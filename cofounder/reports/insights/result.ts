import type { InsightsResult } from '../../../contracts/results/insights.ts'
import { formatDay, renderClosing } from '../../closing.ts'
import { voiceIn } from '../../language/voice.ts'
import { sourceKeys } from './found.ts'

export function render(result: InsightsResult): string {
  const { summary, advice, end } = renderSections(result)
  return [summary, advice, end].join('\n\n')
}

/** One full stop, whoever wrote it. */
const ended = (text: string) => (/[.!?…][)”“»"]*$/.test(text) ? text : `${text}.`)

export function renderSections(result: InsightsResult) {
  const language = result.closing?.language ?? result.language ?? 'en'
  const { say } = voiceIn(language)
  const recommendations = result.recommendations.map(({ text, evidence, source }) =>
    evidence ? `- ${ended(text)} *${evidence}${source ? ` (${say(sourceKeys[source])})` : ''}*` : `- ${text}`,
  )
  const steps = result.nextSteps.map(
    (step, index) => `${index + 1}. **${formatDay(step.day, language)}** – ${step.action}`,
  )
  return {
    summary: `**${say('insights.head.summary')}** ${result.summary}`,
    advice: `**${say('insights.head.advice')}**\n\n${recommendations.join('\n')}`,
    // The closing ends with the same three steps.
    end: result.closing
      ? renderClosing(result.closing)
      : `**${say('insights.head.steps')}**\n\n${steps.join('\n')}`,
  }
}
