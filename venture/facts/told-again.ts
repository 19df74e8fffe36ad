// Whether a fact that a helper has read is one that is there already.
import { type FactValue, factValue } from '../../contracts/fact-values.ts'
import type { Fact } from '../../contracts/facts.ts'
import { growing, plain } from './compare.ts'

/** What a reader has understood, before it is a fact. */
type Told = Pick<Fact, 'topic' | 'subject' | 'text' | 'quote' | 'value' | 'bears'>

const writtenValue = (value: FactValue | null) => JSON.stringify(value && factValue.parse(value))

/**
 * The same fact told once more: in the same words, or with the same figure. Two costs or two payments of one amount may
 * be two: of these only the same quotation is the same.
 */
export function isToldAgain(told: Told, known: Fact): boolean {
  if (told.topic !== known.topic) return false
  if (told.text.trim() === known.text.trim()) return true
  if (told.bears !== known.bears || plain(told.subject) !== plain(known.subject)) return false
  if (writtenValue(told.value) !== writtenValue(known.value)) return false
  if (told.quote && told.quote === known.quote) return true
  return told.value !== null && told.topic !== 'costs' && !growing.includes(told.topic)
}
