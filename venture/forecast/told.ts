// Finds two values in the text of facts without a typed value: the number of paying customers, and an amount
// without a currency.
import type { FactValue } from '../../contracts/fact-values.ts'
import type { Fact } from '../../contracts/facts.ts'
import { isHeld } from '../facts/compare.ts'
import { bearsOf, weigh } from '../facts/evidence.ts'
import { findFigures } from '../numbers/find-figures.ts'

/** The largest count of paying customers in the facts. Null if nobody paid, or if the number is unknown. */
export function payingIn(facts: readonly Fact[]): { count: number; factId: string } | null {
  const counted = facts
    .filter(fact => fact.topic === 'money' && fact.subject === null && isHeld(fact))
    .filter(fact => bearsOf(fact) === 'for' && weigh(fact) === 'paid')
    .flatMap(({ id, text, value }) => {
      const [only, ...others] = value ? countsIn(value) : []
      const said = findFigures(text).flatMap(figure => countsIn(figure.value))
      const count = only ?? (others.length === 0 && said.length === 1 ? said[0] : undefined)
      return count ? [{ count, factId: id }] : []
    })
  return counted.toSorted((one, other) => other.count - one.count)[0] ?? null
}

const countsIn = (value: FactValue): number[] =>
  value.kind === 'count' ? [value.low] : value.kind === 'part' ? [value.part] : []

/**
 * If a fact about money contains a single number, such as "450 جنيها", this is an amount in the venture's currency.
 */
export function bareMoney({ text }: Fact, currency: string): FactValue | null {
  const [only, ...others] = findFigures(text)
  if (only?.value.kind !== 'count' || others.length > 0) return null
  const { low, high } = only.value
  return { kind: 'money', low, high, currency, per: null }
}
