import type { InsightsResult } from '../../../contracts/results/insights.ts'
import { formatDay, renderClosing } from '../../closing.ts'
import { texts } from './texts.ts'

export function render(result: InsightsResult): string {
  const { summary, advice, end } = renderSections(result)
  return [summary, advice, end].join('\n\n')
}

export function renderSections(result: InsightsResult) {
  const [summary, advice, nextSteps] = texts[result.closing?.language ?? 'en'].headings
  const recommendations = result.recommendations.map(({ text, evidence, source }) =>
    evidence ? `- ${text}. *${evidence}${source ? ` (${source})` : ''}*` : `- ${text}`,
  )
  const steps = result.nextSteps.map(
    (step, index) => `${index + 1}. **${formatDay(step.day)}** – ${step.action}`,
  )
  return {
    summary: `**${summary}** ${result.summary}`,
    advice: `**${advice}**\n\n${recommendations.join('\n')}`,
    // The closing ends with the same three steps.
    end: result.closing ? renderClosing(result.closing) : `**${nextSteps}**\n\n${steps.join('\n')}`,
  }
}
