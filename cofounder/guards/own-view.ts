// How a figure without a source is called where it is read: the model's own view. It stays so: what a later answer or
// another helper makes of it must not take it for given.
import { noSourceWords, ownViewMark, ownViewWords } from '../../contracts/own-view.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { type Quantity, quantitiesOf } from './quantities.ts'

/** Before the stop of the sentence, or in the last cell of a row. */
export function calledOwn(sentence: string, figures: readonly string[], language: Language): string {
  const [, words = '', end = ''] = /^(.*?)((?:[.!?…:]["”“»)*_]*)?\s*\|?\s*)$/s.exec(sentence) ?? []
  const name = ownViewWords[language]
  const mark = figures.length > 0 ? `${name} ${figures.join('; ')}` : name.replace(/\s?:$/, '')
  return `${words} (${mark})${end}`
}

/** Where a saved talk names its speaker: "**Co-founder**" alone on a line. */
const speaker = /^\*\*[^*\n]+\*\*\s*$/gm

/** Without the answers that name no source; what others say before and after them stays. */
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

/** The figures of a text but those that it calls its own view; of an answer without a source none. */
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
