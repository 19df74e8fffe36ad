import type {
  ProblemValidationResult,
  ValidationScorecard,
} from '../../../contracts/results/problem-validation.ts'
import { turnText } from '../../../venture/records/asking.ts'
import { quoted } from '../../../venture/records/voice.ts'
import { formatDay, renderClosing } from '../../closing.ts'
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

/** One test, with its threshold and its day; the other things to find out wait for what it says. */
function renderTests({ testCards, closing: { language = 'en', nextActions } }: ValidationScorecard): string {
  const { say } = voiceIn(language)
  const one = testCards.find(({ isTask }) => !isTask) ?? testCards[0]
  const last = nextActions.at(-1)
  if (!one || !last) return ''
  const { hypothesis, test, metric, threshold } = one
  const later = testCards.filter(card => card !== one).map(card => `- ${stopped(card.hypothesis)}`)
  return [
    `**${say('verdict.test', { day: formatDay(last.day, language) })}**`,
    `**${stopped(hypothesis)}** ${stopped(test)} *${unstopped(metric)}${colon(language)} ${unstopped(threshold)}.*`,
    later.length > 0 && `**${say('verdict.later')}**\n\n${later.join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
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
