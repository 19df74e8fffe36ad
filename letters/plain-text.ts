/** The plain part of a mail, read off its HTML: what a person sees, with the address behind each link. */
import { convert } from 'html-to-text'

export function plainText(html: string): string {
  const text = convert(html, {
    wordwrap: 72,
    // An address is one piece, however long.
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
