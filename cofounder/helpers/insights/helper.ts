import { type InsightsResult, insightsResult } from '../../../contracts/results/insights.ts'
import { datedActions } from '../../closing.ts'
import { lawfulSteps, permissionQuestion } from '../../harm/answers.ts'
import type { Alarm } from '../../harm/trip-wire.ts'
import type { Helper } from '../../helper.ts'
import { type InsightsInput, playbook } from './playbook.ts'
import { think } from './prompt.ts'
import { render } from './result.ts'

/** A panel of advice must not fall back to "seek funding" beside an alarm. */
function onAlarm({ today }: InsightsInput, { language, text }: Alarm): InsightsResult {
  return {
    summary: text,
    recommendations: [{ text: permissionQuestion[language], evidence: null, source: null }],
    nextSteps: datedActions(today, lawfulSteps[language]),
    isDefault: false,
    closing: null,
  }
}

export const insights: Helper<InsightsInput, InsightsResult> = {
  name: 'insights',
  result: insightsResult,
  heard: ({ problemValidation, competitorAnalysis, marketResearch, background }) => ({
    messages: [],
    around: [
      background,
      ...[problemValidation, competitorAnalysis, marketResearch].flatMap(source => source?.founder ?? []),
    ],
  }),
  onAlarm,
  think,
  playbook,
  render,
}
