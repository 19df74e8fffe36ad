import { type InsightsResult, insightsResult } from '../../contracts/results/insights.ts'
import { datedActions } from '../closing.ts'
import type { Helper } from '../helper.ts'
import { tell } from '../language/content.ts'
import { think } from '../prompts/insights/prompt.ts'
import { type InsightsInput, playbook, writtenIn } from '../reports/insights/playbook.ts'
import { render } from '../reports/insights/result.ts'
import { permissionQuestion } from '../safety/answers.ts'
import type { Alarm } from '../safety/trip-wire.ts'

/** After an alarm, the page must not show advice such as "seek funding". */
function onAlarm({ today }: InsightsInput, { language, text }: Alarm): InsightsResult {
  return {
    summary: text,
    recommendations: [{ text: permissionQuestion[language], evidence: null, source: null }],
    nextSteps: datedActions(today, [
      tell(language, 'lawful.step.1'),
      tell(language, 'lawful.step.2'),
      tell(language, 'lawful.step.3'),
    ]),
    isDefault: false,
    closing: null,
  }
}

export const insights: Helper<InsightsInput, InsightsResult> = {
  name: 'insights',
  result: insightsResult,
  heard: input => ({ messages: [], around: writtenIn(input) }),
  onAlarm,
  think,
  playbook,
  render,
  isReport: true,
}
