// People a founder talked to are third persons: their names stay out of what leaves the house.
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Any of them; a name ends where a letter or a figure does not go on. */
const anyOf = (names: Iterable<string>, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...names].map(escaped).join('|')})(?![\\p{L}\\p{N}])`, flags)

/** Makes a reader that leaves the names out: the whole of them however written, their parts as they are written. */
export function nameRemover(names: readonly string[]): (text: string) => string {
  const whole = [...new Set(names.map(name => name.trim()).filter(Boolean))].toSorted(
    (one, other) => other.length - one.length,
  )
  const parts = new Set(
    whole.flatMap(name => name.split(/\s+/)).filter(part => part.length > 2 && /^\p{Lu}/u.test(part)),
  )
  if (whole.length === 0) return text => text
  const anyWhole = anyOf(whole, 'giu')
  const anyPart = parts.size > 0 ? anyOf(parts, 'gu') : null
  return text => {
    const left = text.replace(anyWhole, '…')
    return anyPart ? left.replace(anyPart, '…') : left
  }
}
