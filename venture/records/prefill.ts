// What the project knows already, as the value of a field. Who paid, who did not and who was met is never taken from
// elsewhere: a plan would become a payment.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { FactValue, Period } from '../../contracts/fact-values.ts'
import type { Fact } from '../../contracts/facts.ts'
import type { Amount, Known, ValidationQuestion } from '../../contracts/validation-record.ts'
import { isHeld } from '../facts/compare.ts'
import { countryName } from '../numbers/countries.ts'
import { wordTopics } from './facts.ts'
import { type FormField, hasKnown } from './form.ts'

export type Prefill = {
  value: unknown
  known: Known
  /** Somebody can know it better or worse: where they sell and what they want, founders decide. */
  isClaim: boolean
  factId: string | null
}
/** By field. */
export type Prefills = Readonly<Record<string, Prefill>>

/** Null where the value does not fit the field as it is asked. */
type Fitting = (value: FactValue, field: FormField) => unknown

const knownAs = { guess: 'guess', told: 'told', observed: 'saw', committed: 'saw', paid: 'saw' } as const

function amount(
  { low, high, currency }: Pick<Amount, 'low' | 'high' | 'currency'>,
  per: Period | null,
  field: FormField,
): Amount | null {
  if (field.type !== 'amount') return null
  const units = per === null ? (['piece', 'time', 'once'] as const) : [per === 'use' ? 'time' : per]
  const unit = field.pers.find(own => units.some(one => one === own))
  return unit ? { low, high, currency, per: unit } : null
}

const money: Fitting = (value, field) =>
  value.kind === 'money' && !value.each ? amount(value, value.per, field) : null

const price: Fitting = (value, field) => {
  if (value.kind !== 'price') return money(value, field)
  const [part, ...others] = value.parts
  if (!part || others.length > 0) return null
  if (part.kind === 'once') return amount(part, null, field)
  return part.kind === 'recurring' && !part.each ? amount(part, part.per, field) : null
}

const share: Fitting = value => {
  const [part, ...others] = value.kind === 'price' ? value.parts : []
  const isOne = part?.kind === 'share' && part.low === part.high && others.length === 0
  return isOne ? Math.round(part.low * 1e6) / 1e4 : null
}

const count: Fitting = value =>
  value.kind === 'count' && Number.isInteger(value.low) && Number.isInteger(value.high)
    ? { low: value.low, high: value.high }
    : null

const times: Fitting = (value, field) => {
  if (value.kind !== 'frequency' || field.type !== 'times') return null
  const per = field.pers.find(own => own === value.per)
  return per ? { low: value.low, high: value.high, per } : null
}

const hours: Fitting = value => {
  if (value.kind !== 'duration' || value.unit !== 'hour' || value.per !== 'use') return null
  return value.low === value.high ? value.low : { low: value.low, high: value.high }
}

const place: Fitting = value => {
  if (value.kind !== 'place' || !value.country) return null
  const { country, name } = value
  const isCountry =
    name === country || ['en', 'de', 'es', 'fr', 'pt'].some(one => name === countryName(country, one))
  return { country, text: isCountry ? '' : name }
}

const fields: Readonly<
  Partial<Record<ValidationQuestion, Readonly<Record<string, { topic: FactTopic; fit: Fitting }>>>>
> = {
  who: { place: { topic: 'place', fit: place } },
  often: {
    often: { topic: 'frequency', fit: times },
    money: { topic: 'cost', fit: money },
    hours: { topic: 'cost', fit: hours },
  },
  earn: { price: { topic: 'price', fit: price }, share: { topic: 'price', fit: share } },
  reach: { there: { topic: 'reach', fit: count } },
  frame: { aim: { topic: 'aim', fit: money }, fixed: { topic: 'costs', fit: money } },
}

/** Several of one topic may all be true: then none of them is the field's. */
const several: readonly FactTopic[] = ['costs']

/** Of facts about the venture itself, the newest that fits; `shown` are the fields as they are asked now. */
export function prefillsOf(
  question: ValidationQuestion,
  shown: readonly FormField[],
  facts: readonly Fact[],
): Prefills {
  const prefills: Record<string, Prefill> = {}
  for (const field of shown) {
    const known = fields[question]?.[field.id]
    if (!known) continue
    const fitting = facts
      .filter(fact => fact.topic === known.topic && fact.subject === null && isHeld(fact))
      .flatMap(({ id, value, evidence, said_at }) => {
        const fit = value && known.fit(value, field)
        const how = {
          known: knownAs[evidence ?? 'guess'],
          isClaim: hasKnown(question) && field.id !== 'place',
        }
        return fit === null ? [] : [{ factId: id, value: fit, ...how, said_at }]
      })
      .toSorted((one, other) => other.said_at.localeCompare(one.said_at))
    const [newest, ...others] = fitting
    if (!newest || (others.length > 0 && several.includes(known.topic))) continue
    const { said_at: _when, ...prefill } = newest
    prefills[field.id] = prefill
  }
  return prefills
}

/** What the founder has said of it in words, in the first minutes or to another helper, and no field holds already. */
export function wordsKnown(
  question: ValidationQuestion,
  facts: readonly Fact[],
  prefills: Prefills,
): string | null {
  const topic = question === 'earn' ? 'price' : wordTopics[question]
  const isInField = ({ id }: Fact) => Object.values(prefills).some(({ factId }) => factId === id)
  const [newest] = facts
    .filter(fact => fact.topic === topic && fact.subject === null && isHeld(fact))
    // Of a price with an amount the field is the place; of the others the words are.
    .filter(fact => (question === 'earn' || fact.value === null) && !isInField(fact))
    .toSorted((one, other) => other.said_at.localeCompare(one.said_at))
  return newest?.text ?? null
}
