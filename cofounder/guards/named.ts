// Checks a model's sentence for a document: it names a source in braces, and the sources have every figure.
import { baseName, namesIn, replaceNames } from '../../venture/figures/resolve.ts'
import { type Ground, unsaidNumbers } from './ground.ts'
import { faultOf } from './guards.ts'
import { withoutMarks } from './sources.ts'

/** Checks a sentence. Null if it must be dropped. `known`: all names that exist. */
export function namedSentence(given: string, known: ReadonlySet<string>, ground: Ground): string | null {
  const sentence = withoutMarks(given)
  const names = namesIn(sentence)
  if (names.length === 0) return null
  const bases = new Set([...known].map(baseName))
  const isKnown = (name: string) => (name.endsWith(':rests') ? bases.has(baseName(name)) : known.has(name))
  if (!names.every(isKnown)) return null
  // The digits in a name are not figures.
  const words = replaceNames(sentence, () => '…')
  return faultOf(words, ground) || unsaidNumbers(words, ground).length > 0 ? null : sentence
}
