import { escapeFigures } from '../../contracts/escape-cell.ts'

/**
 * Prints a table. The first `leftTo` columns contain text and are aligned left. The other columns contain figures.
 */
export function printTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  leftTo = 1,
): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeFigures).join(' | ')} |`
  const rule = head.map((_, column) => (column < leftTo ? '---' : '---:'))
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n')
}
