import { z } from 'zod'
import { competitorQuestions } from '../competitor-record.ts'
import { provenance } from '../outputs.ts'
import { closing } from './closing.ts'
import { patch } from './record-turn.ts'

const turn = z.object({
  kind: z.literal('turn'),
  reaction: z.string(),
  question: z.string(),
  /** `answered`: the question that the founder answered. `asks`: the question that comes next. */
  answered: z.enum(competitorQuestions).nullish(),
  asks: z.enum(competitorQuestions).nullish(),
  patch,
})

export const rivalKinds = ['direct', 'indirect', 'status quo'] as const

/** Null means an empty cell. */
const cell = z.string().min(1).nullable()

export const rival = z.object({
  name: z.string().min(1),
  kind: z.enum(rivalKinds),
  /** The reason why customers choose this rival. */
  chosenFor: cell,
  /**
   * The rival's price for an order like the founder's if it can be computed, else the price that the founder typed.
   */
  price: cell,
  youWin: cell,
  youLose: cell,
  /**
   * The customers won and lost against this rival, and how the founder knows this. Old reports, which were made
   * without fields, have neither.
   */
  fights: cell.optional(),
  known: cell.optional(),
  /** The founder's words about what customers do today. */
  words: cell.optional(),
  provenance,
})
export type Rival = z.infer<typeof rival>

const report = z.object({
  kind: z.literal('report'),
  /** The main message in everyday words. Old reports, which were made without fields, have none. */
  headline: z.string().min(1).optional(),
  /** The headline of the previous report, if it differs from the new headline. */
  before: z.string().optional(),
  explanation: z.string().optional(),
  rivals: z
    .array(rival)
    .min(1)
    .max(12)
    .refine(rivals => rivals.some(({ kind }) => kind === 'status quo'), 'The status quo is missing.'),
  positioning: cell,
  moat: cell.optional(),
  /** The reasons why the founder would lose customers today, the worst first. */
  losses: z.array(z.string().min(1)).max(4),
  /** The rivals that the founder beats. Older reports lack this list. */
  wins: z.array(z.string().min(1)).max(6).optional(),
  /** Every calculation of an order's price, with its formula. */
  sums: z.array(z.string()).optional(),
  /** Answers without fields: the name of each question, and the founder's words. */
  said: z.array(z.object({ name: z.string(), words: z.string() })).optional(),
  patch,
  /**
   * Only in old reports, which were made without fields. If all scores are null, guided mode wrote the report, and
   * its sentences are not the founder's.
   */
  scores: z.array(z.object({ score: z.number().nullable() })).optional(),
  closing,
})

export const competitorAnalysisResult = z.discriminatedUnion('kind', [turn, report])
export type CompetitorAnalysisResult = z.infer<typeof competitorAnalysisResult>
export type CompetitorReport = z.infer<typeof report>
