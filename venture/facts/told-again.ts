// Decides whether a fact that a helper has just read is already known.
import { type FactValue, factValue } from '../../contracts/fact-values.ts'
import type { Fact } from '../../contracts/facts.ts'
import { growing, plain } from './compare.ts'

/** What a helper read in a message, before it is stored as a fact. */
type Told = Pick<Fact, 'topic' | 'subject' | 'text' | 'quote' | 'value' | 'bears'>

const writtenValue = (value: FactValue | null) => JSON.stringify(value && factValue.parse(value))

/**
 * Whether two facts are the same: they have the same text or the same figure. For costs and payments only the same
 * quote counts, because two different payments may have equal amounts.
 */
export function isToldAgain(told: Told, known: Fact): boolean {
  if (told.topic !== known.topic) return false
  if (told.text.trim() === known.text.trim()) return true
  if (told.bears !== known.bears || plain(told.subject) !== plain(known.subject)) return false
  if (writtenValue(told.value) !== writtenValue(known.value)) return false
  if (told.quote && told.quote === known.quote) return true
  return told.value !== null && told.topic !== 'costs' && !growing.includes(told.topic)
}
