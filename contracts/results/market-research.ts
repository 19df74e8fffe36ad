// The result of a market research: sizes as formulas that the page can compute again, and claims with their sources.
import { z } from 'zod'
import { dataQuality } from '../outputs.ts'
import { provenanceSchema, sizingSchema } from '../sizing.ts'
import { closing } from './closing.ts'

const text = z.string().min(1).max(1500)

export const claim = z.object({ text, provenance: provenanceSchema })
export type Claim = z.infer<typeof claim>

const competitorKinds = ['direct', 'indirect', 'status quo'] as const

export const competitor = z.object({
  name: z.string().min(1).max(200),
  kind: z.enum(competitorKinds),
  line: text,
  provenance: provenanceSchema,
})
export type Competitor = z.infer<typeof competitor>

/** An input that only the founder can give. Without it, a figure would be a guess. */
export const missingInput = z.object({ what: text, why: text, how: text })
export type MissingInput = z.infer<typeof missingInput>

const row = z.object({ label: text, value: text, formula: text })
export type SizeRow = z.infer<typeof row>

/** The figures computed from the record, in the founder's language, each with its formula. */
export const marketFigures = z.object({
  sizes: z.array(row).max(8),
  /** For a charity: the number of people who are helped. `sizes` then counts the donors' money. */
  helped: z.array(row).max(3),
  /** If an input is blank: three calculations with example values, marked as examples. */
  ifs: z.array(row).max(6),
  inputs: z.array(z.object({ label: text, value: text, from: text })).max(12),
  /** The formula for the number of customers that the founder's aim needs. */
  solved: text.nullable(),
})
export type MarketFigures = z.infer<typeof marketFigures>

const topDownCheck = z.object({
  verdict: z.enum(['fair', 'look-again', 'wrong']),
  ratio: z.number().positive(),
  meaning: text,
})

export const analysisParts = z.object({
  title: z.string(),
  opening: z.string(),
  size: z.string(),
  rest: z.string(),
})
export type AnalysisParts = z.infer<typeof analysisParts>

export const marketResearchResult = z
  .object({
    market: z.string(),
    industry: z.string(),
    targetCustomer: z.string().nullable(),
    summary: text,
    place: z.object({ name: z.string(), assumed: z.boolean() }),
    /**
     * The atlas is our collection of markets. This is the entry that the result uses; null if there is none for
     * this market.
     */
    vertical: z.object({ id: z.string(), name: z.string() }).nullable(),
    dataQuality,
    /** The sizes computed from the record; null if an input is missing. Then `missing` lists the missing inputs. */
    sizing: sizingSchema.nullable(),
    topDown: topDownCheck.nullable(),
    /** Remarks about surprising figures. */
    notes: z.array(text).max(8),
    missing: z.array(missingInput).max(8),
    competitors: z.array(competitor).min(1).max(14),
    prices: z.array(claim).max(8),
    trends: z.array(claim).max(8),
    counterTrends: z.array(claim).max(8),
    channels: z.array(text).max(8),
    regulation: z.array(text).max(8),
    /** Sentences from web pages, each with its page. */
    findings: z.array(claim).max(8),
    closing,
    /** A model's view of the market in a few sentences, shown before the figures. */
    reading: z.string().optional(),
    /** The parts of the written analysis, for a page that draws the market sizes itself. */
    parts: analysisParts.optional(),
    /** Missing if the result was made without fields. */
    figures: marketFigures.optional(),
  })
  .refine(({ competitors }) => competitors.some(({ kind }) => kind === 'status quo'), {
    error: 'the status quo is missing among the competitors',
  })
  .refine(({ dataQuality: quality, findings }) => (quality === 'web-enhanced') === findings.length > 0, {
    error: 'web-enhanced holds exactly when retrieved text is cited',
  })
export type MarketResearchResult = z.infer<typeof marketResearchResult>
