// Computes a printed calculation again, as a reader with a calculator does.

/** Returns the number in an English text such as "EUR 4.50 apiece", without units and currencies. */
const numberIn = (text: string): number => {
  const found = text.replaceAll(',', '').match(/-?\d+(?:\.\d+)?%?/)?.[0] ?? ''
  return found.endsWith('%') ? Number(found.slice(0, -1)) / 100 : Number(found)
}

/** Computes a text such as "1,800 × 50% × EUR 4.50 ÷ 3", which may contain "(a − b)". */
export function redo(sum: string): number {
  const inner = sum.match(/\(([^()]*)\)/)
  if (inner) return redo(sum.replace(inner[0], String(redo(inner[1] ?? ''))))
  const [first = '', ...less] = sum.split(' − ')
  if (less.length > 0) return less.reduce((left, part) => left - redo(part), redo(first))
  return sum
    .split(/(?= [×÷] )/)
    .reduce((found, part) => (part.startsWith(' ÷ ') ? found / numberIn(part) : found * numberIn(part)), 1)
}

/** Returns whether the calculation gives the printed number, to its last digit. */
export function redone(sum: string, shown: string): boolean {
  const value = numberIn(shown)
  const digits = shown.match(/\.(\d+)/)?.[1]?.length ?? 0
  return Math.abs(redo(sum) - value) <= 0.5 * 10 ** -digits + Math.abs(value) * 1e-9
}
