import type { InsightsResult } from '../../../contracts/results/insights.ts'
import { formatDay, renderClosing } from '../../closing.ts'
import { texts } from './texts.ts'

export function render(result: InsightsResult): string {
  const { summary, advice, end } = renderSections(result)
  return [summary, advice, end].join('\n\n')
}

/** One full stop, whoever wrote it. */
const ended = (text: string) => (/[.!?…][)”“»"]*$/.test(text) ? text : `${text}.`)

export function renderSections(result: InsightsResult) {
  const say = texts[result.closing?.language ?? 'en']
  const [summary, advice, nextSteps] = say.headings
  const recommendations = result.recommendations.map(({ text, evidence, source }) =>
    evidence ? `- ${ended(text)} *${evidence}${source ? ` (${say.sources[source]})` : ''}*` : `- ${text}`,
  )
  const steps = result.nextSteps.map(
    (step, index) => `${index + 1}. **${formatDay(step.day, result.closing?.language)}** – ${step.action}`,
  )
  return {
    summary: `**${summary}** ${result.summary}`,
    advice: `**${advice}**\n\n${recommendations.join('\n')}`,
    // The closing ends with the same three steps.
    end: result.closing ? renderClosing(result.closing) : `**${nextSteps}**\n\n${steps.join('\n')}`,
  }
}
