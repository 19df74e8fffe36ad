import { z } from 'zod'
import type { SessionState } from '../../../contracts/helper-session.ts'
import { marketRecord } from '../../../contracts/market-record.ts'
import { answeredBy, dataQuality } from '../../../contracts/outputs.ts'
import { resultNotes } from '../../../contracts/result-notes.ts'
import { marketResearchResult } from '../../../contracts/results/market-research.ts'
import { sizingSchema } from '../../../contracts/sizing.ts'

const about = z.object({
  market: z.string().catch(''),
  industry: z.string().catch(''),
  targetCustomer: z.string().nullable().catch(null),
  dataQuality: dataQuality.catch('ai-estimated'),
})

export type Research = NonNullable<ReturnType<typeof researchOf>>

/** The research that the page shows: the question, the result, and the founder's changes. */
export function researchOf({ made, notes, record }: Pick<SessionState, 'made' | 'notes' | 'record'>) {
  if (!made) return null
  const result = marketResearchResult.safeParse(made.result).data ?? null
  const own = notes.of === made.id ? notes : {}
  const edited = sizingSchema.safeParse(own.sizing).data
  return {
    ...about.parse(made.about),
    id: made.id,
    createdAt: made.createdAt,
    analysis: made.text,
    answeredBy: made.answeredBy,
    /** The typed result. Null if the answer has none; then only the text is shown. */
    result,
    /** The market sizes with the founder's changes. Only research from before the fields existed has such changes. */
    sizing: edited ?? result?.sizing ?? null,
    /** The answers in fields. */
    record: marketRecord.safeParse(record).data ?? null,
    restsOn: resultNotes.parse(own).restsOn,
  }
}

/** Opens a saved output as it was when it was made, including the founder's edits. */
export function openResearch(output: {
  id: string
  input_data: Record<string, unknown>
  output_content: string
  metadata: Record<string, unknown>
  created_at: string
}): Pick<SessionState, 'made' | 'notes' | 'outputId' | 'record'> {
  const { id, input_data: input, metadata } = output
  const result = marketResearchResult.safeParse(metadata.result).data ?? null
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  return {
    made: {
      id,
      createdAt: output.created_at,
      text: output.output_content,
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
    record: input.record ?? null,
    outputId: id,
  }
}

/** The research as a row of `ai_outputs`. */
export function researchOutput(current: Research) {
  const { market, industry, targetCustomer, record } = current
  return {
    input: { market, industry, targetCustomer, ...(record && { record }) },
    content: current.analysis,
    metadata: {
      data_quality: current.dataQuality,
      timestamp: current.createdAt,
      answered_by: current.answeredBy,
      result: current.result,
      sizing: current.sizing,
      rests_on: current.restsOn,
    },
  }
}

/** The research in the form in which other helpers read it. */
export function researchSource(current: Research) {
  const { input, content, metadata } = researchOutput(current)
  return { output_type: 'market_research', input_data: input, output_content: content, metadata }
}
