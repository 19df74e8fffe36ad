import type { InsightsResult } from '../../../contracts/results/insights.ts'
import { formatDay, renderClosing } from '../../closing.ts'

export function render(result: InsightsResult): string {
  const recommendations = result.recommendations.map(({ text, evidence, source }) =>
    evidence ? `- ${text}. *Because ${evidence}${source ? ` (${source})` : ''}.*` : `- ${text}`,
  )
  const steps = result.nextSteps.map(
    (step, index) => `${index + 1}. **${formatDay(step.day)}** – ${step.action}`,
  )
  return [
    `**Summary.** ${result.summary}`,
    `**Recommendations**\n\n${recommendations.join('\n')}`,
    // The closing ends with the same three steps.
    result.closing ? renderClosing(result.closing) : `**Next steps**\n\n${steps.join('\n')}`,
  ].join('\n\n')
}
