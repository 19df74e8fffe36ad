// Reads the parts of a JSON object, and the items of its lists, as soon as each is complete in the stream.

function readJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}

/** Takes the pieces of the stream in order. Returns parts ("lines") and items of lists ("lines.0") that are complete. */
export function partsOf() {
  let text = ''
  let at = 0
  let depth = 0
  let isString = false
  /** Where the present part begins. -1 if there is none. */
  let start = -1
  /** The list in the present part, and where its present item begins. */
  let list: { name: string; start: number; count: number } | null = null

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
        if (depth === 1) start = at + 1
        const name = depth === 2 && letter === '[' && readJson(text.slice(start, at).replace(/:\s*$/, ''))
        if (typeof name === 'string') list = { name, start: at + 1, count: 0 }
      } else if (letter === ',' || letter === '}' || letter === ']') {
        if (depth === 2 && list) {
          const item = readJson(text.slice(list.start, at))
          if (item !== undefined) whole.push([`${list.name}.${list.count++}`, item])
          list.start = at + 1
        }
        if (depth === 1 && start >= 0) {
          whole.push(...Object.entries(readJson(`{${text.slice(start, at)}}`) ?? {}))
          start = at + 1
        }
        if (letter === ',') continue
        if (depth === 2) list = null
        if (depth > 0) depth--
      }
    }
    return whole
  }
}
