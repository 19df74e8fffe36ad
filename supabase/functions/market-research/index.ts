import { marketResearch } from '../../../cofounder/helpers/market-research/helper.ts'
import { ask, currentDay } from '../../../cofounder/model/ask.ts'
import { defineFunction } from '../_shared/define-function.ts'
import { readEnv } from '../_shared/env.ts'

export default defineFunction({
  name: 'market-research',
  feature: 'market_research',
  helper: () => 'market-research',
  async answer({ input, signal, emit }) {
    const { market, industry } = input
    const targetCustomer = input.targetCustomer || null
    const question = { market, industry, targetCustomer, pages: [], today: currentDay() }
    const { text, result, answeredBy, spent } = await ask(marketResearch, question, {
      read: readEnv,
      signal,
      emit,
    })
    return {
      output: { success: true, analysis: text, dataQuality: result.dataQuality, result, answeredBy },
      spent,
    }
  },
})
