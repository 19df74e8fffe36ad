/**
 * Escapes a text of a founder or a web page for a table cell or a sentence: one line, without Markdown or HTML.
 */
export const escapeCell = (text: string): string => escapePart(text).trim()

/** Like `escapeCell`, but keeps the non-breaking space between a figure and its unit. */
export const escapeFigures = (text: string): string =>
  text.split('\u00a0').map(escapePart).join('\u00a0').trim()

const escapePart = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#~]/g, character => `\\${character}`)

/**
 * Like `escapeCell`, but keeps brackets that form no link or image, so that the sentence looks as it was written.
 */
export function escapeWords(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_<|#~]|\](?=\()|!(?=\[)/g, mark => `\\${mark}`)
}
