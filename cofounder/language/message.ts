// Sentences with figures in them, in ICU's syntax: plurals and numbers as the language has them.
import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './recognise.ts'

type Values = Readonly<Record<string, string | number>>

/** Parsed when it is first said: an answer needs few of them. */
export function message<Given extends Values>(language: Language, pattern: string): (given: Given) => string {
  let format: IntlMessageFormat | null = null
  return given => {
    format ??= new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true })
    return String(format.format(given))
  }
}

/** A sentence with one number in it, called `count`. */
export function counted(language: Language, pattern: string): (count: number) => string {
  const say = message<{ count: number }>(language, pattern)
  return count => say({ count })
}
