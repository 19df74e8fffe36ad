import { z } from 'zod'
import type { SessionState } from '../../../contracts/helper-session.ts'
import { answeredBy, dataQuality } from '../../../contracts/outputs.ts'
import { resultNotes } from '../../../contracts/result-notes.ts'
import { marketResearchResult } from '../../../contracts/results/market-research.ts'
import { sizingSchema } from '../../../contracts/sizing.ts'
import { analysisWith } from './analysis-text.ts'

const about = z.object({
  market: z.string().catch(''),
  industry: z.string().catch(''),
  targetCustomer: z.string().nullable().catch(null),
  dataQuality: dataQuality.catch('ai-estimated'),
})

export type Research = NonNullable<ReturnType<typeof researchOf>>

/** The research on the screen: what was asked, what came back, and what the founder changed since. */
export function researchOf({ made, notes }: Pick<SessionState, 'made' | 'notes'>) {
  if (!made) return null
  const result = marketResearchResult.safeParse(made.result).data ?? null
  const own = notes.of === made.id ? notes : {}
  const edited = sizingSchema.safeParse(own.sizing).data
  return {
    ...about.parse(made.about),
    id: made.id,
    createdAt: made.createdAt,
    /** As it was written, with the suggested assumptions. */
    analysis: made.text,
    answeredBy: made.answeredBy,
    /** Null when the answer came without a typed result: then there is only the text. */
    result,
    /** With the founder's edits; starts as the result's own. */
    sizing: edited ?? result?.sizing ?? null,
    restsOn: resultNotes.parse(own).restsOn,
  }
}

/** A saved output, opened again exactly as it was made, edits included. */
export function openResearch(output: {
  id: string
  input_data: Record<string, unknown>
  output_content: string
  metadata: Record<string, unknown>
  created_at: string
}): Pick<SessionState, 'made' | 'notes' | 'outputId'> {
  const { id, input_data: input, metadata } = output
  const result = marketResearchResult.safeParse(metadata.result).data ?? null
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  return {
    made: {
      id,
      createdAt: output.created_at,
      text: text(metadata.analysis) ?? output.output_content,
      answeredBy: answeredBy.safeParse(metadata.answered_by).data ?? null,
      result,
      about: {
        market: text(input.market) ?? result?.market,
        industry: text(input.industry) ?? result?.industry,
        targetCustomer: text(input.targetCustomer) ?? result?.targetCustomer ?? null,
        dataQuality: metadata.data_quality,
      },
    },
    notes: { of: id, sizing: metadata.sizing, restsOn: metadata.rests_on },
    outputId: id,
  }
}

/** The analysis as it stands now, with the founder's own assumptions. */
export function textOf({ analysis, sizing, result }: Research): string {
  return sizing && result?.sizing ? analysisWith(analysis, result.parts, sizing, result.sizing) : analysis
}

/** The same as a row of ai_outputs. */
export function researchOutput(current: Research) {
  const { market, industry, targetCustomer } = current
  return {
    input: { market, industry, targetCustomer },
    content: textOf(current),
    metadata: {
      data_quality: current.dataQuality,
      timestamp: current.createdAt,
      answered_by: current.answeredBy,
      result: current.result,
      sizing: current.sizing,
      analysis: current.analysis,
      rests_on: current.restsOn,
    },
  }
}

/** What the other helpers read of it. */
export function researchSource(current: Research) {
  const { input, content, metadata } = researchOutput(current)
  return { output_type: 'market_research', input_data: input, output_content: content, metadata }
}
