/** Lower case without accents, so that quick typing matches. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns whether every typed word is the beginning of a word of the command, in any order. */
export function matches(typed: string, label: string, also: string): boolean {
  const words = plain(`${label} ${also}`).split(/[\s-]+/)
  return plain(typed)
    .split(/\s+/)
    .filter(word => word !== '')
    .every(word => words.some(one => one.startsWith(word)))
}

/** The matching commands. Commands that match by their name come before commands that match by other words. */
export function matching<T extends { label: string; also: string }>(
  typed: string,
  commands: readonly T[],
): T[] {
  const all = commands.filter(({ label, also }) => matches(typed, label, also))
  const named = all.filter(({ label }) => matches(typed, label, ''))
  return [...named, ...all.filter(one => !named.includes(one))]
}
