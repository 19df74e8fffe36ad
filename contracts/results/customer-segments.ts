// Three prioritised customer segments, the sums of each with its formula, and the saved work each claim rests on.
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

/** A statement and the saved output it rests on. `judgement` is ours and to be tested. */
export const sourcedText = z.object({ text, source: z.enum(segmentSources) })
export type SourcedText = z.infer<typeof sourcedText>

const score = z.number().min(1).max(5)

export const figureIds = ['conversion', 'yearly', 'ltv', 'cac', 'payback', 'tenth', 'penetration'] as const
/** One sum of a group's fields: what it came to, and how. */
const segmentFigure = z.object({ id: z.enum(figureIds), label: text, text, sum: z.string().max(500) })
export type SegmentFigure = z.infer<typeof segmentFigure>

const said = sourcedText.optional()

const customerSegment = z.object({
  priority: z.enum(['primary', 'secondary', 'tertiary']),
  name: z.string().min(1).max(200),
  /** The row of the record it is; none: a cut to test, without figures. */
  row: z.string().nullable().default(null),
  who: said,
  pain: said,
  trigger: said,
  find: said,
  /** What they give up or risk by beginning with it. */
  against: said,
  /** For the prioritisation matrix: how easily they are reached, how ready they are to buy. */
  reach: score,
  readiness: score,
  scoreReason: text,
  figures: z.array(segmentFigure).default([]),
  /** Fields of the row that were left blank. */
  open: z.array(z.enum(groupFields)).default([]),
})
export type CustomerSegment = z.infer<typeof customerSegment>

/** What would be known with it, and how to find it out. */
export const missingField = z.object({ what: text, why: text, how: text })

export const firstTen = z.object({ where: text, ask: text })

export const customerSegmentsResult = z.object({
  /** What a model says first, in a few sentences. */
  reading: z.string().optional(),
  summary: text,
  sources: z.array(z.object({ name: z.enum(segmentSources), used: z.boolean() })),
  segments: z.array(customerSegment).length(3),
  /** Groups after the third, in one line. */
  rest: z.string().optional(),
  beachhead: z.object({ segment: z.string(), why: z.array(sourcedText).min(1).max(6) }),
  firstTen: z.array(firstTen).min(1).max(6),
  goToMarket: z
    .array(z.object({ period: text, doing: text, until: text }))
    .min(1)
    .max(6),
  missing: z.array(missingField).max(8),
  closing,
  /** Three strangers or more pay: where the next ones are, not the first. */
  isGrown: z.boolean().optional(),
})
export type CustomerSegmentsResult = z.infer<typeof customerSegmentsResult>
