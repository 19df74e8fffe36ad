// The parts of a growing JSON object, each as soon as its value is whole.

/** Give it the pieces in order; it gives back what has become whole, under its name. */
export function keysOf() {
  let text = ''
  let at = 0
  let depth = 0
  let isString = false
  /** Where the part that is being written begins. */
  let start = -1

  const part = (end: number): [string, unknown] | null => {
    const written = text.slice(start, end).trim()
    try {
      const [entry] = Object.entries(JSON.parse(`{${written}}`) as Record<string, unknown>)
      return entry ?? null
    } catch {
      // No part: the whole answer is looked at when it is there.
      return null
    }
  }

  return {
    take(piece: string): [string, unknown][] {
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
          if (depth === 1) start = at + 1
        } else if (letter === ',' || letter === '}' || letter === ']') {
          if (depth === 1 && start >= 0) {
            const made = part(at)
            if (made) whole.push(made)
            start = at + 1
          }
          if (letter !== ',' && depth > 0) depth--
        }
      }
      return whole
    },
    restart() {
      text = ''
      at = 0
      depth = 0
      isString = false
      start = -1
    },
  }
}
