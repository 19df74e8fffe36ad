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

/** The first 200 characters, with an ellipsis where there is more. */
export function previewOf(markdown: string): string {
  const text = plainText(markdown)
  return text.length > historyPreviewLength ? `${text.slice(0, historyPreviewLength)}…` : text
}
