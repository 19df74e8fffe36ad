/** Makes the plain text of a mail from its HTML: the visible text, with the URL after each link. */
import { convert } from 'html-to-text'

export function plainText(html: string): string {
  const text = convert(html, {
    wordwrap: 72,
    // A long URL is never split.
    longWordSplit: { wrapCharacters: [], forceWrapOnLimit: false },
    selectors: [
      { selector: 'h1', format: 'block', options: { trailingLineBreaks: 2 } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['', ''] } },
      // The preview text is hidden in the mail, so it is left out here too.
      { selector: 'div[style*="display: none"]', format: 'skip' },
      { selector: 'img', format: 'skip' },
    ],
  })
  return `${text.trim()}\n`
}
