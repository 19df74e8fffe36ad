// The figure of a fact as a model writes it, in plain English words: "25 per month", "89 USD per month plus 13 USD per use".
import { type FactTopic, factTopics } from '../../contracts/fact-topics.ts'
import type { FactValue, PricePart } from '../../contracts/fact-values.ts'
import { readValue } from '../../venture/facts/read-value.ts'

const bareCount = /^(\D*\d[\d.,]*(?:\s*(?:to|-|–)\s*\d[\d.,]*)?)\s+(?=(?:per|a|an|each|every)\s)/i
const single = /\s+(?:once|one-off|one-time|upfront|setup)\b/gi

export function readFigure(topic: FactTopic, figure: string): FactValue | null {
  const { values } = factTopics[topic]
  // What is counted is left out in such a figure: "25 per month" are 25 times.
  const isOften = values.includes('frequency')
  const text = figure.replace(single, '').replace(isOften ? bareCount : /^(?!)/, '$1 times ')
  const { value, offered } = readValue(topic, text, 'en')
  if (value || !values.includes('price') || !/\bplus\b|\+/i.test(text)) return value
  const parts = offered.flatMap(partOf)
  const kinds = new Set(parts.map(part => (part.kind === 'recurring' ? part.per : part.kind)))
  return parts.length > 1 && parts.length === offered.length && kinds.size === parts.length
    ? { kind: 'price', parts }
    : null
}

function partOf(value: FactValue): PricePart[] {
  if (value.kind !== 'money') return []
  const { low, high, currency, per } = value
  return [
    per === null ? { kind: 'once', low, high, currency } : { kind: 'recurring', low, high, currency, per },
  ]
}
