// A figure that code could not get from given ones is called unchecked where it is read. It stays so: what a later answer
// or another helper makes of it must not take it for given.
import { findFigures } from '../../venture/numbers/find-figures.ts'
import type { InLanguages, Language } from '../language/recognise.ts'
import { numbersOf } from './arithmetic.ts'

const word: InLanguages<string> = {
  en: 'unchecked:',
  de: 'ungeprüft:',
  es: 'sin comprobar:',
  fr: 'non vérifié :',
  pt: 'não verificado:',
}

/** Behind the sentence, or in the last cell of a row. */
export function calledUnchecked(sentence: string, figures: readonly string[], language: Language): string {
  const [, words = '', end = ''] = /^(.*?)(\s*\|?\s*)$/s.exec(sentence) ?? []
  return `${words} (${word[language]} ${figures.join('; ')})${end}`
}

const called = new RegExp(`\\((?:${Object.values(word).join('|')}) ([^)]*)\\)`, 'g')

/** The numbers that a text calls unchecked. */
export const uncheckedIn = (text: string, language: Language): Set<number> =>
  new Set(
    [...text.matchAll(called)].flatMap(([, figures = '']) =>
      figures
        .split('; ')
        .flatMap(figure => findFigures(figure, language).flatMap(({ value }) => numbersOf(value))),
    ),
  )
