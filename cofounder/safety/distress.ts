// Finds words of distress, in two strengths. They count only in the first person and not in quoted speech.
import words from '../../content/safety/trip-wire.json' with { type: 'json' }
import { wholeWords } from './whole-words.ts'

export type Strength = keyof typeof words.distress

const patternsOf = (strength: Strength) => Object.values(words.distress[strength]).map(wholeWords)
const grave = patternsOf('grave')
const heavy = patternsOf('heavy')

/** Returns how strong the distress in a text is. `text` must be in lower case. Null if there is none. */
export function findDistress(text: string): Strength | null {
  if (grave.some(pattern => pattern.test(text))) return 'grave'
  return heavy.some(pattern => pattern.test(text)) ? 'heavy' : null
}
