/**
 * The limits of one cache. The number of characters is limited too, because the parsed form of a long text takes
 * much more memory than the text.
 */
const mostTexts = 1_000
const mostLetters = 100_000
const longest = 2_000

/**
 * Caches the parsed form of short texts, because clients often send equal texts. `read` must be a pure function.
 */
export function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  let letters = 0
  return text => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = read(text)
    if (text.length > longest) return value
    letters += text.length
    if (known.size >= mostTexts || letters > mostLetters) {
      known.clear()
      letters = text.length
    }
    known.set(text, value)
    return value
  }
}
