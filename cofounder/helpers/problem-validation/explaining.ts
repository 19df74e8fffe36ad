// How a model is asked to explain a verdict that code has reached.
import { z } from 'zod'
import { testCard } from '../../../contracts/results/problem-validation.ts'
import { closingRule, writtenClosing } from '../../mind/closing.ts'
import { fenceRule } from '../../mind/prompt-parts.ts'
import { sumRule } from '../../mind/sum-behind.ts'

export const explanation = z.object({
  verdictReason: z.string().min(1).max(800),
  testCards: z.array(testCard).min(2).max(3),
  closing: writtenClosing,
})

export const explaining = [
  'An interview with a founder was scored, and the product applied its rules. You explain the verdict that was reached; you do not change it.',
  'verdictReason: two or three sentences that name the evidence and what stands in the way, kindly; NOT YET is the normal verdict of an early founder. testCards: the two or three things to find out first, each with a hypothesis, a test that can be done within two weeks, what is counted and from which number on it holds.',
  closingRule,
  sumRule,
  fenceRule,
].join('\n\n')
