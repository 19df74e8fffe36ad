// Groups of customers the founder named, with the best thing said about each.
import type { SegmentSource } from '../../../contracts/results/customer-segments.ts'
import type { Reading } from '../../language/reading.ts'
import type { SavedWork } from './saved-work.ts'

export type Group = {
  name: string
  /** Where they were named with what it costs them, if it was said. */
  named: Reading
  /** The strongest thing said about them. */
  best: Reading
  source: SegmentSource
  evidence: number
}

const praise = /\b(?:nice|cool|great|good|interesting|amazing) idea\b|\b(?:liked|loved) (?:it|the)\b/i
const them = /\b(?:of them|them|they|their|each|all of|both)\b/i

/** Money and deeds weigh most, talk about the future least. */
function evidenceOf(
  { text, signals, money, quantities, durations }: Reading,
  ownPrice: string | null,
): number {
  // The founder's own price says nothing about what the problem costs them.
  const costs = text === ownPrice ? 0 : money.length + durations.length
  if (signals.refuted) return 0
  if (praise.test(text) && !signals.payment) return 1
  if (signals.payment || /\bpaying \p{L}+/iu.test(text)) return 5
  if (signals.deed && quantities.length) return 4
  if (costs) return 3
  if (signals.hypothetical || signals.compliment || signals.generality) return 1
  return 2
}

const headOf = (name: string) =>
  name
    .toLowerCase()
    .split(/\s(?:in|across|from|at|with|of|between|under|over|aged|running|who|that|on)\s/)[0]
    ?.split(/\s+/)
    .at(-1)
    ?.replace(/s$/, '') ?? name

/** "shops at ₹499 per month": the price is no part of who they are. */
const withPrice = /\s+(?:at|for|paying|with)\s+\W?\d.*$/

/** "parents" → "parents whose child has coeliac disease". */
function fullName({ people, text }: Reading): string | undefined {
  const name = people[0]?.replace(withPrice, '')
  const start = name ? text.toLowerCase().indexOf(name.toLowerCase()) : -1
  if (!name || start < 0) return name
  const whose = /^ whose(?: [\p{L}'-]+){2,4}/u.exec(text.slice(start + name.length))?.[0] ?? ''
  return `${name}${whose}`
}

const unnamed =
  /\b(?:competitors?|investors?|cofounders?|friends?|advisors?|staff|employees|colleagues|users|customers)$/i

/** Distinct groups, best evidence first; "dentists" and "independent dentists in Ohio" are one. */
export function namedGroups(saved: readonly SavedWork[], ownPrice: string | null): Group[] {
  const groups = new Map<string, Group>()
  for (const { name: source, readings } of saved) {
    let spokenOf: string | null = null
    for (const reading of readings) {
      const name = fullName(reading)
      const isNamed = name !== undefined && !unnamed.test(name) && name.length <= 80
      // "14 of them, and 3 paid a deposit" speaks of the group named before.
      const speaksOn = them.test(reading.text) || reading.signals.refuted !== undefined
      const head: string | null = isNamed ? headOf(name) : speaksOn ? spokenOf : null
      if (!head) continue
      spokenOf = head
      groups.set(
        head,
        merged(groups.get(head), reading, isNamed ? name : null, source, evidenceOf(reading, ownPrice)),
      )
    }
  }
  return [...groups.values()].toSorted((a, b) => b.evidence - a.evidence)
}

function merged(
  known: Group | undefined,
  reading: Reading,
  name: string | null,
  source: SegmentSource,
  evidence: number,
): Group {
  if (!known) return { name: name ?? '', named: reading, best: reading, source, evidence }
  const wordsIn = (text: string) => text.split(/\s+/).length
  const longer = name && wordsIn(name) > wordsIn(known.name) ? name : known.name
  const costs = (candidate: Reading) => candidate.money.length + candidate.durations.length > 0
  const named = name && costs(reading) && !costs(known.named) ? reading : known.named
  // One clear no outweighs what was hoped before it.
  if (reading.signals.refuted) return { name: longer, named, best: reading, source, evidence: 0 }
  if (known.evidence === 0 || evidence <= known.evidence) return { ...known, name: longer, named }
  return { name: longer, named, best: reading, source, evidence }
}
