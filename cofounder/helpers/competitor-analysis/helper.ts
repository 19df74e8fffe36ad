import {
  type CompetitorAnalysisResult,
  competitorAnalysisResult,
} from '../../../contracts/results/competitor-analysis.ts'
import { understoodIn } from '../../guide/understood.ts'
import type { Helper } from '../../helper.ts'
import { filing } from './lines.ts'
import { type CompetitorAnalysisInput, playbook, talkOf } from './playbook.ts'
import { think } from './prompt.ts'
import { render } from './result.ts'

export const competitorAnalysis: Helper<CompetitorAnalysisInput, CompetitorAnalysisResult> = {
  name: 'competitor-analysis',
  result: competitorAnalysisResult,
  heard: ({ messages, background }) => ({ messages, around: [background] }),
  think,
  playbook,
  render,
  understood: input => understoodIn(talkOf(input), filing),
}
