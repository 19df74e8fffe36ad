// A founder's written sentence as one that can be said aloud, with every fact left as it was.
import nlp from 'compromise'
import { countWords } from './clean.ts'
import { capitalise, sentence } from './phrases.ts'
import type { Reading } from './reading.ts'

const jargon =
  /\b(?:AI[- ]powered|AI[- ]driven|cutting[- ]edge|next[- ]gen(?:eration)?|best[- ]in[- ]class|world[- ]class|state[- ]of[- ]the[- ]art|innovative|seamless(?:ly)?|revolutionary|disruptive|holistic|end[- ]to[- ]end|turnkey|user[- ]friendly|scalable|game[- ]changing|unique(?:ly)?|robust|synergistic|leverag(?:e|ing)|frictionless|one[- ]stop)\b ?/gi

const lead =
  /^(?:(?:so|well|ok|okay|yes|yeah|no|basically|actually|honestly|hmm+|and|but|also|sure|right)[,:]? |(?:i|we) (?:think|believe|guess|feel|would say|'d say) (?:that )?|(?:my|our|the) (?:idea|plan|goal|vision) is (?:that )?(?:to )?|to be honest,? )+/i

/** Spoken text has no brackets, slashes or dashes to stumble over. */
function smooth(text: string): string {
  return text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\b(\d+)\s?-\s?(\d+)\b/g, '$1 to $2')
    .replace(/\s*[–—]\s*/g, ', ')
    .replace(/\be\.g\.,?/gi, 'for example')
    .replace(/\bi\.e\.,?/gi, 'that is')
    .replace(/\s*;\s*/g, '. ')
    .replace(jargon, '')
    .replace(/\ba (?=[aeiou])/g, 'an ')
    .replace(/\s{2,}/g, ' ')
    .trim()
}

export function isWholeSentence(text: string): boolean {
  if (countWords(text) < 4) return false
  // "pay", "use" and "cost" are nouns to the tagger when a number follows.
  return (
    /\b(?:pays?|uses?|loses?|needs?|costs?|spends?|sells?|works?|runs?|books?|wastes?)\b/i.test(text) ||
    nlp(text).has('#Verb')
  )
}

/** Long sentences are broken where a speaker would breathe. */
function breathe(text: string): string {
  if (countWords(text) <= 26) return text
  const cut = /,? (?:and|but|so) (?=(?:they|we|it|i|the|our|each|that|this)\b)/i.exec(text.slice(25))
  if (!cut) return text
  const at = 25 + cut.index
  const joint = cut[0].trim().replace(/^,/, '').trim()
  const rest = text.slice(at + cut[0].length)
  return `${sentence(text.slice(0, at).replace(/,$/, ''))} ${/^and$/i.test(joint) ? capitalise(rest) : `${capitalise(joint)} ${rest}`}`
}

export function speak(reading: Reading): string {
  const text = smooth(reading.text.replace(/[\s.!?,;:]+$/, '').replace(lead, ''))
  return breathe(sentence(text))
    .split(/(?<=[.!?]) /)
    .map(sentence)
    .join(' ')
}
