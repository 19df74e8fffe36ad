// What code says where it left something out of a model's words. The founder reads it; a model that is told of saved
// work is not: it would take such a note for something that was found.
import { type Language, languages } from '../../venture/numbers/locale.ts'
import { messages, tell } from '../language/content.ts'

export const leftOutNote = (what: 'quote' | 'link' | 'sum' | 'company', language: Language): string =>
  tell(language, `left.${what}`)

/** Where its words were said before. */
export const leftOut = '(…)'

/** In the place of a text of which nothing was left. */
export const emptied = (language: Language): string => tell(language, 'left.all')

/** Nothing of it was left. */
export const isEmptied = (text: string): boolean => languages.some(language => emptied(language) === text)

const notes = [
  ...languages.flatMap(language =>
    Object.entries(messages[language]).flatMap(([key, text]) => (key.startsWith('left.') ? text : [])),
  ),
  leftOut,
]

/** Saved work as a prompt has it; a row of a table that was such a note alone is gone. */
export function withoutNotes(text: string): string {
  const rest = notes.reduce((left, note) => left.replaceAll(` ${note}`, '').replaceAll(note, ''), text)
  return rest.replace(/^\|\s*\|[ \t]*(?:\n|$)/gm, '')
}
