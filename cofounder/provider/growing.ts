// Reads the parts of a JSON object, or the items of one list, as soon as each is complete in the stream.

/** Takes the pieces of the stream in order, and returns the parts that have become complete. */
export function partsOf(list?: string) {
  let text = ''
  let at = 0
  let depth = 0
  /** Where the present part begins. -1 if there is none. */
  let start = -1
  let isString = false
  let isList = false

  const part = (): [string, unknown] | null => {
    const written = text.slice(start, at).trim()
    try {
      if (isList) return [list ?? '', JSON.parse(written)]
      return Object.entries<unknown>(JSON.parse(`{${written}}`))[0] ?? null
    } catch {
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
