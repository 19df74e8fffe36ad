const figure = new Intl.NumberFormat('en-US')

export type Limit = {
  count: number
  maximum: number
  /** What a shorter text is for. */
  to?: 'send' | 'post' | 'save'
}

/**
 * How far the writing has come. It says nothing until the end is in sight. A text box cuts nothing off: what was
 * pasted stays whole, and the person who wrote it chooses what to leave out.
 */
export function limitText({ count, maximum, to = 'send' }: Limit): string | null {
  if (count < maximum * 0.9) return null
  const said = `${figure.format(count)} of ${figure.format(maximum)} characters`
  return count > maximum ? `${said}: shorten it by ${figure.format(count - maximum)} to ${to}` : said
}
