/** Founder and web text inside a table cell or a sentence: one line, no Markdown or HTML of its own. */
export function escapeCell(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|#~]/g, character => `\\${character}`)
}
