// Checks a model's sentence for a document, in which sources are names in braces. It is kept if it names a source,
// all names are known, and the sources contain every figure.
import { baseName, namesIn, replaceNames } from '../../venture/figures/resolve.ts'
import { type Ground, unsaidNumbers } from './ground.ts'
import { faultOf } from './guards.ts'
import { withoutMarks } from './sources.ts'

/** Null: the sentence is dropped. `known`: all valid names. */
export function namedSentence(given: string, known: ReadonlySet<string>, ground: Ground): string | null {
  const sentence = withoutMarks(given)
  const names = namesIn(sentence)
  if (names.length === 0) return null
  const bases = new Set([...known].map(baseName))
  const isKnown = (name: string) => (name.endsWith(':rests') ? bases.has(baseName(name)) : known.has(name))
  if (!names.every(isKnown)) return null
  // Digits inside a name are no figure.
  const words = replaceNames(sentence, () => '…')
  return faultOf(words, ground) || unsaidNumbers(words, ground).length > 0 ? null : sentence
}
