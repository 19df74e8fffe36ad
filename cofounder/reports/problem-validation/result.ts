import type {
  ProblemValidationResult,
  ValidationScorecard,
} from '../../../contracts/results/problem-validation.ts'
import { turnText } from '../../../venture/records/asking.ts'
import { quoted } from '../../../venture/records/voice.ts'
import { measured, renderClosing } from '../../closing.ts'
import { bullets, cell, listUnder, paragraphs, table } from '../../language/markdown.ts'
import { voiceIn } from '../../language/voice.ts'

/** Adds a full stop, because a model may write a phrase without one. */
const stopped = (words: string) => words.trim().replace(/(?<=[\p{L}\p{N}%)\]])$/u, '.')

function renderTable({ scores, closing: { language = 'en' } }: ValidationScorecard): string {
  const { say } = voiceIn(language)
  const rows = scores.map(({ dimension, score, quote, reason }) => {
    const said = quote ? cell(quoted(quote, language)) : '–'
    return [say(`line.${dimension}`), `${score}/5`, said, cell(reason)]
  })
  return table(`| ${say('column.score')} | ${say('column.said')} | ${say('column.why')}`, rows)
}

function renderTests({ testCards, closing: { language = 'en', nextActions } }: ValidationScorecard): string {
  const isAction = (test: string) => nextActions.some(({ action }) => action === test)
  const own = testCards.filter(({ test }) => !isAction(test))
  return bullets(
    own.map(card => `**${stopped(card.hypothesis)}** ${stopped(card.test)} ${measured(card, language)}`),
  )
}

export function renderHead({ verdict, scores, before, verdictReason, closing }: ValidationScorecard): string {
  const { say } = voiceIn(closing.language ?? 'en')
  const sum = scores.reduce((all, { score }) => all + score, 0)
  const values = { name: verdict.replace(' ', '_'), sum, before: before ? `, ${before}` : '' }
  return `**${say('verdict.lead')} ${verdict}** (${say('verdict.sum', values)}). ${verdictReason}`
}

function renderScorecard(card: ValidationScorecard): string {
  return paragraphs([
    renderHead(card),
    renderTable(card),
    renderTests(card),
    listUnder(voiceIn(card.closing.language ?? 'en').say('sums.lead'), card.sums ?? []),
    // A task to write something down has no measure, so it is not printed as a test.
    renderClosing(card.closing, { tests: card.testCards.filter(({ isTask }) => !isTask) }),
  ])
}

export function render(result: ProblemValidationResult): string {
  return result.kind === 'scorecard' ? renderScorecard(result) : turnText(result)
}
