/** Escapes a founder's or web text for a table cell or sentence: one line, without Markdown or HTML. */
export function escapeCell(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|#~]/g, character => `\\${character}`)
}

/**
 * The same for a sentence that should look as it was written: brackets stay if they make no link or image.
 */
export function escapeWords(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_<|#~]|\](?=\()|!(?=\[)/g, mark => `\\${mark}`)
}
