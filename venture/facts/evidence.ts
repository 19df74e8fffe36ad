import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { FactValue } from '../../contracts/fact-values.ts'
import { type Evidence, evidenceLadder, type Fact } from '../../contracts/facts.ts'
import { currencyOf } from '../numbers/countries.ts'
import { moneyOf } from '../numbers/currencies.ts'
import { findFigures } from '../numbers/find-figures.ts'
import { personIn } from './compare.ts'

/** The rank of an evidence level. A missing level ranks below a guess. */
export const rung = (evidence: Evidence | null): number =>
  evidence === null ? -1 : evidenceLadder.indexOf(evidence)

type Weighed = Pick<Fact, 'evidence' | 'text' | 'quote' | 'value'>

/** Cached, because reading figures is slow and a page weighs each fact often. */
const weighed = new WeakMap<Weighed, Evidence | null>()

/**
 * The evidence level of a fact. The levels "committed" and "paid" need a count, an amount and a date. If one of
 * these is missing, the level is "told".
 */
export function weigh(fact: Weighed, locale?: string): Evidence | null {
  if (fact.evidence !== 'committed' && fact.evidence !== 'paid') return fact.evidence
  if (locale !== undefined) return weighFigures(fact, locale)
  const known = weighed.get(fact)
  if (known !== undefined) return known
  const found = weighFigures(fact)
  weighed.set(fact, found)
  return found
}

/** The information that a payment or a promise needs. The founder sees these texts. */
const needed = {
  count: () => 'how many',
  amount: (currency: string) => `how much with its currency (${currency} 49)`,
  date: () => 'since when (Sep 2026)',
} as const
export type Lacking = keyof typeof needed

/** The information that is missing in a fact with the level "paid" or "committed". Empty if nothing is missing. */
export function lackingIn(fact: Weighed, locale?: string): Lacking[] {
  if (fact.evidence !== 'committed' && fact.evidence !== 'paid') return []
  // A fact from an interview is about one person and has the date of the interview. So only the amount can be
  // missing.
  if (personIn(fact.value)) return fact.value?.kind === 'money' ? [] : ['amount']
  const said = [fact.text, fact.quote ?? ''].flatMap(text =>
    findFigures(text, locale).map(({ value }) => value.kind),
  )
  const kinds = new Set<string>([...said, ...(fact.value ? [fact.value.kind] : [])])
  const has: Record<Lacking, boolean> = {
    count: kinds.has('count') || kinds.has('part'),
    amount: kinds.has('money') || kinds.has('price'),
    date: kinds.has('date'),
  }
  return (Object.keys(needed) as Lacking[]).filter(part => !has[part])
}

/**
 * "how many, since when (Sep 2026)". The example is in the currency of the venture's country, else of the locale. Null
 * if nothing is missing.
 */
export function lackingWords(fact: Weighed, locale: string, country: string | null): string | null {
  const lacking = lackingIn(fact, locale)
  const currency = (country && currencyOf(country)) ?? moneyOf(locale, 'EUR')
  return lacking.length > 0 ? lacking.map(part => needed[part](currency)).join(', ') : null
}

const weighFigures = (fact: Weighed, locale?: string): Evidence | null =>
  lackingIn(fact, locale).length === 0 ? fact.evidence : 'told'

/** Topics whose counts speak for the venture. A count of zero speaks against it. */
const counted: readonly FactTopic[] = ['money', 'traction', 'reach', 'buyers']

function isNone(value: FactValue | null): boolean {
  if (value?.kind === 'part') return value.part === 0
  return value !== null && 'high' in value && value.high === 0
}

/**
 * Whether a fact speaks for or against the venture. "Nobody has paid yet" never speaks for it, even if the database
 * says so.
 */
export function bearsOf({ topic, bears, value }: Pick<Fact, 'topic' | 'bears' | 'value'>): Fact['bears'] {
  if (topic === 'refusals') return isNone(value) ? 'context' : 'against'
  return bears === 'for' && counted.includes(topic) && isNone(value) ? 'against' : bears
}
