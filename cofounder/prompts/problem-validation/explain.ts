// Lets a model explain a scorecard that the code made. The explanation does not change the figures.

import { z } from 'zod'
import { testCard, type ValidationScorecard } from '../../../contracts/results/problem-validation.ts'
import { sourceRule } from '../../guards/blocks.ts'
import { closingRule, writtenClosing } from '../../guards/closing.ts'
import { render, renderHead } from '../../reports/problem-validation/result.ts'
import { explain as explainResult } from '../explain.ts'
import { callText, fenceRule } from '../parts.ts'

const explanation = z.object({
  verdictReason: z.string().min(1).max(800),
  testCards: z.array(testCard).min(2).max(3),
  closing: writtenClosing,
})

function tellCard(card: ValidationScorecard): string {
  const { verdict, verdictReason, scores, sums = [], testCards, closing } = card
  const made = [
    `Verdict: ${verdict}. ${verdictReason}`,
    `Scores of five: ${scores.map(({ dimension, score }) => `${dimension} ${score}`).join(', ')}.`,
    sums.length > 0 && `Sums:\n${sums.join('\n')}`,
    `To find out:\n${testCards.map(({ hypothesis, test, threshold }) => `${hypothesis} ${test} ${threshold}`).join('\n')}`,
    `Against it: ${closing.counterArgument}`,
  ]
  return made.filter(Boolean).join('\n')
}

type Explaining = Pick<Parameters<typeof explainResult>[1], 'mind' | 'talk' | 'ground' | 'today' | 'about'>

export const explain = (card: ValidationScorecard, given: Explaining): Promise<ValidationScorecard> =>
  explainResult(card, {
    ...given,
    ...{ step: 'findingOut', renderHead, render, schema: explanation, maxOutputTokens: 1200 },
    system: callText('explainVerdict', [closingRule, sourceRule, fenceRule]),
    made: tellCard(card),
    withWords: ({ verdictReason, testCards }, clean) => ({
      ...card,
      verdictReason: `${card.verdictReason}\n\n${clean(verdictReason, 'claim')}`,
      testCards: testCards.map(test => ({
        ...test,
        hypothesis: clean(test.hypothesis),
        test: clean(test.test, 'plan'),
        threshold: clean(test.threshold, 'plan'),
      })),
    }),
  })
