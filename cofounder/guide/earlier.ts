// Somebody who answers several questions at once is not asked again what stands there: the sentence is shown and
// counts on a "yes"; where no figure tells which sentence it is, "see above" takes the whole message.
import type { FactValueKind } from '../../contracts/fact-values.ts'
import { findFigures } from '../../venture/numbers/find-figures.ts'
import { countWords, splitSentences } from '../language/clean.ts'
import type { Language } from '../language/recognise.ts'
import { isOften } from './often.ts'

/** Words of the founder with the message they stand in. */
export type Told = { text: string; source: string }

/** A message of this length may hold more than the answer to one question. */
const rich = 16

/** Enough for a first message to hold an answer. */
export const isSentence = (text: string) => countWords(text) >= rich / 2

export const isRich = (text: string) => countWords(text) >= rich

/** Several sentences, or a very long one. */
export const isMuch = (text: string) =>
  isRich(text) && (splitSentences(text).length > 1 || countWords(text) >= 2 * rich)

function holds(sentence: string, kinds: readonly FactValueKind[], language: Language): boolean {
  return findFigures(sentence, language).some(figure =>
    kinds.includes('frequency') ? isOften(sentence, figure) : kinds.includes(figure.value.kind),
  )
}

/** More is a story, not an answer. */
const mostWords = 30

/** Sentences of earlier long messages with a figure of the kind that is asked for. */
export function sentencesFor(
  kinds: readonly FactValueKind[] | undefined,
  told: readonly Told[],
  language: Language,
): Told[] {
  if (!kinds?.length) return []
  const found = told
    .filter(({ text }) => isRich(text))
    .flatMap(({ text, source }) => splitSentences(text).map(sentence => ({ text: sentence, source })))
    .filter(({ text }) => countWords(text) <= mostWords && holds(text, kinds, language))
  // The same sentence may have been filed under two questions.
  return found.filter((one, at) => found.findIndex(({ text }) => text === one.text) === at)
}
