import { z } from 'zod'
import { provenance } from '../outputs.ts'
import { closing } from './closing.ts'
import { weakness } from './problem-validation.ts'

export const competitionDimensions = [
  'direct',
  'indirect',
  'status-quo',
  'positioning',
  'price',
  'switching',
  'moat',
] as const
const competitionDimension = z.enum(competitionDimensions)
export type CompetitionDimension = z.infer<typeof competitionDimension>

export const competitionLabels: Record<CompetitionDimension, string> = {
  direct: 'Direct rivals',
  indirect: 'Indirect rivals',
  'status-quo': 'Doing nothing',
  positioning: 'Positioning',
  price: 'Price',
  switching: 'Switching cost',
  moat: 'Moat',
}

const turn = z.object({
  kind: z.literal('turn'),
  reaction: z.string(),
  question: z.string(),
  dimension: competitionDimension.nullable(),
  weakness: weakness.nullable(),
  standing: z.partialRecord(competitionDimension, z.number().min(0).max(5)),
})

export const rivalKinds = ['direct', 'indirect', 'status quo'] as const

export const rival = z.object({
  name: z.string().min(1),
  kind: z.enum(rivalKinds),
  /** What customers choose it for. */
  chosenFor: z.string().min(1),
  /** As the founder or a source wrote it; null when nobody said. */
  price: z.string().nullable(),
  youWin: z.string().min(1),
  youLose: z.string().min(1),
  provenance,
})
export type Rival = z.infer<typeof rival>

const report = z.object({
  kind: z.literal('report'),
  /** What moved since the first report, and what was said beside its lines. */
  changes: z.array(z.string()).optional(),
  added: z.array(z.string()).optional(),
  rivals: z
    .array(rival)
    .min(1)
    .max(12)
    .refine(rivals => rivals.some(({ kind }) => kind === 'status quo'), 'The status quo is missing.'),
  /** A model named one that nobody had told it of. */
  leftOut: z.boolean().optional(),
  positioning: z.string().min(1),
  /** All that was said about prices, with the sum of two of them; null when nothing was. */
  prices: z.string().nullish(),
  scores: z.array(
    z.object({
      dimension: competitionDimension,
      /** Null where nobody scored it: guided mode has no marks here. */
      score: z.number().int().min(0).max(5).nullable(),
      quote: z.string().nullable(),
      reason: z.string().min(1),
    }),
  ),
  /** Lines that a model scored higher than the founder's words carry. */
  lowered: z.array(competitionDimension).optional(),
  /** Where the founder would lose today, worst first. */
  losses: z.array(z.string().min(1)).min(1).max(4),
  closing,
})

export const competitorAnalysisResult = z.discriminatedUnion('kind', [turn, report])
export type CompetitorAnalysisResult = z.infer<typeof competitorAnalysisResult>
export type CompetitorReport = z.infer<typeof report>
