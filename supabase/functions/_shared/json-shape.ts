/** None of our requests comes near: the longest talk has a few thousand values, a dozen levels deep. */
export const jsonShape = { depth: 64, values: 50_000 }

/**
 * Whether a JSON text would become few enough objects. Checked before parsing, because a megabyte of brackets
 * becomes a hundred times as much memory, and parsing does not stop halfway.
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
