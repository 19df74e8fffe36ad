// Three prioritised customer segments, the figures of each with their formulas, and the saved work behind
// each claim.
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
  'atlas',
  'judgement',
] as const
export type SegmentSource = (typeof segmentSources)[number]

/** A statement and the saved output it rests on. `judgement` is our own and must be tested. */
export const sourcedText = z.object({ text, source: z.enum(segmentSources) })
export type SourcedText = z.infer<typeof sourcedText>

const score = z.number().min(1).max(5)

export const figureIds = ['conversion', 'yearly', 'ltv', 'cac', 'payback', 'tenth', 'penetration'] as const
/** One figure computed from a group's fields, with its formula. */
const segmentFigure = z.object({ id: z.enum(figureIds), label: text, text, sum: z.string().max(500) })
export type SegmentFigure = z.infer<typeof segmentFigure>

const said = sourcedText.optional()

const customerSegment = z.object({
  priority: z.enum(['primary', 'secondary', 'tertiary']),
  name: z.string().min(1).max(200),
  /** The row of the record. Null for a proposed cut to test, which has no figures. */
  row: z.string().nullable().default(null),
  /** Nobody is named here yet: it has no scores. */
  isOpen: z.boolean().optional(),
  who: said,
  pain: said,
  trigger: said,
  find: said,
  /** What customers give up or risk when they start with it. */
  against: said,
  /** For the prioritisation matrix: how easily they are reached, and how ready they are to buy. */
  reach: score,
  readiness: score,
  scoreReason: text,
  figures: z.array(segmentFigure).default([]),
  /** The blank fields of the row. */
  open: z.array(z.enum(groupFields)).default([]),
})
export type CustomerSegment = z.infer<typeof customerSegment>

/** What the missing field would tell, and how to find it out. */
export const missingField = z.object({ what: text, why: text, how: text })

export const firstTen = z.object({ where: text, ask: text })

export const customerSegmentsResult = z.object({
  /** A model's introduction in a few sentences. */
  reading: z.string().optional(),
  summary: text,
  sources: z.array(z.object({ name: z.enum(segmentSources), used: z.boolean() })),
  segments: z.array(customerSegment).length(3),
  /** The groups after the third, in one line. */
  rest: z.string().optional(),
  beachhead: z.object({ segment: z.string(), why: z.array(sourcedText).min(1).max(6) }),
  firstTen: z.array(firstTen).min(1).max(6),
  goToMarket: z
    .array(z.object({ period: text, doing: text, until: text }))
    .min(1)
    .max(6),
  missing: z.array(missingField).max(8),
  closing,
  /** At least three strangers pay, so the text says where to find the next customers, not the first. */
  isGrown: z.boolean().optional(),
})
export type CustomerSegmentsResult = z.infer<typeof customerSegmentsResult>
