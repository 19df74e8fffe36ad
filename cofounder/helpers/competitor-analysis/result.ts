import type {
  CompetitorAnalysisResult,
  CompetitorReport,
} from '../../../contracts/results/competitor-analysis.ts'
import { renderClosing } from '../../closing.ts'
import { joinTurn, quoted, renderChanges } from '../../guide/turn.ts'
import { cell } from '../../language/cell.ts'
import { texts } from './lines.ts'

const sources = { benchmark: 'atlas', web: 'web', estimate: 'estimate' } as const

function renderReport(report: CompetitorReport): string {
  const { language = 'en' } = report.closing
  const say = texts[language]
  const rivals = report.rivals.map(
    rival =>
      `| **${cell(rival.name)}** (${say.kinds[rival.kind]}) | ${cell(rival.chosenFor)} | ${rival.price ? cell(rival.price) : say.notSaid} | ${cell(rival.youWin)} | ${cell(rival.youLose)} | ${rival.provenance === 'founder' ? say.they : sources[rival.provenance]} |`,
  )
  const answers = report.scores.map(
    ({ dimension, score, quote, reason }) =>
      `- ${say.labels[dimension]}: **${score}/5**. ${reason}${quote ? ` ${cell(quoted(quote, language))}` : ''}`,
  )
  return [
    say.steppingOut,
    renderChanges(report, language),
    `| ${say.columns.join(' | ')} |\n|---|---|---|---|---|---|\n${rivals.join('\n')}`,
    `**${say.position}** ${report.positioning}`,
    `**${say.lossesLead}**\n\n${report.losses.map(loss => `- ${loss}`).join('\n')}`,
    `**${say.answersLead}**\n\n${answers.join('\n')}`,
    renderClosing(report.closing),
  ]
    .filter(Boolean)
    .join('\n\n')
}

export function render(result: CompetitorAnalysisResult): string {
  return result.kind === 'report' ? renderReport(result) : joinTurn(result)
}
