// Removes the names of contacts from exported text, because contacts are third persons.
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Matches any of the names, unless a letter or a digit follows. */
const anyOf = (names: Iterable<string>, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...names].map(escaped).join('|')})(?![\\p{L}\\p{N}])`, flags)

/** Returns a function that removes names: full names in any letter case, parts of names only as they are written. */
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
