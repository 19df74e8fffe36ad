import {
  type ProblemValidationResult,
  type ValidationScorecard,
  validationLabels,
} from '../../../contracts/results/problem-validation.ts'
import { renderClosing } from '../../closing.ts'
import { cell, quote } from '../../language/phrases.ts'

function renderScorecard(card: ValidationScorecard): string {
  const total = card.scores.reduce((sum, score) => sum + score.score, 0)
  const rows = card.scores.map(
    ({ dimension, score, quote: words, reason }) =>
      `| ${validationLabels[dimension]} | ${score}/5 | ${words ? cell(quote(words)) : '–'} | ${cell(reason)} |`,
  )
  const tests = card.testCards.map(
    (test, index) =>
      `${index + 1}. **We believe** ${test.hypothesis} **Test:** ${test.test} **Metric:** ${test.metric}. **Right if:** ${test.threshold}.`,
  )
  return [
    'I step out of the customer’s shoes now. This is what I would tell a friend.',
    `**Verdict: ${card.verdict}** (${total}/40). ${card.verdictReason}`,
    `| | Score | You said | Why |\n|---|---|---|---|\n${rows.join('\n')}`,
    `**Test cards**\n\n${tests.join('\n')}`,
    renderClosing(card.closing),
  ].join('\n\n')
}

export function render(result: ProblemValidationResult): string {
  if (result.kind === 'scorecard') return renderScorecard(result)
  return [result.reaction, result.question].filter(Boolean).join('\n\n')
}
