// Suggests values for fields from the data of the project. The number of payers, refusals and people met is never
// suggested, because a plan could then look like a payment.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { Period } from '../../contracts/fact-values.ts'
import type { Fact } from '../../contracts/facts.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import type { Amount } from '../../contracts/record-fields.ts'
import { isHeld } from '../facts/compare.ts'
import { countryName } from '../numbers/countries.ts'
import type { FormField } from './fields.ts'
import { told } from './figures.ts'
import type {
  Answers,
  AnyAnswer,
  AnyRecord,
  Elsewhere,
  Fitting,
  Prefill,
  Prefills,
  QuestionOf,
  RecordKind,
} from './kind.ts'
import { withPaid } from './paid.ts'

export type { Prefill, Prefills }

export const knownAs = {
  guess: 'guess',
  told: 'told',
  observed: 'saw',
  committed: 'saw',
  paid: 'saw',
} as const

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
  if (part.kind === 'once') {
    const own = field.type === 'amount' && field.pers.find(unit => unit === part.of)
    return own
      ? { low: part.low, high: part.high, currency: part.currency, per: own }
      : amount(part, null, field)
  }
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

/** Functions that turn the value of a fact into the value of a field. They refuse a value that does not fit. */
export const fit = { money, price, share, count, times, hours, place } as const

/**
 * For each field about earnings: the topic of the facts that can fill it. The price is what the customer pays. With
 * a commission, this is the whole deal.
 */
export const earnPrefills = {
  price: { topic: 'price', fit: price },
  deal: { topic: 'price', fit: price },
  share: { topic: 'price', fit: share },
} as const

/** Topics in which several facts can be true at the same time. If there are several facts, none is suggested. */
const several: readonly FactTopic[] = ['costs']

/** The newest fact about the venture itself that fits the field. Null if no fact does. */
function newestOf(
  { topic, fit: fitted }: { topic: FactTopic; fit: Fitting | 'text' },
  field: FormField,
  facts: readonly Fact[],
): Omit<Prefill, 'isClaim'> | null {
  const fitting = facts
    .filter(fact => fact.topic === topic && fact.subject === null && isHeld(fact))
    .flatMap(({ id, value, text, evidence, said_at }) => {
      const found = fitted === 'text' ? shortText(text, field) : value && fitted(value, field)
      return found === null
        ? []
        : [{ factId: id, value: found, known: knownAs[evidence ?? 'guess'], said_at }]
    })
    .toSorted((one, other) => other.said_at.localeCompare(one.said_at))
  const [newest, ...others] = fitting
  if (!newest || (others.length > 0 && several.includes(topic))) return null
  const { said_at: _when, ...prefill } = newest
  return prefill
}

/** `shown`: the fields that are on the form now. */
export function prefillsOf(
  kind: Pick<RecordKind, 'prefills' | 'hasKnown'>,
  question: string,
  shown: readonly FormField[],
  facts: readonly Fact[],
): Prefills {
  const prefills: Record<string, Prefill> = {}
  for (const field of shown) {
    const known = kind.prefills[question]?.[field.id]
    const newest = known && newestOf(known, field, facts)
    if (newest) prefills[field.id] = { ...newest, isClaim: kind.hasKnown(question) && field.id !== 'place' }
  }
  return prefills
}

const shortText = (text: string, field: FormField): string | null =>
  field.type === 'note' && text.length <= field.most ? text : null

/** Takes values from another record, under the field names of this record. Unknown values are left out. */
export function fromAnswer(
  helper: HelperName,
  answer: AnyAnswer | undefined,
  names: Readonly<Record<string, string>>,
): Prefills {
  const { known = 'guess', prefilled = {} } = answer ?? {}
  const held = Object.entries(names).flatMap(([own, there]) => {
    const value = told(answer?.[there])
    const isThere = value !== null && value !== ''
    const how = { known: prefilled[there] ?? known, isClaim: own !== 'place' && own !== 'payer' }
    return isThere ? [[own, { value, ...how, factId: null, helper }]] : []
  })
  return Object.fromEntries(held)
}

