/** Escapes a founder's or web text for a table cell or sentence: one line, without Markdown or HTML. */
export const escapeCell = (text: string): string => escapePart(text).trim()

/** The same, but a figure stays on one line with its unit. */
export const escapeFigures = (text: string): string =>
  text.split('\u00a0').map(escapePart).join('\u00a0').trim()

const escapePart = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#~]/g, character => `\\${character}`)

/**
 * The same for a sentence that should look as it was written: brackets stay if they make no link or image.
 */
export function escapeWords(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_<|#~]|\](?=\()|!(?=\[)/g, mark => `\\${mark}`)
}
