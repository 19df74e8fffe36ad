/** The plain text of a mail, made from its HTML: the visible text, with the address after each link. */
import { convert } from 'html-to-text'

export function plainText(html: string): string {
  const text = convert(html, {
    wordwrap: 72,
    // An address is never split, however long it is.
    longWordSplit: { wrapCharacters: [], forceWrapOnLimit: false },
    selectors: [
      { selector: 'h1', format: 'block', options: { trailingLineBreaks: 2 } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['', ''] } },
      // The hidden preview text.
      { selector: 'div[style*="display: none"]', format: 'skip' },
      { selector: 'img', format: 'skip' },
    ],
  })
  return `${text.trim()}\n`
}
