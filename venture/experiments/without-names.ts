// Removes the names of contacts from exported text, because contacts have no account here.
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Matches any of the names as a whole word: no letter or digit directly before or after it. */
const anyOf = (names: Iterable<string>, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...names].map(escaped).join('|')})(?![\\p{L}\\p{N}])`, flags)

/**
 * Returns a function that removes names. It removes full names in any letter case. It removes parts of a name only
 * if their capital letters are the same.
 */
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
