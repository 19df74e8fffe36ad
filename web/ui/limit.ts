export type Limit = {
  count: number
  maximum: number
  /** The action for which the text is too long. */
  to?: 'send' | 'post' | 'save'
}

/**
 * Formats a number. It is a function and not a constant, because the first formatter of a page takes a tenth of a
 * second on a slow phone.
 */
const figure = (value: number) => value.toLocaleString('en-US')

/**
 * Shows the length of a text when it is near the limit. No text box cuts a text: pasted text stays complete, and
 * the writer decides what to shorten.
 */
export function limitText({ count, maximum, to = 'send' }: Limit): string | null {
  if (count < maximum * 0.9) return null
  const said = `${figure(count)} of ${figure(maximum)} characters`
  return count > maximum ? `${said}: shorten it by ${figure(count - maximum)} to ${to}` : said
}
