import { z } from 'zod'
import { competitorQuestions } from '../competitor-record.ts'
import { provenance } from '../outputs.ts'
import { closing } from './closing.ts'
import { patch } from './record-turn.ts'

const turn = z.object({
  kind: z.literal('turn'),
  reaction: z.string(),
  question: z.string(),
  /** The question that was answered, and the one that is asked. */
  answered: z.enum(competitorQuestions).nullish(),
  asks: z.enum(competitorQuestions).nullish(),
  patch,
})

export const rivalKinds = ['direct', 'indirect', 'status quo'] as const

/** A cell that nobody filled is null. */
const cell = z.string().min(1).nullable()

export const rival = z.object({
  name: z.string().min(1),
  kind: z.enum(rivalKinds),
  /** What customers choose it for. */
  chosenFor: cell,
  /** For the founder's own order where that can be summed; else as it was told. */
  price: cell,
  youWin: cell,
  youLose: cell,
  /** Won and lost, and how it is known; reports from before there were fields have neither. */
  fights: cell.optional(),
  known: cell.optional(),
  /** What they do today, in the founder's words. */
  words: cell.optional(),
  provenance,
})
export type Rival = z.infer<typeof rival>

const report = z.object({
  kind: z.literal('report'),
  /** What a friend would say first; none in reports from before there were fields. */
  headline: z.string().min(1).optional(),
  /** The headline of the report before this one, where it was another. */
  before: z.string().optional(),
  /** What a model says about it. */
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
  /** Whom the founder beats; none in reports from before it was said. */
  wins: z.array(z.string().min(1)).max(6).optional(),
  /** Every sum of an order, with its formula. */
  sums: z.array(z.string()).optional(),
  /** What was told in words alone, by the name of its question. */
  said: z.array(z.object({ name: z.string(), words: z.string() })).optional(),
  patch,
  /** Of reports from before there were fields; guided mode gave no marks, and its sentences are none of the founder's. */
  scores: z.array(z.object({ score: z.number().nullable() })).optional(),
  closing,
})

export const competitorAnalysisResult = z.discriminatedUnion('kind', [turn, report])
export type CompetitorAnalysisResult = z.infer<typeof competitorAnalysisResult>
export type CompetitorReport = z.infer<typeof report>
