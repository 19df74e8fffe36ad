// Prints the founder's facts as lines for a prompt: their content, their evidence and their contradictions.
import { type FactTopic, factTopics } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { findFigures } from '../numbers/find-figures.ts'
import { type Contradiction, compareValues, contradictions, isHeld } from './compare.ts'
import { bearsOf } from './evidence.ts'
import { type FactReader, orderFacts } from './pick.ts'
import { printValue } from './print-value.ts'

/**
 * `ids`: the ids of the facts by short name (F1, F2, …). A model cites the short name and does not have to copy the
 * long id.
 */
export type Summary = { text: string; ids: Map<string, string> }

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The time of a fact, to the minute. With it, the model knows which of two statements is newer. */
const timeOf = ({ said_at }: Fact) => said_at.slice(0, 16).replace('T', ' ')

export function factLine(name: string, fact: Fact, { isTimed = true } = {}): string {
  const marks = [
    fact.evidence ?? 'not said how',
    bearsOf(fact) === 'context' ? null : bearsOf(fact),
    isTimed ? timeOf(fact) : null,
  ]
  const subject = fact.subject ? ` (${oneLine(fact.subject)})` : ''
  const value = fact.value ? ` = ${printValue(fact.value)}` : ''
  return `${name} ${factTopics[fact.topic].label}${subject}: ${oneLine(fact.text)}${value} [${marks.filter(Boolean).join(', ')}]`
}

/**
 * Topics that can have only one true value at a time. A model compares their texts, and the figures that the code
 * cannot compare.
 */
const single: readonly FactTopic[] = ['price', 'permission', 'aim']

/**
 * The figure of a fact. It comes from the value, else from the text. "It should employ ten people" has the figure
 * 10.
 */
const figureOf = ({ value, text }: Fact) =>
  value && value.kind !== 'name' ? value : (findFigures(text)[0]?.value ?? null)

/**
 * For each topic that can have only one value: its two newest facts, if the code cannot decide whether they agree.
 * The model then decides.
 */
function besideOf(facts: readonly Fact[]): Contradiction[] {
  return single.flatMap(topic => {
    const [later, earlier] = facts.filter(fact => fact.topic === topic && fact.subject === null)
    if (!later || !earlier) return []
    const isSettled = earlier.beside.includes(later.id) || later.beside.includes(earlier.id)
    const [one, other] = [figureOf(earlier), figureOf(later)]
    const isSeen = one && other && compareValues(one, other) !== 'unlike'
    // An aim in words and an aim as an amount ("a living", "2,100 a month") can both be true.
    if (topic === 'aim' && (one?.kind === 'money') !== (other?.kind === 'money')) return []
    return isSettled || isSeen ? [] : [{ earlier, later }]
  })
}

/**
 * Prints only held facts, because an unconfirmed fact proves nothing. If the text gets too long, it stops after a
 * whole line.
 */
export function summariseFacts(facts: readonly Fact[], reader: FactReader, most = 6000): Summary {
  const picked = orderFacts(facts, reader).filter(isHeld)
  const names = new Map(picked.map((fact, index) => [fact.id, `F${index + 1}`]))
  const disagreeing = contradictions(picked).map(
    ({ earlier, later }) =>
      `${names.get(earlier.id)} and ${names.get(later.id)} disagree; ${names.get(later.id)} is the later word.`,
  )
  const beside = besideOf(picked).map(
    ({ earlier, later }) =>
      `${names.get(earlier.id)} and ${names.get(later.id)} both tell the ${factTopics[earlier.topic].label.toLowerCase()}; ${names.get(later.id)} is the later word.`,
  )
  /** Whether another fact is about the same thing. Only then the prompt needs the time of the fact. */
  const hasRival = ({ id, topic, subject }: Fact) =>
    picked.some(other => other.id !== id && other.topic === topic && other.subject === subject)
  const lines: string[] = []
  const ids = new Map<string, string>()
  let length = 0
  for (const text of [...disagreeing, ...beside]) {
    lines.push(text)
    length += text.length + 1
  }
  for (const fact of picked) {
    const name = names.get(fact.id) ?? ''
    const text = factLine(name, fact, { isTimed: hasRival(fact) })
    length += text.length + 1
    if (length > most) break
    lines.push(text)
    ids.set(name, fact.id)
  }
  return { text: lines.join('\n'), ids }
}
