import type {
  CompetitorAnalysisResult,
  CompetitorReport,
  Rival,
} from '../../../contracts/results/competitor-analysis.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import { turnText } from '../../../venture/records/asking.ts'
import { quoted } from '../../../venture/records/voice.ts'
import { renderClosing } from '../../closing.ts'
import { cell } from '../../language/cell.ts'
import { colon } from '../../language/colon.ts'
import { tell } from '../../language/content.ts'

const columns = ['rival', 'reason', 'price', 'fights', 'known'] as const

function renderRival(rival: Rival, language: Language): string {
  const blank = tell(language, 'rivals.unknown')
  const cells = [rival.chosenFor, rival.price, rival.fights, rival.known]
  const words = rival.words ? ` ${cell(quoted(rival.words, language))}` : ''
  return `| **${cell(rival.name)}**${words} | ${cells.map(text => (text ? cell(text) : blank)).join(' | ')} |`
}

function renderRivals({ rivals }: CompetitorReport, language: Language): string {
  const head = columns.map(column => tell(language, `rivals.column.${column}`)).join(' | ')
  const rows = rivals.map(rival => renderRival(rival, language))
  return [`| ${head} |`, '|---|---|---|---|---|', ...rows].join('\n')
}

/** The head: the main sentence, and what it was before. */
export function renderHead({ headline, before, closing: { language = 'en' } }: CompetitorReport): string {
  return [headline && `**${headline}**`, before && tell(language, 'rivals.before', { headline: before })]
    .filter(Boolean)
    .join(' ')
}

const list = (lead: string, lines: readonly string[]) =>
  lines.length > 0 && `**${lead}**\n\n${lines.map(line => `- ${line}`).join('\n')}`

function renderReport(report: CompetitorReport): string {
  const { language = 'en' } = report.closing
  const say = (key: Parameters<typeof tell>[1]) => tell(language, key)
  const line = (lead: string, text: string | null | undefined) =>
    text && `**${lead}${colon(language)}** ${text}`
  return [
    renderHead(report),
    report.explanation,
    renderRivals(report, language),
    report.sums?.join('\n\n'),
    list(say('rivals.loss.lead'), report.losses),
    line(say('rivals.better.lead'), report.positioning),
    line(say('rivals.moat.lead'), report.moat),
    list(
      say('rivals.said.lead'),
      (report.said ?? []).map(
        ({ name, words }) => `${name}${colon(language)} ${cell(quoted(words, language))}`,
      ),
    ),
    renderClosing(report.closing),
  ]
    .filter(Boolean)
    .join('\n\n')
}

export function render(result: CompetitorAnalysisResult): string {
  return result.kind === 'report' ? renderReport(result) : turnText(result)
}
