import type {
  CompetitorAnalysisResult,
  CompetitorReport,
  Rival,
} from '../../../contracts/results/competitor-analysis.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import { turnText } from '../../../venture/records/asking.ts'
import { quoted } from '../../../venture/records/voice.ts'
import { renderClosing } from '../../closing.ts'
import { colon } from '../../language/colon.ts'
import { tell } from '../../language/content.ts'
import { cell, joined, listUnder, paragraphs, table } from '../../language/markdown.ts'

const columns = ['rival', 'reason', 'price', 'fights', 'known'] as const

function cellsOf(rival: Rival, language: Language): string[] {
  const blank = tell(language, 'rivals.unknown')
  const cells = [rival.chosenFor, rival.price, rival.fights, rival.known]
  const words = rival.words ? ` ${cell(quoted(rival.words, language))}` : ''
  return [`**${cell(rival.name)}**${words}`, ...cells.map(text => (text ? cell(text) : blank))]
}

function renderRivals({ rivals }: CompetitorReport, language: Language): string {
  const head = columns.map(column => tell(language, `rivals.column.${column}`)).join(' | ')
  // "Doing nothing" is left out if nothing is known about it.
  const isKnown = ({ kind, words, chosenFor, price, fights, youWin, youLose }: Rival) =>
    kind !== 'status quo' || [words, chosenFor, price, fights, youWin, youLose].some(Boolean)
  return table(
    head,
    rivals.filter(isKnown).map(rival => cellsOf(rival, language)),
  )
}

export function renderHead({ headline, before, closing: { language = 'en' } }: CompetitorReport): string {
  const earlier = before && tell(language, 'rivals.before', { headline: before })
  return joined([headline && `**${headline}**`, earlier])
}

function renderReport(report: CompetitorReport): string {
  const { language = 'en' } = report.closing
  const say = (key: Parameters<typeof tell>[1]) => tell(language, key)
  const line = (lead: string, text: string | null | undefined) =>
    text && `**${lead}${colon(language)}** ${text}`
  return paragraphs([
    renderHead(report),
    report.explanation,
    renderRivals(report, language),
    report.sums?.join('\n\n'),
    listUnder(say('rivals.loss.lead'), report.losses),
    line(say('rivals.better.lead'), report.positioning),
    line(say('rivals.moat.lead'), report.moat),
    listUnder(
      say('rivals.said.lead'),
      (report.said ?? []).map(
        ({ name, words }) => `${name}${colon(language)} ${cell(quoted(words, language))}`,
      ),
    ),
    renderClosing(report.closing),
  ])
}

export function render(result: CompetitorAnalysisResult): string {
  return result.kind === 'report' ? renderReport(result) : turnText(result)
}
