// The written analysis and the founder's own assumptions, brought together.
import { printAssumptions, printFormula, printSizes } from '../../../contracts/print-sizing.ts'
import type { AnalysisParts } from '../../../contracts/results/market-research.ts'
import type { Sizing } from '../../../contracts/sizing.ts'

export function editedIds(sizing: Sizing, suggested: Sizing): string[] {
  return sizing.assumptions
    .filter(({ id, low, likely, high }) => {
      const other = suggested.assumptions.find(assumption => assumption.id === id)
      return other?.low !== low || other.likely !== likely || other.high !== high
    })
    .map(({ id }) => id)
}

/**
 * The analysis with its sizes computed anew: what is saved, copied and exported after an edit. One that was saved before
 * it came in parts has its own sizes still; the new ones follow it.
 */
export function analysisWith(
  analysis: string,
  parts: AnalysisParts | undefined,
  sizing: Sizing,
  suggested: Sizing,
): string {
  const edited = editedIds(sizing, suggested)
  if (edited.length === 0) return analysis
  const topDown = printFormula(sizing, 'top-down')
  const ratio = printFormula(sizing, 'top-down-ratio')?.split(' = ')[1]
  const size = [
    '## Market size',
    `All figures in ${sizing.currency} a year, ${sizing.geography}, ${sizing.year}, with ${edited.length} of ${sizing.assumptions.length} assumptions changed by the founder. Sentences elsewhere were written with the suggested ones.`,
    printSizes(sizing, ['tam', 'sam', 'som']),
    '### The assumptions behind it',
    printAssumptions(sizing),
    ...(topDown && ratio
      ? ['### The same market from above', `${topDown} a year. Bottom-up ÷ top-down = **${ratio}×**.`]
      : []),
  ].join('\n\n')
  const text = parts ? [parts.title, parts.opening, size, parts.rest] : [analysis, size]
  return text.join('\n\n')
}
