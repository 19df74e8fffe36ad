import type {
  ProblemValidationResult,
  ValidationScorecard,
} from '../../../contracts/results/problem-validation.ts'
import { renderClosing } from '../../closing.ts'
import { joinTurn, quoted, renderChanges } from '../../guide/turn.ts'
import { cell } from '../../language/cell.ts'
import type { Language } from '../../language/recognise.ts'
import { texts } from './lines.ts'

const colon: Partial<Record<Language, string>> = { fr: ' :' }

function renderScorecard(card: ValidationScorecard): string {
  const { language = 'en' } = card.closing
  const say = texts[language]
  const total = card.scores.reduce((sum, score) => sum + score.score, 0)
  const rows = card.scores.map(
    ({ dimension, score, quote, reason }) =>
      `| ${say.labels[dimension]} | ${score}/5 | ${quote ? cell(quoted(quote, language)) : '–'} | ${cell(reason)} |`,
  )
  const tests = card.testCards.map(
    ({ hypothesis, test, metric, threshold }, index) =>
      `${index + 1}. **${hypothesis}** ${test} *${metric}${colon[language] ?? ':'} ${threshold}.*`,
  )
  return [
    say.steppingOut,
    renderChanges(card, language),
    `**Verdict: ${card.verdict}** (${[say.verdicts[card.verdict], `${total}/40`, card.before].filter(Boolean).join(', ')}). ${card.verdictReason}`,
    `**${card.verdict === 'NOT YET' ? say.findLead : say.testLead}**\n\n${tests.join('\n')}`,
    `| | ${say.columns.join(' | ')} |\n|---|---|---|---|\n${rows.join('\n')}`,
    renderClosing(card.closing),
    card.verdict === 'NOT YET' ? say.after : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

export function render(result: ProblemValidationResult): string {
  return result.kind === 'scorecard' ? renderScorecard(result) : joinTurn(result)
}
