// The written analysis and the founder's own assumptions, brought together.
import { printAssumptions, printFormula, printSizes } from '../../../contracts/print-sizing.ts'
import type { Sizing } from '../../../contracts/sizing.ts'

const heading = '## Market size'

/** The text around the section on market size, which the page draws itself. */
export function splitAnalysis(analysis: string): { before: string; size: string; after: string } {
  const start = analysis.indexOf(`${heading}\n`)
  if (start < 0) return { before: analysis, size: '', after: '' }
  const next = analysis.indexOf('\n## ', start + heading.length)
  const end = next < 0 ? analysis.length : next
  return {
    before: analysis.slice(0, start).trim(),
    size: analysis.slice(start, end).trim(),
    after: analysis.slice(end).trim(),
  }
}

export function editedIds(sizing: Sizing, suggested: Sizing): string[] {
  return sizing.assumptions
    .filter(({ id, low, likely, high }) => {
      const other = suggested.assumptions.find(assumption => assumption.id === id)
      return other?.low !== low || other.likely !== likely || other.high !== high
    })
    .map(({ id }) => id)
}

/** The analysis with its sizes computed anew: what is saved, copied and exported after an edit. */
export function analysisWith(analysis: string, sizing: Sizing, suggested: Sizing): string {
  const edited = editedIds(sizing, suggested)
  if (edited.length === 0) return analysis
  const { before, after } = splitAnalysis(analysis)
  const topDown = printFormula(sizing, 'top-down')
  const ratio = printFormula(sizing, 'top-down-ratio')?.split(' = ')[1]
  const size = [
    heading,
    `All figures in ${sizing.currency} a year, ${sizing.geography}, ${sizing.year}, with ${edited.length} of ${sizing.assumptions.length} assumptions changed by the founder. Sentences elsewhere were written with the suggested ones.`,
    printSizes(sizing, ['tam', 'sam', 'som']),
    '### The assumptions behind it',
    printAssumptions(sizing),
    ...(topDown && ratio
      ? ['### The same market from above', `${topDown} a year. Bottom-up ÷ top-down = **${ratio}×**.`]
      : []),
  ].join('\n\n')
  return [before, size, after].filter(Boolean).join('\n\n')
}
