import { type InsightsResult, insightsResult } from '../../../contracts/results/insights.ts'
import type { Helper } from '../../helper.ts'
import { type InsightsInput, playbook } from './playbook.ts'
import { prompt } from './prompt.ts'
import { render } from './result.ts'

export const insights: Helper<InsightsInput, InsightsResult> = {
  name: 'insights',
  result: insightsResult,
  prompt,
  playbook,
  render,
}
