/** Founder and web text inside a table cell or a sentence: one line, no Markdown or HTML of its own. */
export function escapeCell(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|#~]/g, character => `\\${character}`)
}

/** The same for a sentence that is to be read as it was written: brackets stay where they make no link and no image. */
export function escapeWords(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_<|#~]|\](?=\()|!(?=\[)/g, mark => `\\${mark}`)
}
