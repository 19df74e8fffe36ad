import type {
  CompetitorAnalysisResult,
  CompetitorReport,
  Rival,
} from '../../../contracts/results/competitor-analysis.ts'
import { renderClosing } from '../../closing.ts'
import { joinTurn, quoted, renderChanges } from '../../guide/turn.ts'
import { cell } from '../../language/cell.ts'
import { colon } from '../../language/colon.ts'
import type { Language } from '../../language/recognise.ts'
import { leftOutNotes } from '../../mind/notes.ts'
import { texts } from './lines.ts'

export const renderRivalsHead = (language: Language) =>
  `| ${texts[language].columns.join(' | ')} |\n|---|---|---|---|---|---|`

export function renderRival(rival: Rival, language: Language): string {
  const say = texts[language]
  return `| **${cell(rival.name)}** (${say.kinds[rival.kind]}) | ${cell(rival.chosenFor)} | ${rival.price ? cell(rival.price) : say.notSaid} | ${cell(rival.youWin)} | ${cell(rival.youLose)} | ${rival.provenance === 'founder' ? say.they : say.origins[rival.provenance]} |`
}

export function renderReportRest(report: CompetitorReport): string {
  const { language = 'en' } = report.closing
  const say = texts[language]
  const answers = report.scores.map(
    ({ dimension, score, quote, reason }) =>
      `- ${say.labels[dimension]}${colon(language)} ${score === null ? '' : `**${score}/5**. `}${reason}${quote ? ` ${cell(quoted(quote, language))}` : ''}`,
  )
  const lowered = report.lowered?.map(dimension => say.labels[dimension]).join(', ')
  return [
    ...(report.leftOut ? [leftOutNotes[language].rival] : []),
    `**${say.position}** ${report.positioning}`,
    ...(report.prices ? [`**${say.prices}** ${report.prices}`] : []),
    `**${say.lossesLead}**\n\n${report.losses.map(loss => `- ${loss}`).join('\n')}`,
    `**${say.answersLead}**\n\n${answers.join('\n')}`,
    ...(lowered ? [say.lowered(lowered)] : []),
    renderClosing(report.closing),
  ].join('\n\n')
}

function renderReport(report: CompetitorReport): string {
  const { language = 'en' } = report.closing
  const rivals = report.rivals.map(rival => renderRival(rival, language))
  return [
    texts[language].steppingOut,
    renderChanges(report, language),
    [renderRivalsHead(language), ...rivals].join('\n'),
    renderReportRest(report),
  ]
    .filter(Boolean)
    .join('\n\n')
}

export function render(result: CompetitorAnalysisResult): string {
  return result.kind === 'report' ? renderReport(result) : joinTurn(result)
}
