/**
 * Makes an id from words. The same words give the same id on every device. The format is UUID version 8,
 * which leaves all bits free.
 */
export function idFrom(words: string): string {
  const hex = [1, 2, 3, 4].map(seed => hash(`${seed} ${words}`).toString(16).padStart(8, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The hash function FNV-1a with one more mixing step at the end. It is not for secrets. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const unit of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ unit, 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d)
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b)
  return (value ^ (value >>> 16)) >>> 0
}
