// The notes that replace removed text. Only founders read them. A model would think that a note is a finding.
import { type Language, languages } from '../../venture/numbers/locale.ts'
import { messages, tell } from '../language/content.ts'

export const leftOutNote = (what: 'quote' | 'link' | 'sum' | 'company', language: Language): string =>
  tell(language, `left.${what}`)

export const leftOut = '(…)'

export const emptied = (language: Language): string => tell(language, 'left.all')

export const isEmptied = (text: string): boolean => languages.some(language => emptied(language) === text)

const notes = [
  ...languages.flatMap(language =>
    Object.entries(messages[language]).flatMap(([key, text]) => (key.startsWith('left.') ? text : [])),
  ),
  leftOut,
]

/** Removes the notes from saved work before it goes into a prompt. A table row that has only a note is removed. */
export function withoutNotes(text: string): string {
  const rest = notes.reduce((left, note) => left.replaceAll(` ${note}`, '').replaceAll(note, ''), text)
  return rest.replace(/^\|\s*\|[ \t]*(?:\n|$)/gm, '')
}
