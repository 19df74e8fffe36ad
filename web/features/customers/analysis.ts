import { z } from 'zod'
import type { MadeResult } from '../../../contracts/helper-session.ts'
import { type AnsweredBy, answeredBy } from '../../../contracts/outputs.ts'
import { notesInOutput, type ResultNotes } from '../../../contracts/result-notes.ts'
import {
  type CustomerSegmentsResult,
  customerSegmentsResult,
} from '../../../contracts/results/customer-segments.ts'
import { textWithNames } from './edited-segments.ts'

export type CustomerAnalysis = {
  text: string
  timestamp: string
  sourceCount: number
  answeredBy: AnsweredBy | null
  /** The typed result. Null if the answer has none; then only the text is shown. */
  result: CustomerSegmentsResult | null
}

/** The analysis in the form that the page shows. */
export function analysisOf(made: MadeResult): CustomerAnalysis {
  return {
    text: made.text,
    timestamp: made.createdAt,
    sourceCount: z.number().safeParse(made.about.sourceCount).data ?? 0,
    answeredBy: made.answeredBy,
    result: customerSegmentsResult.safeParse(made.result).data ?? null,
  }
}

/** The content and metadata for the row in `ai_outputs`, with the founder's own names for the segments. */
export function analysisContent(made: MadeResult, notes: ResultNotes) {
  const { result } = analysisOf(made)
  return {
    content: result ? textWithNames(made.text, result, notes.edits) : made.text,
    metadata: {
      ...notesInOutput(notes),
      analysis_type: 'customer_segments',
      timestamp: made.createdAt,
      data_quality: 'ai-estimated',
      sources_analyzed: made.about.sourceCount,
      answered_by: made.answeredBy,
      result: made.result,
    },
  }
}

/** Opens a saved analysis as it was when it was made. */
export function openAnalysis(output: {
  id: string
  output_content: string
  metadata: Record<string, unknown>
  created_at: string
}): MadeResult {
  const { metadata } = output
  return {
    id: output.id,
    createdAt: z.string().safeParse(metadata.timestamp).data ?? output.created_at,
    text: z.string().safeParse(metadata.written).data ?? output.output_content,
    answeredBy: answeredBy.safeParse(metadata.answered_by).data ?? null,
    result: metadata.result ?? null,
    about: { sourceCount: metadata.sources_analyzed },
  }
}
