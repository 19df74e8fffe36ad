// The notes that replace removed words of a model. Founders read them. Models do not, because they would take a
// note for a finding.
import { type Language, languages } from '../../venture/numbers/locale.ts'
import { messages, tell } from '../language/content.ts'

export const leftOutNote = (what: 'quote' | 'link' | 'sum' | 'company', language: Language): string =>
  tell(language, `left.${what}`)

/** Replaces words that an earlier text already said. */
export const leftOut = '(…)'

/** Replaces a text of which nothing remained. */
export const emptied = (language: Language): string => tell(language, 'left.all')

/** Whether nothing of the text remained. */
export const isEmptied = (text: string): boolean => languages.some(language => emptied(language) === text)

const notes = [
  ...languages.flatMap(language =>
    Object.entries(messages[language]).flatMap(([key, text]) => (key.startsWith('left.') ? text : [])),
  ),
  leftOut,
]

/** Saved work for a prompt, without notes. A table row that is only a note is removed. */
export function withoutNotes(text: string): string {
  const rest = notes.reduce((left, note) => left.replaceAll(` ${note}`, '').replaceAll(note, ''), text)
  return rest.replace(/^\|\s*\|[ \t]*(?:\n|$)/gm, '')
}
