// The founder's memory as lines for a prompt: what is known, how well, and what disagrees.
import { factTopics } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { contradictions, isHeld } from './compare.ts'
import { type FactReader, pickFacts } from './pick.ts'
import { printValue } from './print-value.ts'

/** Short names, so that a model can cite a fact without copying its id: F1, F2, … by the order of what it reads. */
export type Summary = { text: string; ids: Map<string, string> }

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function line(name: string, fact: Fact): string {
  const marks = [
    fact.evidence ?? 'not said how it is known',
    fact.bears === 'context' ? null : fact.bears,
    fact.said_at.slice(0, 10),
  ]
  const subject = fact.subject ? ` (${oneLine(fact.subject)})` : ''
  const value = fact.value ? ` = ${printValue(fact.value)}` : ''
  return `${name} ${factTopics[fact.topic].label}${subject}: ${oneLine(fact.text)}${value} [${marks.filter(Boolean).join(', ')}]`
}

/** Held facts only: what nobody has confirmed is no ground to stand on. Cut at whole lines when it grows too long. */
export function summariseFacts(facts: readonly Fact[], reader: FactReader, most = 6000): Summary {
  const picked = pickFacts(facts, reader).filter(isHeld)
  const names = new Map(picked.map((fact, index) => [fact.id, `F${index + 1}`]))
  const disagreeing = contradictions(picked).map(
    ({ earlier, later }) => `${names.get(earlier.id)} and ${names.get(later.id)} disagree.`,
  )
  const lines: string[] = []
  const ids = new Map<string, string>()
  let length = 0
  for (const text of disagreeing) {
    lines.push(text)
    length += text.length + 1
  }
  for (const fact of picked) {
    const name = names.get(fact.id) ?? ''
    const text = line(name, fact)
    length += text.length + 1
    if (length > most) break
    lines.push(text)
    ids.set(name, fact.id)
  }
  return { text: lines.join('\n'), ids }
}
