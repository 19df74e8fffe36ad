import { z } from 'zod'
import { competitorQuestions } from '../competitor-record.ts'
import { provenance } from '../outputs.ts'
import { closing } from './closing.ts'
import { patch } from './record-turn.ts'

const turn = z.object({
  kind: z.literal('turn'),
  reaction: z.string(),
  question: z.string(),
  /** The question that was answered, and the question that is asked next. */
  answered: z.enum(competitorQuestions).nullish(),
  asks: z.enum(competitorQuestions).nullish(),
  patch,
})

export const rivalKinds = ['direct', 'indirect', 'status quo'] as const

/** An empty cell is null. */
const cell = z.string().min(1).nullable()

export const rival = z.object({
  name: z.string().min(1),
  kind: z.enum(rivalKinds),
  /** Why customers choose it. */
  chosenFor: cell,
  /** The price of the founder's own order if it can be computed; otherwise as told. */
  price: cell,
  youWin: cell,
  youLose: cell,
  /** Won and lost customers, and how it is known. Reports from before the fields have neither. */
  fights: cell.optional(),
  known: cell.optional(),
  /** What customers do today, in the founder's words. */
  words: cell.optional(),
  provenance,
})
export type Rival = z.infer<typeof rival>

const report = z.object({
  kind: z.literal('report'),
  /** The main message, as a friend would say it. Reports from before the fields have none. */
  headline: z.string().min(1).optional(),
  /** The headline of the previous report, if it was different. */
  before: z.string().optional(),
  /** A model's explanation. */
  explanation: z.string().optional(),
  rivals: z
    .array(rival)
    .min(1)
    .max(12)
    .refine(rivals => rivals.some(({ kind }) => kind === 'status quo'), 'The status quo is missing.'),
  positioning: cell,
  moat: cell.optional(),
  /** Where the founder would lose today, worst first. */
  losses: z.array(z.string().min(1)).max(4),
  /** Whom the founder beats. Older reports lack it. */
  wins: z.array(z.string().min(1)).max(6).optional(),
  /** Every calculation of an order, with its formula. */
  sums: z.array(z.string()).optional(),
  /** Answers in words only, by the name of their question. */
  said: z.array(z.object({ name: z.string(), words: z.string() })).optional(),
  patch,
  /**
   * For reports from before the fields. Guided mode gave no scores, and the sentences there are not the
   * founder's.
   */
  scores: z.array(z.object({ score: z.number().nullable() })).optional(),
  closing,
})

export const competitorAnalysisResult = z.discriminatedUnion('kind', [turn, report])
export type CompetitorAnalysisResult = z.infer<typeof competitorAnalysisResult>
export type CompetitorReport = z.infer<typeof report>
