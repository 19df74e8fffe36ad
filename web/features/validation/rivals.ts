// The rivals of a competitor report with the founder's edits, for the page and for saving.

import type { Edits } from '../../../contracts/result-notes.ts'
import { wordsAt } from '../../../contracts/result-notes.ts'
import { type RivalField, rivalPlace } from '../../../contracts/result-places.ts'
import {
  type CompetitorReport,
  competitorAnalysisResult,
} from '../../../contracts/results/competitor-analysis.ts'

export type { RivalField }
export const rivalFields: readonly RivalField[] = ['chosenFor', 'youWin', 'youLose']

/** The column of each field in the report's table. Fields without a column are only in the plan. */
const columnsOf = ({ headline }: CompetitorReport): Partial<Record<RivalField, number>> =>
  headline === undefined ? { chosenFor: 2, youWin: 4, youLose: 5 } : { chosenFor: 2 }

export { rivalPlace }

export function reportOf(result: unknown): CompetitorReport | null {
  const read = competitorAnalysisResult.safeParse(result).data
  return read?.kind === 'report' ? read : null
}

const inCell = (text: string) => text.replace(/\|/g, '/').replace(/\s+/g, ' ').trim()

/** Writes the founder's edits into the rows of the table. All other text stays the same. */
export function textWithRivals(text: string, report: CompetitorReport, edits: Edits): string {
  const { rivals } = report
  const columns = columnsOf(report)
  return text
    .split('\n')
    .map(line => {
      const rival = rivals.find(({ name }) => line.startsWith(`| **${inCell(name)}** `))
      if (!rival) return line
      const cells = line.split('|')
      for (const field of rivalFields) {
        const [written, column] = [rival[field] ?? '', columns[field]]
        const words = wordsAt(edits, rivalPlace(rival, field), written)
        if (column && words !== written) cells[column] = ` ${inCell(words)} `
      }
      return cells.join('|')
    })
    .join('\n')
}
