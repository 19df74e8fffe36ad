import {
  type CompetitorAnalysisResult,
  competitorAnalysisResult,
} from '../../contracts/results/competitor-analysis.ts'
import { rivals } from '../../venture/records/rivals/kind.ts'
import type { Helper } from '../helper.ts'
import { think } from '../prompts/competitor-analysis/think.ts'
import { askedRecord, factsOf, wordsOf } from '../records/given.ts'
import { type CompetitorAnalysisInput, givenIn, playbook } from '../reports/competitor-analysis/playbook.ts'
import { render } from '../reports/competitor-analysis/result.ts'

export const competitorAnalysis: Helper<CompetitorAnalysisInput, CompetitorAnalysisResult> = {
  name: 'competitor-analysis',
  tellsRecord: 'own',
  result: competitorAnalysisResult,
  heard: ({ messages, background, given }) => ({
    messages,
    around: [background, ...(given ? wordsOf(rivals, given.record) : [])],
  }),
  think,
  playbook,
  render,
  understood: input => factsOf(rivals, askedRecord(rivals, input, givenIn(input))),
}
