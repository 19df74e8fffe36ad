export type Limit = {
  count: number
  maximum: number
  /** What a shorter text is for. */
  to?: 'send' | 'post' | 'save'
}

/** The first formatter of a page takes a slow phone a tenth of a second: it is not made before it is needed. */
const figure = (value: number) => value.toLocaleString('en-US')

/**
 * How far the writing has come. It says nothing until the end is in sight. A text box cuts nothing off: what was
 * pasted stays whole, and the person who wrote it chooses what to leave out.
 */
export function limitText({ count, maximum, to = 'send' }: Limit): string | null {
  if (count < maximum * 0.9) return null
  const said = `${figure(count)} of ${figure(maximum)} characters`
  return count > maximum ? `${said}: shorten it by ${figure(count - maximum)} to ${to}` : said
}
