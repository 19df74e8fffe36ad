// The share of people who must say yes, from the founder's numbers: the customers needed for the aim divided by the
// people in reach. If these are unknown, it is the share who have said yes.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { FactValue, Period } from '../../contracts/fact-values.ts'
import type { Fact } from '../../contracts/facts.ts'
import { isHeld } from '../facts/compare.ts'
import { heardIn } from '../facts/heard.ts'
import { printValue } from '../facts/print-value.ts'

export type OwnShare = { share: number; there: number | null; because: string }

const perMonth: Partial<Record<Period, number>> = {
  day: 30,
  week: 52 / 12,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
}

/** Returns the newest fact about the venture from which `read` gets a value. */
function newest<Read>(
  facts: readonly Fact[],
  topics: readonly FactTopic[],
  read: (value: FactValue) => Read | null,
) {
  const known = facts
    .filter(fact => isHeld(fact) && fact.subject === null && topics.includes(fact.topic))
    .toSorted((one, other) => other.said_at.localeCompare(one.said_at))
  for (const { value } of known) {
    const found = value && read(value)
    if (value && found) return { found, words: printValue(value) }
  }
  return null
}

type Monthly = { amount: number; currency: string }

const monthly = (value: FactValue): Monthly | null => {
  if (value.kind === 'money') {
    const times = value.per ? perMonth[value.per] : undefined
    return times ? { amount: value.high * times, currency: value.currency } : null
  }
  const part = value.kind === 'price' ? value.parts.find(({ kind }) => kind === 'recurring') : undefined
  const times = part?.kind === 'recurring' ? perMonth[part.per] : undefined
  return part?.kind === 'recurring' && times ? { amount: part.low * times, currency: part.currency } : null
}

const count = (value: FactValue) => (value.kind === 'count' && value.low > 0 ? value.low : null)
const shown = (value: number) => value.toLocaleString('en-US')

/** The share of people who must say yes. Null if the founder's numbers are not enough. */
export function ownShare(facts: readonly Fact[]): OwnShare | null {
  const [aim, price] = [newest(facts, ['aim'], monthly), newest(facts, ['price'], monthly)]
  const there = newest(facts, ['reach'], count) ?? newest(facts, ['buyers'], count)
  if (aim && price && there && price.found.amount > 0 && aim.found.currency === price.found.currency) {
    const need = Math.ceil(aim.found.amount / price.found.amount)
    const because = `your aim of ${aim.words} takes ${shown(need)} of the ${shown(there.found)} there are, at ${price.words}`
    return { share: need / there.found, there: there.found, because }
  }
  const { paid, no } = heardIn(facts)
  return paid > 0 && paid + no >= fewestAsked
    ? {
        ...{ share: paid / (paid + no), there: there?.found ?? null },
        because: `so far ${shown(paid)} of ${shown(paid + no)} did`,
      }
    : null
}

/** If fewer people answered, their share says too little. */
const fewestAsked = 5
