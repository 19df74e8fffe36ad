// Reads the parts of a streamed JSON object. Each part, or each item of a list, is returned when it is complete.

/** The returned function takes the pieces in order. It returns the parts that are complete now, by name. */
export function partsOf(list?: string) {
  let text = ''
  let at = 0
  let depth = 0
  /** The position at which the current part begins. */
  let start = -1
  let isString = false
  let isList = false

  const part = (): [string, unknown] | null => {
    const written = text.slice(start, at).trim()
    try {
      if (isList) return [list ?? '', JSON.parse(written)]
      return Object.entries<unknown>(JSON.parse(`{${written}}`))[0] ?? null
    } catch {
      // This text is no part. The complete answer is parsed later.
      return null
    }
  }

  return (piece: string): [string, unknown][] => {
    text += piece
    const whole: [string, unknown][] = []
    for (; at < text.length; at++) {
      const letter = text[at]
      if (isString) {
        if (letter === '\\') at++
        else if (letter === '"') isString = false
      } else if (letter === '"' && depth > 0) isString = true
      else if (letter === '{' || letter === '[') {
        depth++
        const opensList = depth === 2 && text.slice(start, at).replace(/\s/g, '') === `"${list}":`
        isList ||= opensList
        if (depth === 1 || opensList) start = at + 1
      } else if (letter === ',' || letter === '}' || letter === ']') {
        const isWhole = depth === (isList ? 2 : 1) && start >= 0
        const made = isWhole && part()
        if (made) whole.push(made)
        if (isWhole) start = at + 1
        if (letter === ',') continue
        if (isWhole) isList = false
        if (depth > 0) depth--
      }
    }
    return whole
  }
}
