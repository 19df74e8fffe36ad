// The notes that replace removed words. Only founders read them, because a model would take a note for a finding.
import { type Language, languages } from '../../venture/numbers/locale.ts'
import { messages, tell } from '../language/content.ts'

export const leftOutNote = (what: 'quote' | 'link' | 'sum' | 'company', language: Language): string =>
  tell(language, `left.${what}`)

/** Replaces words that an earlier text has already said. */
export const leftOut = '(…)'

/** Replaces a text that the guards removed completely. */
export const emptied = (language: Language): string => tell(language, 'left.all')

/** Whether the guards removed the text completely. */
export const isEmptied = (text: string): boolean => languages.some(language => emptied(language) === text)

const notes = [
  ...languages.flatMap(language =>
    Object.entries(messages[language]).flatMap(([key, text]) => (key.startsWith('left.') ? text : [])),
  ),
  leftOut,
]

/** Saved work for a prompt, without the notes. A table row with only a note is removed. */
export function withoutNotes(text: string): string {
  const rest = notes.reduce((left, note) => left.replaceAll(` ${note}`, '').replaceAll(note, ''), text)
  return rest.replace(/^\|\s*\|[ \t]*(?:\n|$)/gm, '')
}
