import type {
  ProblemValidationResult,
  ValidationScorecard,
} from '../../../contracts/results/problem-validation.ts'
import { turnText } from '../../../venture/records/asking.ts'
import { quoted } from '../../../venture/records/voice.ts'
import { renderClosing } from '../../closing.ts'
import { cell } from '../../language/cell.ts'
import { colon } from '../../language/colon.ts'
import { voiceIn } from '../../language/voice.ts'

function renderTable({ scores, closing: { language = 'en' } }: ValidationScorecard): string {
  const { say } = voiceIn(language)
  const rows = scores.map(({ dimension, score, quote, reason }) => {
    const said = quote ? cell(quoted(quote, language)) : '–'
    return `| ${say(`line.${dimension}`)} | ${score}/5 | ${said} | ${cell(reason)} |`
  })
  const head = `| | ${say('column.score')} | ${say('column.said')} | ${say('column.why')} |`
  return [head, '|---|---|---|---|', ...rows].join('\n')
}

/** A model may end a phrase as a sentence. */
const unstopped = (words: string) => words.trim().replace(/\.+$/, '')

/** Or a sentence as a phrase. */
const stopped = (words: string) => words.trim().replace(/(?<=[\p{L}\p{N}%)\]])$/u, '.')

function renderTests({ verdict, testCards, closing: { language = 'en' } }: ValidationScorecard): string {
  const { say } = voiceIn(language)
  const tests = testCards.map(
    ({ hypothesis, test, metric, threshold }, index) =>
      `${index + 1}. **${stopped(hypothesis)}** ${stopped(test)} *${unstopped(metric)}${colon(language)} ${unstopped(threshold)}.*`,
  )
  const lead = verdict === 'NOT YET' ? say('verdict.finds', { count: tests.length }) : say('verdict.tests')
  return `**${lead}**\n\n${tests.join('\n')}`
}

function renderSums({ sums = [], closing: { language = 'en' } }: ValidationScorecard): string {
  if (sums.length === 0) return ''
  return `**${voiceIn(language).say('sums.lead')}**\n\n${sums.map(sum => `- ${sum}`).join('\n')}`
}

/** What stands first: the verdict and what code has to say about it. */
export function renderHead({ verdict, scores, before, verdictReason, closing }: ValidationScorecard): string {
  const { say } = voiceIn(closing.language ?? 'en')
  const sum = scores.reduce((all, { score }) => all + score, 0)
  const values = { name: verdict.replace(' ', '_'), sum, before: before ? `, ${before}` : '' }
  return `**${say('verdict.lead')} ${verdict}** (${say('verdict.sum', values)}). ${verdictReason}`
}

function renderScorecard(card: ValidationScorecard): string {
  return [
    renderHead(card),
    renderTests(card),
    renderTable(card),
    renderSums(card),
    renderClosing(card.closing),
    card.verdict === 'NOT YET' ? voiceIn(card.closing.language ?? 'en').say('verdict.after') : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

export function render(result: ProblemValidationResult): string {
  return result.kind === 'scorecard' ? renderScorecard(result) : turnText(result)
}
