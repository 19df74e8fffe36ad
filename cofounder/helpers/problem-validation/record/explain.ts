// A card that code made of a record, explained by a model: what it says stands beside the figures, and changes none.
import type { ValidationScorecard } from '../../../../contracts/results/problem-validation.ts'
import { cleanerOf, closingOf, tellToday } from '../../../mind/closing.ts'
import { type Ground, numbersIn } from '../../../mind/ground.ts'
import type { Mind } from '../../../mind/mind.ts'
import { ModelError } from '../../../mind/model-error.ts'
import { inTheirLanguage, userText } from '../../../mind/prompt-parts.ts'
import { explaining, explanation } from '../explaining.ts'
import { render, renderHead } from '../result.ts'

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
  return [
    `What code made of the record:\nVerdict: ${verdict}. ${verdictReason}`,
    `Scores of five: ${scores.map(({ dimension, score }) => `${dimension} ${score}`).join(', ')}.`,
    sums.length > 0 && `Sums:\n${sums.join('\n')}`,
    `To find out:\n${testCards.map(({ hypothesis, test, threshold }) => `${hypothesis} ${test} ${threshold}`).join('\n')}`,
    `Against it: ${closing.counterArgument}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Shows the verdict at once, and the rest when it is written. */
export async function explain(card: ValidationScorecard, given: Explaining): Promise<ValidationScorecard> {
  const { mind } = given
  const head = renderHead(card)
  mind.show(`${mind.shown() && '\n\n'}${head}`)
  const explained = await explainedBy(card, given)
  mind.show(render(explained).slice(head.length))
  return explained
}

async function explainedBy(
  card: ValidationScorecard,
  { mind, ground, today, about }: Explaining,
): Promise<ValidationScorecard> {
  mind.step('findingOut')
  try {
    const made = await mind.read({
      system: explaining,
      user: userText([...about, tellCard(card), `${tellToday(today)} ${inTheirLanguage}.`]),
      maxOutputTokens: 1200,
      schema: explanation,
    })
    const known = { ...ground, answered: [...(ground.answered ?? []), render(card)] }
    const clean = cleanerOf(known)
    // What a test computes the next steps may say: "4 × 150,000 = 600,000".
    const tests = made.testCards.map(test => ({
      ...test,
      hypothesis: clean(test.hypothesis),
      test: clean(test.test),
    }))
    const figures = numbersIn(tests.flatMap(test => Object.values(test)).join('\n'), mind.language).map(
      String,
    )
    const after = cleanerOf({ ...known, answered: [...known.answered, ...figures] })
    return {
      ...card,
      verdictReason: `${card.verdictReason}\n\n${clean(made.verdictReason)}`,
      testCards: tests,
      // How sure it may be is counted, not felt.
      closing: {
        ...closingOf(made.closing, { mind, clean: after, today }),
        confidence: card.closing.confidence,
      },
    }
  } catch (error) {
    if (error instanceof ModelError && error.code !== 'cancelled') return card
    throw error
  }
}
