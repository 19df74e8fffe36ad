// The founder's own words, ready to stand in a sentence of ours.
import type { Reading } from './reading.ts'

const clauseBreak = /\s*(?:[,;:–—]|\s-\s|\b(?:but|because|so that|which means|although|while)\b)\s*/i

function clip(text: string, most: number): string {
  const words = text.split(/\s+/)
  return words.length <= most ? text : `${words.slice(0, most).join(' ')} …`
}

function tidy(text: string): string {
  return text
    .replace(/"/g, "'")
    .replace(/^(?:and|but|so|well|yes|no|ok|okay|actually|basically|honestly|also|then)\b[,: ]+/i, '')
    .replace(/[\s.,;:!–—-]+$/, '')
    .trim()
}

/** The part of a sentence worth quoting: the clause with the wanted words or the figures, at most 20 words. */
export function excerpt(reading: Reading, wanted?: string): string {
  const whole = tidy(reading.text)
  if (whole.split(/\s+/).length <= 20) return whole
  const clauses = reading.text.split(clauseBreak).map(tidy).filter(Boolean)
  const holds = (clause: string, needle: string) => clause.toLowerCase().includes(needle.toLowerCase())
  const needles = [wanted, reading.money[0]?.text, reading.durations[0]?.text, reading.quantities[0]?.text]
  for (const needle of needles) {
    const index = needle ? clauses.findIndex(clause => holds(clause, needle)) : -1
    const found = clauses[index]
    if (!found) continue
    // A bare figure says little without the clause before it.
    const before = clauses[index - 1]
    return clip(found.split(/\s+/).length < 5 && before ? `${before}, ${found}` : found, 20)
  }
  const longest = clauses.toSorted((a, b) => b.length - a.length)[0]
  return clip(longest ?? whole, 18)
}

/** “…” in typographic quotes. */
export function quote(text: string): string {
  return `“${text.replace(/[“”"]/g, "'").trim()}”`
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Lower-cases a first letter unless the word is a name, an acronym or "I". */
export function decapitalise(text: string): string {
  const first = text.split(/\s/)[0] ?? ''
  if (/^I\b|^I'/.test(text) || /[A-Z].*[A-Z]|\d/.test(first)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export function sentence(text: string): string {
  const trimmed = capitalise(text.trim())
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

export function joinList(items: readonly string[], last = 'and'): string {
  if (items.length <= 1) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

/** Escapes what would break a table cell or become markup. */
export function cell(text: string): string {
  return text.replace(/\|/g, '/').replace(/\s+/g, ' ').trim()
}
