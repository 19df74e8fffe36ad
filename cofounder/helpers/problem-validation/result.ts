import type {
  ProblemValidationResult,
  ValidationScorecard,
} from '../../../contracts/results/problem-validation.ts'
import { renderClosing } from '../../closing.ts'
import { joinTurn, quoted, renderChanges } from '../../guide/turn.ts'
import { cell } from '../../language/cell.ts'
import type { Language } from '../../language/recognise.ts'
import { texts } from './lines.ts'

const colon: Partial<Record<Language, string>> = { fr: ' :' }

export const renderRowHead = (language: Language) =>
  `| | ${texts[language].columns.join(' | ')} |\n|---|---|---|---|`

export function renderRow(
  { dimension, score, quote, reason }: ValidationScorecard['scores'][number],
  language: Language,
): string {
  const said = quote ? cell(quoted(quote, language)) : '–'
  return `| ${texts[language].labels[dimension]} | ${score}/5 | ${said} | ${cell(reason)} |`
}

export function renderVerdict({
  verdict,
  scores,
  before,
  verdictReason,
  closing,
}: ValidationScorecard): string {
  const total = scores.reduce((sum, { score }) => sum + score, 0)
  const say = texts[closing.language ?? 'en']
  const named = say.verdicts[verdict]
  return `**${say.verdict} ${verdict}** (${[named, `${total}/40`, before].filter(Boolean).join(', ')}). ${verdictReason}`
}

export function renderTests({
  verdict,
  testCards,
  closing: { language = 'en' },
}: ValidationScorecard): string {
  const say = texts[language]
  const tests = testCards.map(
    ({ hypothesis, test, metric, threshold }, index) =>
      `${index + 1}. **${hypothesis}** ${test} *${metric}${colon[language] ?? ':'} ${threshold}.*`,
  )
  const find = tests.length === 3 ? say.findLead : say.findSome
  return `**${verdict === 'NOT YET' ? find : say.testLead}**\n\n${tests.join('\n')}`
}

function renderScorecard(card: ValidationScorecard): string {
  const { language = 'en' } = card.closing
  const say = texts[language]
  const rows = card.scores.map(score => renderRow(score, language))
  return [
    say.steppingOut,
    renderChanges(card, language),
    renderVerdict(card),
    renderTests(card),
    `${renderRowHead(language)}\n${rows.join('\n')}`,
    renderClosing(card.closing),
    card.verdict === 'NOT YET' ? say.after : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

export function render(result: ProblemValidationResult): string {
  return result.kind === 'scorecard' ? renderScorecard(result) : joinTurn(result)
}
