// One sentence of a founder, understood: what it counts, what it costs, how often, and what it is worth.
import { countWords, splitSentences, toPlainText } from './clean.ts'
import { findMoney, type Money } from './money.ts'
import { findPeople } from './people.ts'
import { type Duration, findDurations, findFrequency, findQuantities, type Quantity } from './quantities.ts'
import { findSignals, type Signals } from './signals.ts'

export type Reading = {
  text: string
  words: number
  money: Money[]
  durations: Duration[]
  quantities: Quantity[]
  frequency: string | null
  people: string[]
  signals: Signals
}

export function readSentence(text: string): Reading {
  return {
    text,
    words: countWords(text),
    money: findMoney(text),
    durations: findDurations(text),
    quantities: findQuantities(text),
    frequency: findFrequency(text),
    people: findPeople(text),
    signals: findSignals(text),
  }
}

// A conversation comes back whole with every turn; reading each message once keeps long ones quick.
const remembered = new Map<string, Reading[]>()
const rememberedMost = 500

export function readText(text: string): Reading[] {
  const known = remembered.get(text)
  if (known) return known
  const readings = splitSentences(toPlainText(text)).map(readSentence)
  if (remembered.size >= rememberedMost) {
    const oldest = remembered.keys().next().value
    if (oldest !== undefined) remembered.delete(oldest)
  }
  remembered.set(text, readings)
  return readings
}

/** Has a fact in it that could be checked: a number, an amount, a deed. */
export function isConcrete(reading: Reading): boolean {
  return reading.quantities.length > 0 || reading.money.length > 0 || reading.durations.length > 0
}

/** A sentence that may stand as a founder's fact: no order to us, no shrug. */
export function isStatement(reading: Reading): boolean {
  return reading.words >= 3 && !reading.signals.instruction && !reading.text.endsWith('?')
}
