// Extracts the text of a page for quoting, without any markup.
import { compile } from 'html-to-text'

/** A hostile page may be slow to parse, so its tags, depth and text are limited. */
const limits = { tags: 10_000, depth: 80, title: 300, text: 60_000 }

const hidden = ['script', 'style', 'noscript', 'template', 'svg', 'nav', 'footer', 'header', 'form', 'iframe']
const blocks = [
  ...['p', 'div', 'li', 'ul', 'ol', 'tr', 'td', 'th', 'table', 'section', 'article', 'blockquote'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]
const oneBreak = { leadingLineBreaks: 1, trailingLineBreaks: 1 }

const convert = compile({
  wordwrap: false,
  limits: { maxDepth: limits.depth, ellipsis: '' },
  selectors: [
    { selector: '*', format: 'inline' },
    ...blocks.map(selector => ({ selector, format: 'block', options: oneBreak })),
    ...[...hidden, 'title', 'img', 'hr'].map(selector => ({ selector, format: 'skip' })),
    { selector: 'a', format: 'inline' },
    { selector: 'br', format: 'lineBreak' },
  ],
})

/** The page up to its last allowed tag, because a parser's time grows with the square of the open tags. */
function withFewTags(html: string): string {
  let end = -1
  for (let tag = 0; tag <= limits.tags; tag++) {
    end = html.indexOf('<', end + 1)
    if (end < 0) return html
  }
  return html.slice(0, end)
}

export function htmlToText(html: string): string {
  return convert(withFewTags(html))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
    .slice(0, limits.text)
}

export function htmlTitle(html: string): string {
  const start = html.search(/<title[\s>]/i)
  const from = start < 0 ? -1 : html.indexOf('>', start)
  if (from < 0) return ''
  // Longer titles are cut, entities included.
  const inside = html.slice(from + 1, from + 1 + 10 * limits.title)
  const end = inside.search(/<\/title/i)
  return end < 0 ? '' : htmlToText(inside.slice(0, end)).replaceAll('\n', ' ').slice(0, limits.title)
}
