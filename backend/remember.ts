/** Caches the parsed form of short texts, because clients often send the same ones. Parsing must be pure. */
export function remembering<T>(read: (text: string) => T, most = 1_000): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = read(text)
    if (text.length > 2_000) return value
    if (known.size >= most) known.clear()
    known.set(text, value)
    return value
  }
}
