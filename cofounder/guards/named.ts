// Checks a model's sentence for a document, in which source names are in braces. The sentence must name a
// source, all names must be known, and the sources must contain every figure.
import { baseName, namesIn, replaceNames } from '../../venture/figures/resolve.ts'
import { type Ground, unsaidNumbers } from './ground.ts'
import { faultOf } from './guards.ts'
import { withoutMarks } from './sources.ts'

/** Null if the sentence is dropped. `known`: all valid names. */
export function namedSentence(given: string, known: ReadonlySet<string>, ground: Ground): string | null {
  const sentence = withoutMarks(given)
  const names = namesIn(sentence)
  if (names.length === 0) return null
  const bases = new Set([...known].map(baseName))
  const isKnown = (name: string) => (name.endsWith(':rests') ? bases.has(baseName(name)) : known.has(name))
  if (!names.every(isKnown)) return null
  // Digits in a name are no figure.
  const words = replaceNames(sentence, () => '…')
  return faultOf(words, ground) || unsaidNumbers(words, ground).length > 0 ? null : sentence
}
