import type { InsightsResult } from '../../../contracts/results/insights.ts'
import { formatDay, renderClosing } from '../../closing.ts'
import { voiceIn } from '../../language/voice.ts'
import { sourceKeys } from './found.ts'

export function render(result: InsightsResult): string {
  const { summary, advice, end } = renderSections(result)
  return [summary, advice, end].join('\n\n')
}

const ended = (text: string) => (/[.!?…][)”“»"]*$/.test(text) ? text : `${text}.`)

export function renderSections(result: InsightsResult) {
  const language = result.closing?.language ?? result.language ?? 'en'
  const { say } = voiceIn(language)
  // If a recommendation is also a next step, it is shown only once, with its day.
  const dayOf = (text: string) => result.nextSteps.find(({ action }) => action === ended(text))?.day
  const recommendations = result.recommendations.map(({ text, evidence, source }) => {
    const day = result.closing && dayOf(text)
    const dated = day ? `**${formatDay(day, language)}** – ${ended(text)}` : evidence ? ended(text) : text
    return evidence
      ? `- ${dated} *${evidence}${source ? ` (${say(sourceKeys[source])})` : ''}*`
      : `- ${dated}`
  })
  const steps = result.nextSteps.map(
    (step, index) => `${index + 1}. **${formatDay(step.day, language)}** – ${step.action}`,
  )
  return {
    summary: `**${say('insights.head.summary')}** ${result.summary}`,
    advice: `**${say('insights.head.advice')}**\n\n${recommendations.join('\n')}`,
    end: result.closing
      ? renderClosing(result.closing, { shown: result.recommendations.map(({ text }) => ended(text)) })
      : `**${say('insights.head.steps')}**\n\n${steps.join('\n')}`,
  }
}
