// Explains why a search found a member, if the match is not in the name or company, which are always shown.
import type { FoundPerson } from './profile.ts'

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The searched fields, in the order in which the explanation lists them. */
const fields: readonly [keyof FoundPerson, (part: string) => string][] = [
  ['looking_for', part => `Looking for: ${part}`],
  ['building', part => `Building: ${part}`],
  ['industry', part => `Industry: ${part}`],
  ['location', part => part],
  ['user_type', part => part],
  ['bio', part => part],
]

/** A short part of the profile that contains the match; null if the match is in the name or company. */
export function foundBy(typed: string, person: FoundPerson): string | null {
  if (typed.trim().startsWith('@')) return `@${person.handle}`
  const reasons = new Set<string>()
  for (const word of plain(typed).match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (plain(`${person.full_name} ${person.company_name}`).includes(word)) continue
    for (const [field, say] of fields) {
      const part = partWith(word, person[field] ?? '')
      if (part === null) continue
      reasons.add(say(part))
      break
    }
  }
  return reasons.size === 0 ? null : [...reasons].slice(0, 2).join(' · ')
}

const partLength = 60

/**
 * A short part of the text that contains the word and starts at the beginning of a word. Null if the text does
 * not contain the word.
 */
function partWith(word: string, text: string): string | null {
  const found = [...text.matchAll(/[\p{L}\p{N}]+/gu)].find(([one]) => isFormOf(word, plain(one)))
  if (!found) return null
  if (text.length <= partLength) return text.trim()
  const from = found.index < partLength / 2 ? 0 : text.lastIndexOf(' ', found.index - partLength / 3) + 1
  const end = from + partLength >= text.length ? text.length : text.lastIndexOf(' ', from + partLength)
  const part = text.slice(from, Math.max(end, found.index + found[0].length)).trim()
  return `${from > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`
}

/**
 * Returns whether two words are forms of the same word, such as "investors" and "invested". The server knows the
 * grammar of five languages; here an equal beginning is enough.
 */
function isFormOf(word: string, one: string): boolean {
  if (one.startsWith(word)) return true
  const shared = [...word].findIndex((letter, at) => one[at] !== letter)
  const same = shared < 0 ? word.length : shared
  return same >= 4 && same >= Math.min(word.length, one.length) - 3
}
