/**
 * The limits are much higher than our own requests need: the longest conversation has a few thousand values and a
 * dozen levels.
 */
export const jsonShape = { depth: 64, values: 50_000 }

/**
 * Returns whether a JSON text has few enough values and levels. This must be checked before parsing, because a
 * megabyte of brackets becomes objects that take a hundred times the memory, and parsing cannot be stopped.
 */
export function isSmallJson(text: string, { depth, values } = jsonShape): boolean {
  let level = 0
  let count = 1
  for (let place = 0; place < text.length; place++) {
    const sign = text[place]
    if (sign === '"') place = endOfString(text, place)
    else if (sign === ',') count++
    else if (sign === '[' || sign === '{') {
      count++
      level++
    } else if (sign === ']' || sign === '}') level--
    if (level > depth || count > values) return false
  }
  return true
}

function endOfString(text: string, start: number): number {
  for (let place = start + 1; place < text.length; place++) {
    if (text[place] === '\\') place++
    else if (text[place] === '"') return place
  }
  return text.length
}
