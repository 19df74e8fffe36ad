// A card that code made of a record, explained by a model: what it says stands beside the figures, and changes none.

import { z } from 'zod'
import { withoutOwnView } from '../../../contracts/own-view.ts'
import { testCard, type ValidationScorecard } from '../../../contracts/results/problem-validation.ts'
import { asData } from '../../data.ts'
import { cleanerOf, closingOf, closingRule, tellToday, writtenClosing } from '../../guards/closing.ts'
import type { Ground } from '../../guards/ground.ts'
import { sourceRule } from '../../guards/sources.ts'
import type { Mind } from '../../mind.ts'
import { render, renderHead } from '../../reports/problem-validation/result.ts'
import { explain as explainResult } from '../explain.ts'
import { fenceRule, inTheirLanguage, userText } from '../parts.ts'

const explanation = z.object({
  verdictReason: z.string().min(1).max(800),
  testCards: z.array(testCard).min(2).max(3),
  closing: writtenClosing,
})

const explaining = [
  'An interview with a founder was scored, and the product applied its rules. You explain the verdict that was reached; you do not change it.',
  'verdictReason: two or three sentences that name the evidence and what stands in the way, kindly; NOT YET is the normal verdict of an early founder. testCards: the two or three things to find out first, each with a hypothesis, a test that can be done within two weeks, what is counted and from which number on it holds.',
  closingRule,
  sourceRule,
  fenceRule,
].join('\n\n')

type Explaining = {
  mind: Mind
  ground: Ground
  today: string
  /** What the model reads: the memory, the record, the talk. */
  about: readonly (string | false | null | undefined)[]
}

/** What the record does not say itself: the verdict, the scores, the sums and what is open. */
function tellCard({
  verdict,
  verdictReason,
  scores,
  sums = [],
  testCards,
  closing,
}: ValidationScorecard): string {
  const made = [
    `Verdict: ${verdict}. ${verdictReason}`,
    `Scores of five: ${scores.map(({ dimension, score }) => `${dimension} ${score}`).join(', ')}.`,
    sums.length > 0 && `Sums:\n${sums.join('\n')}`,
    `To find out:\n${testCards.map(({ hypothesis, test, threshold }) => `${hypothesis} ${test} ${threshold}`).join('\n')}`,
    `Against it: ${closing.counterArgument}`,
  ]
  return asData('what code made of the record', made.filter(Boolean).join('\n'))
}

export const explain = (card: ValidationScorecard, given: Explaining): Promise<ValidationScorecard> =>
  explainResult(card, {
    ...{ mind: given.mind, step: 'findingOut' as const, renderHead, render },
    explained: made => explainedBy(made, given),
  })

async function explainedBy(
  card: ValidationScorecard,
  { mind, ground, today, about }: Explaining,
): Promise<ValidationScorecard> {
  const made = await mind.read({
    system: explaining,
    user: userText([...about, tellCard(card), `${tellToday(today)} ${inTheirLanguage}.`]),
    maxOutputTokens: 1200,
    schema: explanation,
  })
  const known = { ...ground, answered: [...(ground.answered ?? []), render(card)] }
  const clean = cleanerOf(known)
  const verdictReason = `${card.verdictReason}\n\n${clean(made.verdictReason)}`
  const tests = made.testCards.map(test => ({
    ...test,
    // A card goes onto the board as it is: it keeps no marks.
    hypothesis: withoutOwnView(clean(test.hypothesis)),
    test: withoutOwnView(clean(test.test, 'plan')),
  }))
  return {
    ...card,
    verdictReason,
    testCards: tests,
    closing: closingOf(made.closing, { mind, clean, today, confidence: card.closing.confidence }),
  }
}
