import { escapeCell } from '../../contracts/escape-cell.ts'

/** The first column is words, the others are figures; `leftTo` columns are words. */
export function printTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  leftTo = 1,
): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`
  const rule = head.map((_, column) => (column < leftTo ? '---' : '---:'))
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n')
}
