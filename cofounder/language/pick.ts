// Varied wording without chance: the same conversation always gets the same words.

/** FNV-1a: small, well spread, the same in every runtime. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

export function pick<Option>(options: readonly [Option, ...Option[]], seed: string): Option {
  return options[hash(seed) % options.length] ?? options[0]
}
