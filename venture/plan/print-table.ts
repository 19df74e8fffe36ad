import { escapeFigures } from '../../contracts/escape-cell.ts'

/** Prints a table. The first column holds words, the others figures; columns listed in `leftTo` also hold words. */
export function printTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  leftTo = 1,
): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeFigures).join(' | ')} |`
  const rule = head.map((_, column) => (column < leftTo ? '---' : '---:'))
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n')
}
