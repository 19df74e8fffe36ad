// The rivals of a competitor report with the founder's own words, as they are shown and as they are saved.

import type { Edits } from '../../../contracts/result-notes.ts'
import { wordsAt } from '../../../contracts/result-notes.ts'
import { type RivalField, rivalPlace } from '../../../contracts/result-places.ts'
import {
  type CompetitorReport,
  competitorAnalysisResult,
} from '../../../contracts/results/competitor-analysis.ts'

/** What of a rival's line is a sentence, with its column in the written table. */
export const rivalColumns = { chosenFor: 2, youWin: 4, youLose: 5 } as const
export type { RivalField }
export const rivalFields = Object.keys(rivalColumns) as RivalField[]

export { rivalPlace }

export function reportOf(result: unknown): CompetitorReport | null {
  const read = competitorAnalysisResult.safeParse(result).data
  return read?.kind === 'report' ? read : null
}

const inCell = (text: string) => text.replace(/\|/g, '/').replace(/\s+/g, ' ').trim()

/** The table's rows with the founder's words; all else as it was written. */
export function textWithRivals(text: string, { rivals }: CompetitorReport, edits: Edits): string {
  return text
    .split('\n')
    .map(line => {
      const rival = rivals.find(({ name }) => line.startsWith(`| **${inCell(name)}** (`))
      if (!rival) return line
      const cells = line.split('|')
      for (const field of rivalFields) {
        const words = wordsAt(edits, rivalPlace(rival, field), rival[field])
        if (words !== rival[field]) cells[rivalColumns[field]] = ` ${inCell(words)} `
      }
      return cells.join('|')
    })
    .join('\n')
}
