// Marks a figure without a source as the model's own view. The mark stays when the text is used later.
import {
  noSourceWords,
  ownClaim,
  ownViewMark,
  ownViewWords,
  spacedOwnView,
} from '../../contracts/own-view.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { splitSentences } from '../language/clean.ts'
import { type Quantity, quantitiesOf } from './quantities.ts'

export function calledOwn(
  sentence: string,
  figures: readonly string[],
  language: Language,
  names: Readonly<Record<Language, string>> = ownViewWords,
): string {
  const [, words = '', end = ''] = /^(.*?)((?:[.!?…:]["”“»)*_]*)?\s*\|?\s*)$/s.exec(sentence) ?? []
  const name = names[language]
  const mark = figures.length > 0 ? `${name} ${figures.join('; ')}` : name.replace(/\s?:$/, '')
  return `${words} (${mark})${end}`
}

/** Shortens a text to `most` characters without its marks. No mark is cut, and a kept figure keeps its mark. */
export function shortened(text: string, most: number): string {
  let kept = ''
  let [at, room] = [0, most]
  for (const found of [...text.matchAll(spacedOwnView), null]) {
    const words = text.slice(at, found?.index)
    const mark = found?.[0] ?? ''
    if (words.length > room) {
      const last = words.slice(0, Math.max(0, room - 1)).trimEnd()
      return `${kept}${last}…${last && mark}`
    }
    kept += words + mark
    room -= words.length
    at += words.length + mark.length
  }
  return kept
}

/** Matches the line with the speaker's name in a saved conversation: "**Co-founder**". */
const speaker = /^\*\*[^*\n]+\*\*\s*$/gm

function sourcedPart(text: string): string {
  const parts = Object.values(noSourceWords).reduce(
    (left, note) => left.flatMap(part => part.split(note)),
    [text],
  )
  return parts
    .map((part, at) =>
      at === parts.length - 1 ? part : part.slice(0, [...part.matchAll(speaker)].at(-1)?.index ?? 0),
    )
    .join('\n\n')
}

/** The sentences of a text without a mark. Only they are evidence. */
export const sourcedSentences = (text: string): string =>
  splitSentences(text.replace(ownClaim, ''))
    .filter(sentence => sentence.search(ownViewMark) < 0)
    .join(' ')

/** The figures that have no own-view mark. An answer that cites no source is left out completely. */
export function givenIn(
  whole: string,
  language: Language,
  read = (text: string) => quantitiesOf(text, language),
): Quantity[] {
  const text = sourcedPart(whole)
  const own = new Set(
    [...text.matchAll(ownViewMark)].flatMap(([, figures = '']) =>
      figures.split('; ').flatMap(figure => quantitiesOf(figure, language).flatMap(({ numbers }) => numbers)),
    ),
  )
  return read(text).filter(({ numbers }) => !numbers.some(number => own.has(number)))
}
