/**
 * The maximum number of nested levels. No normal request needs more. Writing deeper values would exhaust the stack.
 */
const deepest = 200

/**
 * Returns the parsed value. Returns undefined if the text is not JSON or is nested too deep, because undefined is
 * never a JSON value.
 */
export function parseJson(text: string): unknown {
  try {
    return isTooDeep(text) ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (isQuoted) {
      if (code === 92) index += 1
      else if (code === 34) isQuoted = false
    } else if (code === 34) isQuoted = true
    else if (code === 91 || code === 123) {
      depth += 1
      if (depth > deepest) return true
    } else if (code === 93 || code === 125) depth -= 1
  }
  return false
}
