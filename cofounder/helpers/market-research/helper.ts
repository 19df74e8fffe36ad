import {
  type MarketResearchResult,
  marketResearchResult,
} from '../../../contracts/results/market-research.ts'
import type { Helper } from '../../helper.ts'
import { ideaText, type MarketResearchInput, playbook } from './playbook.ts'
import { think } from './prompt.ts'
import { render } from './result.ts'

export const marketResearch: Helper<MarketResearchInput, MarketResearchResult> = {
  name: 'market-research',
  result: marketResearchResult,
  heard: input => ({
    messages: [{ role: 'user', content: ideaText(input) }],
    around: [],
    offers: [input.market],
  }),
  think,
  playbook,
  render,
}
