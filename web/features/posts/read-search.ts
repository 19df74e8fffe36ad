/** Splits the text of a search for posts into words and author. */
export function readSearch(typed: string): { words: string; author: string | null } {
  let author: string | null = null
  const words = typed.replace(/(?:^|\s)from:@?(\w+)/gi, (_whole, handle: string) => {
    author = handle.toLowerCase()
    return ' '
  })
  return { words: words.trim().replace(/\s+/g, ' '), author }
}
