// Counts payments, promises and refusals in all facts. A fact from an interview counts one person, a fact from a
// card counts the number on the card. Payments that may be the same are not added together.
import type { Evidence, Fact } from '../../contracts/facts.ts'
import type { Amount } from '../../contracts/record-fields.ts'
import { isHeld, personIn } from './compare.ts'

export type Heard = {
  /** The number of people interviewed. */
  talked: number
  paid: number
  each: Amount | null
  /** The earliest month of a payment that an interview reports: YYYY-MM. */
  since: string | null
  committed: number
  deposit: Amount | null
  no: number
}

export type Talk = { id: string; contact_id: string | null }

/**
 * The number of people in these interviews. Several interviews with one contact count as one person. An interview
 * without a contact also counts as one person.
 */
const peopleIn = (talks: readonly Talk[]) => new Set(talks.map(({ id, contact_id }) => contact_id ?? id))

/** A fact without a count says that somebody paid or refused, but not how many. It adds nobody to the total. */
function countIn({ value }: Fact): number {
  if (value?.kind === 'count') return value.low
  return value?.kind === 'part' ? value.part : 0
}

function countOf(facts: readonly Fact[]): number {
  const people = new Set(facts.flatMap(({ value }) => personIn(value) ?? []))
  const counted = facts.filter(({ value }) => !personIn(value)).map(countIn)
  return Math.max(people.size, ...counted)
}

const unitOf = { hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year', use: 'time' } as const

/** The range from the lowest to the highest amount. Null if currencies or units differ. */
function amountOf(facts: readonly Fact[]): Amount | null {
  const amounts = facts.flatMap(({ value }) => (value?.kind === 'money' ? [value] : []))
  const [first] = amounts
  const isAlike = amounts.every(({ currency, per }) => currency === first?.currency && per === first.per)
  if (!first || !isAlike || first.per === 'quarter') return null
  return {
    low: Math.min(...amounts.map(({ low }) => low)),
    high: Math.max(...amounts.map(({ high }) => high)),
    currency: first.currency,
    per: first.per === null ? 'once' : unitOf[first.per],
  }
}

export function heardIn(facts: readonly Fact[], talks: readonly Talk[] = []): Heard {
  const held = facts.filter(isHeld)
  const moved = (evidence: Evidence) =>
    held.filter(fact => fact.topic === 'money' && fact.evidence === evidence && fact.bears !== 'against')
  const [paid, committed] = [moved('paid'), moved('committed')]
  const months = paid.flatMap(({ value, said_at }) => (personIn(value) ? [said_at.slice(0, 7)] : []))
  const people = new Set([...peopleIn(talks), ...held.flatMap(({ value }) => personIn(value) ?? [])])
  return {
    talked: people.size,
    paid: countOf(paid),
    each: amountOf(paid),
    since: months.toSorted()[0] ?? null,
    committed: countOf(committed),
    deposit: amountOf(committed),
    no: countOf(held.filter(({ topic }) => topic === 'refusals')),
  }
}
