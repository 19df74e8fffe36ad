/**
 * Lowers the headings of a text, so that they are below the headings of the document around it. The highest heading
 * becomes level three.
 */
export function demoteHeadings(markdown: string): string {
  const lines = markdown.split('\n')
  let isCode = false
  const levels = lines.map(line => {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode
    return isCode ? 0 : (/^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0)
  })
  const highest = Math.min(...levels.filter(level => level > 0))
  return lines
    .map((line, index) => {
      const level = levels[index] ?? 0
      if (level === 0) return line
      return '#'.repeat(Math.min(6, level + 3 - highest)) + line.slice(level)
    })
    .join('\n')
}
