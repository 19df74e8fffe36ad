import { historyPreviewLength } from '../../../contracts/limits.ts'

/** Makes one line of text from Markdown, without its markup. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)[#*_`>|~]+|-{3,}/g, ' ')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Removes headings and notes. In a single line they would look like part of the next sentence. */
function withoutHeads(markdown: string): string {
  return markdown.replace(/^(?:#{1,6} .*|_[^_\n]+_|\*[^*\n]+\*|-{3,})$/gm, '')
}

/** The first 200 characters, with an ellipsis if there are more. */
export function previewOf(markdown: string): string {
  const text = plainText(withoutHeads(markdown)) || plainText(markdown)
  return text.length > historyPreviewLength ? `${text.slice(0, historyPreviewLength)}…` : text
}
