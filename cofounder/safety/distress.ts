// Finds words of a person in distress, in two strengths. Only words in the first person count, and no quoted speech.
// "How much can I lose without hurting myself" is about money, "en finir avec ce contrat" is about a contract.
import words from '../../content/safety/trip-wire.json' with { type: 'json' }
import { wholeWords } from './whole-words.ts'

export type Strength = keyof typeof words.distress

const patternsOf = (strength: Strength) => Object.values(words.distress[strength]).map(wholeWords)
const grave = patternsOf('grave')
const heavy = patternsOf('heavy')

/** `text` must be in lower case. */
export function findDistress(text: string): Strength | null {
  if (grave.some(pattern => pattern.test(text))) return 'grave'
  return heavy.some(pattern => pattern.test(text)) ? 'heavy' : null
}