/** Suggestions from facts, from other records and from lists. A fact wins over the others. */
export const allKnown = <Told extends AnyRecord>(
  kind: Pick<RecordKind<Told>, 'prefills' | 'hasKnown' | 'known'>,
  question: QuestionOf<Told>,
  { shown, answers, ...elsewhere }: { shown: readonly FormField[]; answers: Told['answers'] } & Elsewhere,
): Prefills => {
  const held = kind.known?.(question, answers, elsewhere) ?? {}
  const facts = prefillsOf(
    kind as Pick<RecordKind, 'prefills' | 'hasKnown'>,
    question,
    shown,
    elsewhere.facts,
  )
  return withPaid({ ...held, ...withUnits(facts, held) }, elsewhere.validation?.answers)
}

/** The suggestions for one question. The known values of some fields decide which other fields are shown. */
export function knownOf<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  question: QuestionOf<Told>,
  { answers, ...elsewhere }: { answers: Told['answers'] } & Elsewhere,
): { shown: readonly FormField[]; known: Prefills } {
  const there = kind.known?.(question, answers, elsewhere) ?? {}
  const shown = kind.fieldsOf(question, { ...answers, [question]: valuesOf(there) })
  const ids = new Set(shown.map(({ id }) => id))
  const all = Object.entries(allKnown(kind, question, { shown, answers, ...elsewhere }))
  return { shown, known: Object.fromEntries(all.filter(([id]) => ids.has(id))) }
}

export const valuesOf = (known: Prefills) =>
  Object.fromEntries(Object.entries(known).map(([id, { value }]) => [id, value]))

type Sized = Readonly<Record<string, unknown>>
const sizes = ['low', 'high', 'currency'] as const

/**
 * A fact does not store two details: the unit of a one-time price, and whether the mark "saw" came from records.
 * This function restores both from the source record.
 */
export const withUnits = (facts: Prefills, held: Prefills): Prefills =>
  Object.fromEntries(
    // A fact about the price may be only the fee, so it must not replace a deal that is already known.
    Object.entries(facts).flatMap(([id, fact]) => {
      if (id === 'deal' && held.deal) return []
      const [own, there] = [fact.value as Sized, held[id]?.value as Sized | undefined]
      const isSame = there?.per !== undefined && sizes.every(part => own[part] === there[part])
      const isOfRecords = fact.known === 'saw' && held[id]?.known === 'records'
      const known = isSame && isOfRecords ? 'records' : fact.known
      return [[id, isSame ? { ...fact, value: there, known } : fact]]
    }),
  )

/** Fills cards that were skipped or not reached with known values, so that a result can use them. */
export function withKnown<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  answers: Told['answers'],
  elsewhere: Elsewhere,
): Told['answers'] {
  let held = answers
  for (const question of kind.questions) {
    const own = (held as Answers)[question] ?? { skipped: true }
    const { known } = own.skipped
      ? knownOf(kind, question, { answers: held, ...elsewhere })
      : { known: {} as Prefills }
    const marks = Object.entries(known).map(([id, one]) => [id, one.known])
    if (marks.length > 0)
      held = { ...held, [question]: { ...valuesOf(known), ...own, prefilled: Object.fromEntries(marks) } }
  }
  return held
}

/** What the founder wrote about this topic elsewhere, if no field shows it yet. */
export function wordsKnown<Told extends AnyRecord>(
  { wordTopics, knownTopics }: Pick<RecordKind<Told>, 'wordTopics' | 'knownTopics'>,
  question: QuestionOf<Told>,
  facts: readonly Fact[],
  prefills: Prefills,
): string | null {
  const topic = knownTopics?.[question] ?? wordTopics[question]
  const isInField = ({ id }: Fact) => Object.values(prefills).some(({ factId }) => factId === id)
  const [newest] = facts
    .filter(fact => fact.topic === topic && fact.subject === null && isHeld(fact))
    // A fact with a value fills a field. So only facts without a value are shown as text.
    .filter(fact => (knownTopics?.[question] || fact.value === null) && !isInField(fact))
    .toSorted((one, other) => other.said_at.localeCompare(one.said_at))
  return newest?.text ?? null
}
