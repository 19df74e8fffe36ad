import {
  type CompetitorAnalysisResult,
  type CompetitorReport,
  competitionLabels,
} from '../../../contracts/results/competitor-analysis.ts'
import { renderClosing } from '../../closing.ts'
import { cell } from '../../language/phrases.ts'

const sources = { founder: 'you', benchmark: 'atlas', web: 'web', estimate: 'estimate' } as const

function renderReport(report: CompetitorReport): string {
  const rivals = report.rivals.map(
    rival =>
      `| **${cell(rival.name)}** (${rival.kind}) | ${cell(rival.chosenFor)} | ${rival.price ? cell(rival.price) : 'not said'} | ${cell(rival.youWin)} | ${cell(rival.youLose)} | ${sources[rival.provenance]} |`,
  )
  const scores = report.scores.map(
    ({ dimension, score, reason }) => `- ${competitionLabels[dimension]}: **${score}/5**. ${reason}`,
  )
  return [
    'Stepping out of my role: this is how the field looks from the other side.',
    `| Rival | Chosen for | Price | Where you win | Where you lose | From |\n|---|---|---|---|---|---|\n${rivals.join('\n')}`,
    `**Your position.** ${report.positioning}`,
    scores.join('\n'),
    `**Where you would lose today**\n\n${report.losses.map(loss => `- ${loss}`).join('\n')}`,
    renderClosing(report.closing),
  ].join('\n\n')
}

export function render(result: CompetitorAnalysisResult): string {
  if (result.kind === 'report') return renderReport(result)
  return [result.reaction, result.question].filter(Boolean).join('\n\n')
}
