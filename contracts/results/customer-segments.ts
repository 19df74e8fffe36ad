// Three prioritised customer segments, their arithmetic as formulas, and the saved work each claim rests on.
import { z } from 'zod'
import { sizingSchema } from '../sizing.ts'
import { closing } from './closing.ts'
import { missingInput } from './market-research.ts'
import { segmentsFields } from './segments-read-back.ts'

const text = z.string().min(1).max(1500)

const segmentSources = [
  'problem validation',
  'competitor analysis',
  'idea refinement',
  'market research',
  'atlas',
  'judgement',
] as const
export type SegmentSource = (typeof segmentSources)[number]

/** A statement and the saved output it rests on. `judgement` is ours and to be tested. */
export const sourcedText = z.object({ text, source: z.enum(segmentSources) })
export type SourcedText = z.infer<typeof sourcedText>

const score = z.number().min(1).max(5)

const customerSegment = z.object({
  priority: z.enum(['primary', 'secondary', 'tertiary']),
  name: z.string().min(1).max(200),
  who: sourcedText,
  pain: sourcedText,
  trigger: sourcedText,
  find: sourcedText,
  /** For the prioritisation matrix: how easily they are reached, how ready they are to buy. */
  reach: score,
  readiness: score,
  scoreReason: text,
  /** LTV, payback and LTV ÷ CAC; null where data is insufficient. */
  economics: sizingSchema.nullable(),
  economicsReading: text,
  /** Customers, penetration and yearly revenue; null where data is insufficient. */
  potential: sizingSchema.nullable(),
  /** Of qualified conversations to paying customers. */
  conversion: sourcedText,
})
export type CustomerSegment = z.infer<typeof customerSegment>

export const firstTen = z.object({ where: text, ask: text })

export const customerSegmentsResult = z.object({
  /** What a model says first, in a few sentences. */
  reading: z.string().optional(),
  summary: text,
  place: z.string(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  sources: z.array(z.object({ name: z.enum(segmentSources), used: z.boolean(), note: text })),
  segments: z.array(customerSegment).length(3),
  beachhead: z.object({ segment: z.string(), why: z.array(sourcedText).min(1).max(6) }),
  firstTen: z.array(firstTen).min(1).max(6),
  goToMarket: z
    .array(z.object({ period: text, doing: text, until: text }))
    .min(1)
    .max(6),
  missing: z.array(missingInput).max(8),
  closing,
  /** Ten or more pay: where the next ones are, not the first. */
  isGrown: z.boolean().optional(),
  /** What guided mode took for the groups, for the founder to confirm. */
  fields: segmentsFields.optional(),
})
export type CustomerSegmentsResult = z.infer<typeof customerSegmentsResult>
