// Builds Markdown for results and prompts. Empty parts are left out.

type Parts = readonly (string | false | null | undefined)[]

export const joined = (parts: Parts, between = ' '): string => parts.filter(Boolean).join(between)

export const paragraphs = (parts: Parts): string => joined(parts, '\n\n')

export const bullets = (lines: readonly string[]): string => lines.map(line => `- ${line}`).join('\n')

export const listUnder = (lead: string, lines: readonly string[]): string =>
  lines.length > 0 ? `**${lead}**\n\n${bullets(lines)}` : ''

export function table(columns: string, rows: readonly (readonly string[])[]): string {
  const rule = columns.split('|').map(() => '---')
  return [`| ${columns} |`, `|${rule.join('|')}|`, ...rows.map(cells => `| ${cells.join(' | ')} |`)].join(
    '\n',
  )
}

/** Escapes characters that would break a table cell or become markup. */
export function cell(text: string): string {
  return text.replace(/\|/g, '/').replace(/\s+/g, ' ').trim()
}
