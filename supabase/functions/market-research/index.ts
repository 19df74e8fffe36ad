import { marketResearch } from '../../../cofounder/helpers/market-research.ts'
import { researchSteps } from '../../../cofounder/prompts/market-research/steps.ts'
import { ask, currentDay } from '../../../cofounder/provider/ask.ts'
import { askedOf } from '../../../cofounder/records/asked.ts'
import { placeOf } from '../../../cofounder/reports/market-research/playbook.ts'
import { renderParts } from '../../../cofounder/reports/market-research/result.ts'
import type { RetrievedPage } from '../../../cofounder/search/page.ts'
import { chooseProvider } from '../../../cofounder/search/provider.ts'
import { queriesMost, researchPages } from '../../../cofounder/search/research.ts'
import type { Caller } from '../_shared/caller.ts'
import { defineFunction } from '../_shared/define-function.ts'
import { readEnv } from '../_shared/env.ts'
import { maySearch } from '../_shared/quota.ts'

type Question = Parameters<typeof placeOf>[0]

/**
 * Searches the web. Returns no pages if there is no search provider, if the search fails, or if the member has
 * searched too often. The research then says that it is an estimate.
 */
async function searchFor(
  question: Question,
  caller: Caller,
  requestId: string,
  signal: AbortSignal,
): Promise<RetrievedPage[]> {
  const config = { url: readEnv('SEARCH_URL') ?? null, apiKey: readEnv('SEARCH_API_KEY') ?? null }
  if (!chooseProvider(config) || !(await maySearch(caller.id, queriesMost))) return []
  try {
    return await researchPages({ ...question, place: placeOf(question) }, config, { signal })
  } catch (error) {
    if (signal.aborted) throw error
    const detail = error instanceof Error ? error.name : typeof error
    console.error(
      JSON.stringify({
        level: 'error',
        function: 'market-research',
        requestId,
        event: 'search failed',
        detail,
      }),
    )
    return []
  }
}

export default defineFunction({
  name: 'market-research',
  feature: 'market_research',
  helper: () => 'market-research',
  isSpoken: () => false,
  about: ({ market, industry, targetCustomer, record }) => ({
    market,
    industry,
    targetCustomer: targetCustomer || null,
    ...(record && { record }),
  }),
  keep: ({ analysis, dataQuality, answeredBy, result }, { market, industry, targetCustomer, record }) => ({
    made: {
      text: analysis,
      answeredBy,
      result,
      about: { market, industry, targetCustomer: targetCustomer || null, dataQuality },
    },
    changes: { notes: {}, outputId: null, record: record ?? null },
  }),
  async answer({ input, read, caller, founder, signal, emit, requestId }) {
    const { market, industry } = input
    const question = {
      market,
      industry,
      targetCustomer: input.targetCustomer || null,
      record: input.record ?? null,
      locale: input.locale,
      today: currentDay(),
      ...founder,
    }
    const steps = researchSteps(question)
    emit({ type: 'step', label: steps.lookUp })
    const pages = await searchFor(question, caller, requestId, signal)
    emit({ type: 'step', label: steps.size })
    const asking = { read, signal, emit }
    const { text, result, answeredBy, spent } = await ask(marketResearch, { ...question, pages }, asking)
    return {
      output: {
        success: true,
        analysis: text,
        dataQuality: result?.dataQuality ?? 'ai-estimated',
        result: result && { ...result, parts: renderParts(result) },
        answeredBy,
        asked: askedOf(result),
      },
      spent,
    }
  },
})
