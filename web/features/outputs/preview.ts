import { historyPreviewLength } from '../../../contracts/limits.ts'

/** A Markdown text in one line, without its marks. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)[#*_`>|~]+|-{3,}/g, ' ')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Headings and remarks that stand alone would run into the sentence after them. */
function withoutHeads(markdown: string): string {
  return markdown.replace(/^(?:#{1,6} .*|_[^_\n]+_|\*[^*\n]+\*|-{3,})$/gm, '')
}

/** The first 200 characters, with an ellipsis where there is more. */
export function previewOf(markdown: string): string {
  const text = plainText(withoutHeads(markdown)) || plainText(markdown)
  return text.length > historyPreviewLength ? `${text.slice(0, historyPreviewLength)}…` : text
}
