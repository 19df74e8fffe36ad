// People a founder talked to are third persons: their names stay out of what leaves the house.
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A name ends where a letter or a figure does not go on. */
const alone = (text: string) => `(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`

/** Makes a reader that leaves the names out: the whole of them however written, their parts as they are written. */
export function nameRemover(names: readonly string[]): (text: string) => string {
  const whole = [...new Set(names.map(name => name.trim()).filter(Boolean))].toSorted(
    (one, other) => other.length - one.length,
  )
  const parts = new Set(
    whole.flatMap(name => name.split(/\s+/)).filter(part => part.length > 2 && /^\p{Lu}/u.test(part)),
  )
  if (whole.length === 0) return text => text
  const anyWhole = new RegExp(whole.map(alone).join('|'), 'giu')
  const anyPart = parts.size > 0 ? new RegExp([...parts].map(alone).join('|'), 'gu') : null
  return text => {
    const left = text.replace(anyWhole, '…')
    return anyPart ? left.replace(anyPart, '…') : left
  }
}
