// Extracts the text of a page without markup, so that it can be quoted.
import { compile } from 'html-to-text'

/** Limits for tags, depth and text. A hostile page could make parsing slow. */
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

/**
 * Cuts the page after the allowed number of tags. With many open tags, the time of a parser grows with the square
 * of their number.
 */
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
  // The title is cut before parsing. This limit is ten times higher, because an entity such as &amp; is longer than
  // its character.
  const inside = html.slice(from + 1, from + 1 + 10 * limits.title)
  const end = inside.search(/<\/title/i)
  return end < 0 ? '' : htmlToText(inside.slice(0, end)).replaceAll('\n', ' ').slice(0, limits.title)
}
