import { findQuantities } from '../../language/quantities.ts'

/** Numbers in a text that its source does not contain, written as digits or as words. */
export function inventedNumbers(text: string, source: string): string[] {
  const given = new Set(findQuantities(source).map(quantity => quantity.value))
  return findQuantities(text)
    .filter(quantity => !given.has(quantity.value))
    .map(quantity => quantity.text)
}
