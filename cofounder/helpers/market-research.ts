import { type MarketResearchResult, marketResearchResult } from '../../contracts/results/market-research.ts'
import type { Helper } from '../helper.ts'
import { think } from '../prompts/market-research/prompt.ts'
import { ideaText, type MarketResearchInput, playbook } from '../reports/market-research/playbook.ts'
import { render } from '../reports/market-research/result.ts'

function notesIn({ record }: MarketResearchInput): string[] {
  const { many, check, earn, far } = record?.answers ?? {}
  const notes = [many?.where, check?.source, many?.words, earn?.words, far?.words, check?.words]
  return notes.flatMap(note => note?.trim() || [])
}

export const marketResearch: Helper<MarketResearchInput, MarketResearchResult> = {
  name: 'market-research',
  result: marketResearchResult,
  heard: input => ({
    messages: [{ role: 'user', content: ideaText(input) }],
    around: notesIn(input),
    offers: [input.market],
  }),
  think,
  playbook,
  render,
  isReport: true,
}
