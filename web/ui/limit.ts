export type Limit = {
  count: number
  maximum: number
  /** The action that needs a shorter text. */
  to?: 'send' | 'post' | 'save'
}

/** The first formatter of a page takes a slow phone a tenth of a second, so it is made only when needed. */
const figure = (value: number) => value.toLocaleString('en-US')

/**
 * Says how long a text is, but only near the limit. A text box cuts nothing: pasted text stays whole, and the
 * writer decides what to leave out.
 */
export function limitText({ count, maximum, to = 'send' }: Limit): string | null {
  if (count < maximum * 0.9) return null
  const said = `${figure(count)} of ${figure(maximum)} characters`
  return count > maximum ? `${said}: shorten it by ${figure(count - maximum)} to ${to}` : said
}
