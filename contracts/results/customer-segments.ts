// The result of the customer analysis: three prioritised segments, the figures of each with their formulas, and
// the saved work behind each claim.
import { z } from 'zod'
import { groupFields } from '../segments-record.ts'
import { closing } from './closing.ts'

const text = z.string().min(1).max(1500)

const segmentSources = [
  'problem validation',
  'competitor analysis',
  'idea refinement',
  'market research',
  'your groups',
  'your facts',
  'atlas',
  'judgement',
] as const
export type SegmentSource = (typeof segmentSources)[number]

/**
 * A statement and the saved output that supports it. `judgement` means that no output supports the statement, so
 * the founder must test it.
 */
export const sourcedText = z.object({ text, source: z.enum(segmentSources) })
export type SourcedText = z.infer<typeof sourcedText>

const score = z.number().min(1).max(5)

export const figureIds = ['conversion', 'yearly', 'ltv', 'cac', 'payback', 'tenth', 'penetration'] as const
/** One figure computed from the fields of a group, with its formula. */
const segmentFigure = z.object({ id: z.enum(figureIds), label: text, text, sum: z.string().max(500) })
export type SegmentFigure = z.infer<typeof segmentFigure>

const said = sourcedText.optional()

const customerSegment = z.object({
  priority: z.enum(['primary', 'secondary', 'tertiary']),
  name: z.string().min(1).max(200),
  /** The row of the record; null for a proposed segment, which has no figures. */
  row: z.string().nullable().default(null),
  /** True if the founder has not named this group yet. A group without a name has no scores. */
  isOpen: z.boolean().optional(),
  who: said,
  pain: said,
  trigger: said,
  find: said,
  /** The things that customers give up or risk when they start to use the product. */
  against: said,
  /**
   * The scores for the prioritisation matrix: `reach` is how easily the founder reaches them, `readiness` how
   * ready they are to buy.
   */
  reach: score,
  readiness: score,
  scoreReason: text,
  figures: z.array(segmentFigure).default([]),
  /** The fields of the row that are still blank. */
  open: z.array(z.enum(groupFields)).default([]),
})
export type CustomerSegment = z.infer<typeof customerSegment>

/** A missing field: what it is, why it matters, and how to find it out. */
export const missingField = z.object({ what: text, why: text, how: text })

export const firstTen = z.object({ where: text, ask: text })

export const customerSegmentsResult = z.object({
  /** A model's introduction to the result, in a few sentences. */
  reading: z.string().optional(),
  summary: text,
  sources: z.array(z.object({ name: z.enum(segmentSources), used: z.boolean() })),
  segments: z.array(customerSegment).length(3),
  /** All groups after the third, in one line. */
  rest: z.string().optional(),
  beachhead: z.object({ segment: z.string(), why: z.array(sourcedText).min(1).max(6) }),
  firstTen: z.array(firstTen).min(1).max(6),
  goToMarket: z
    .array(z.object({ period: text, doing: text, until: text }))
    .min(1)
    .max(6),
  missing: z.array(missingField).max(8),
  closing,
  /**
   * Whether at least three strangers pay. Then the text says how to find the next customers and not the first ones.
   */
  isGrown: z.boolean().optional(),
})
export type CustomerSegmentsResult = z.infer<typeof customerSegmentsResult>
