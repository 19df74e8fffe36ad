import type {
  ProblemValidationResult,
  ValidationScorecard,
} from '../../../contracts/results/problem-validation.ts'
import { renderClosing } from '../../closing.ts'
import { joinTurn, quoted, renderChanges } from '../../guide/turn.ts'
import { cell } from '../../language/cell.ts'
import { tell } from '../../language/content.ts'
import type { Language } from '../../language/recognise.ts'
import { texts } from './lines.ts'
import { scoringTexts } from './texts/scoring.ts'

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

/** A model may end a phrase as a sentence. */
const unstopped = (words: string) => words.trim().replace(/\.+$/, '')

/** Or a sentence as a phrase. */
const stopped = (words: string) => words.trim().replace(/(?<=[\p{L}\p{N}%)\]])$/u, '.')

export function renderTests({
  verdict,
  testCards,
  closing: { language = 'en' },
}: ValidationScorecard): string {
  const say = texts[language]
  const tests = testCards.map(
    ({ hypothesis, test, metric, threshold }, index) =>
      `${index + 1}. **${stopped(hypothesis)}** ${stopped(test)} *${unstopped(metric)}${colon[language] ?? ':'} ${unstopped(threshold)}.*`,
  )
  const find = tests.length === 3 ? say.findLead : say.findSome
  return `**${verdict === 'NOT YET' ? find : say.testLead}**\n\n${tests.join('\n')}`
}

/** Two statements side by side, and the question which one holds. */
export function renderOpposed(
  opposed: NonNullable<ValidationScorecard['contradictions']>,
  language: Language,
): string {
  const line = (statement: string) => `- ${statement.replace(/\s+/g, ' ').trim()}`
  return opposed
    .map(({ one, other }) => `**${scoringTexts[language].opposed}**\n\n${line(one)}\n${line(other)}`)
    .join('\n\n')
}

/** Which lines nothing that was said carries. */
export function renderOpen({ scores, closing: { language = 'en' } }: ValidationScorecard): string {
  const open = scores.filter(({ quote }) => quote === null).map(it => texts[language].labels[it.dimension])
  return open.length ? scoringTexts[language].open(open.join(', ')) : ''
}

function renderSums({ sums = [], closing: { language = 'en' } }: ValidationScorecard): string {
  if (sums.length === 0) return ''
  return `**${tell(language, 'sums.lead')}**\n\n${sums.map(sum => `- ${sum}`).join('\n')}`
}

/** What stands first: the verdict and what code has to say about it. */
export function renderHead(card: ValidationScorecard): string {
  const { language = 'en' } = card.closing
  return [card.isTold ? '' : texts[language].steppingOut, renderChanges(card, language), renderVerdict(card)]
    .filter(Boolean)
    .join('\n\n')
}

function renderScorecard(card: ValidationScorecard): string {
  const { language = 'en' } = card.closing
  const say = texts[language]
  const rows = card.scores.map(score => renderRow(score, language))
  return [
    renderHead(card),
    renderOpposed(card.contradictions ?? [], language),
    renderTests(card),
    `${renderRowHead(language)}\n${rows.join('\n')}`,
    renderSums(card),
    renderClosing(card.closing),
    card.verdict === 'NOT YET' ? say.after : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

export function render(result: ProblemValidationResult): string {
  return result.kind === 'scorecard' ? renderScorecard(result) : joinTurn(result)
}
