// Builds a first forecast from at most fifteen answers. If an answer comes from a fact, it stores which fact.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { FactValue, Period, PricePart } from '../../contracts/fact-values.ts'
import type { Fact } from '../../contracts/facts.ts'
import { currencyOf } from '../numbers/countries.ts'
import { type Buyers, buyersIn } from './market.ts'
import {
  createItem,
  decimalsOf,
  type ForecastModel,
  type Item,
  marketingId,
  type Origin,
  teamName,
} from './model.ts'
import {
  type AnswerKey,
  type Question,
  questions,
  questionsFor,
  type StreamKind,
  streamKinds,
} from './questions.ts'
import { bareMoney, payingIn } from './told.ts'

export { questionsFor, type StreamKind, streamKinds }

export type Answers = { kind: StreamKind; currency: string; start: string; figures: Record<string, number> }
export type Suggestion = {
  answers: Answers
  facts: Partial<Record<AnswerKey | 'kind' | 'currency', string>>
  /** The number of people in the market. There cannot be more customers than this. */
  buyers?: Buyers | null
}

const perMonth: Record<Period, number | null> = {
  hour: null,
  day: 30,
  week: 52 / 12,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
  use: null,
}
const middle = ({ low, high }: { low: number; high: number }) => (low + high) / 2
const counts = ({ state }: Fact) => state === 'confirmed' || state === 'corrected'

/** Suggests answers from facts about the venture that the founder confirmed. */
export function suggestAnswers(facts: readonly Fact[], start: string, currency: string): Suggestion {
  const known: Suggestion['facts'] = {}
  const figures: Record<string, number> = Object.fromEntries(
    questions.map(({ key, initial }) => [key, initial]),
  )
  const answers: Answers = {
    kind: 'subscription',
    currency: currencyIn(facts) ?? currencyAt(facts) ?? currency,
    start,
    figures,
  }
  const scale = 10 ** decimalsOf(answers.currency)
  const take = <Found>(topic: FactTopic, read: (value: FactValue) => Found | null) => {
    for (const fact of facts) {
      if (fact.topic !== topic || fact.subject !== null || !fact.value || !counts(fact)) continue
      const found = read(fact.value)
      if (found !== null) return { found, id: fact.id }
    }
    return null
  }
  const fill = (key: AnswerKey, topic: FactTopic, read: (value: FactValue) => number | null) => {
    const taken = take(topic, read)
    if (!taken) return
    figures[key] = taken.found
    known[key] = taken.id
  }
  const money = (value: FactValue): number | null => {
    if (value.kind !== 'money' || value.currency !== answers.currency) return null
    const months = value.per === null ? 1 : perMonth[value.per]
    return months === null ? null : Math.round(middle(value) * months * scale)
  }
  const share = (value: FactValue): number | null =>
    value.kind === 'share'
      ? middle(value)
      : value.kind === 'part' && value.of > 0
        ? value.part / value.of
        : null
  const price = take('price', value => readPrice(value, answers.currency, scale))
  if (price) {
    answers.kind = price.found.kind
    known.kind = price.id
    for (const [key, value] of Object.entries(price.found.figures)) {
      figures[key] = value
      known[key as AnswerKey] = price.id
    }
  } else {
    // An amount without a currency is in the currency of the country. The founder must still say what the price is
    // for.
    const bare = facts.find(fact => isOwn(fact, 'price') && !fact.value)
    const value = bare && bareMoney(bare, answers.currency)
    if (bare && value?.kind === 'money') {
      figures.price = Math.round(value.low * scale)
      known.price = bare.id
    }
  }
  const paying = payingIn(facts)
  if (paying) {
    figures.already = paying.count
    known.already = paying.factId
  }
  fill('churn', 'churn', share)
  fill('costShare', 'margin', value => {
    const margin = share(value)
    return margin === null ? null : Math.round((1 - margin) * 1e4) / 1e4
  })
  fill('costs', 'costs', money)
  fill('heads', 'team', value => (value.kind === 'count' ? Math.round(middle(value)) : null))
  fill('funding', 'ask', money)
  const asked = known.funding ? undefined : facts.find(fact => isOwn(fact, 'ask') && !fact.value)
  const sum = asked && bareMoney(asked, answers.currency)
  if (asked && sum?.kind === 'money') {
    figures.funding = Math.round(sum.low * scale)
    known.funding = asked.id
  }
  return { answers, facts: known, buyers: buyersIn(facts) }
}

/**
 * The answers as text for the fields. If only the founder can know an answer, it is blank unless a fact contains
 * it.
 */
export const blankAnswers = ({ facts }: Pick<Suggestion, 'facts'>): Record<string, string> =>
  Object.fromEntries(
    (questions as readonly Question[]).flatMap(({ key, isOwn }) =>
      isOwn && !facts[key as AnswerKey] ? [[key, '']] : [],
    ),
  )

const isOwn = (fact: Fact, topic: FactTopic) => fact.topic === topic && fact.subject === null && counts(fact)

/** The currency of the founder's country. */
function currencyAt(facts: readonly Fact[]): string | null {
  for (const fact of facts)
    if (isOwn(fact, 'place') && fact.value?.kind === 'place' && fact.value.country)
      return currencyOf(fact.value.country)
  return null
}

/** The currency of the founder's prices. */
function currencyIn(facts: readonly Fact[]): string | null {
  for (const { value, topic, ...fact } of facts) {
    if ((topic !== 'price' && topic !== 'costs') || !value || fact.subject !== null) continue
    if (value.kind === 'money') return value.currency
    const part = value.kind === 'price' ? value.parts.find(each => each.kind !== 'share') : undefined
    if (part) return part.currency
  }
  return null
}

type Price = { kind: StreamKind; figures: Partial<Record<AnswerKey, number>> }

function readPrice(value: FactValue, currency: string, scale: number): Price | null {
  const parts: PricePart[] =
    value.kind === 'price'
      ? value.parts
      : value.kind === 'money'
        ? [
            value.per === null
              ? { kind: 'once', low: value.low, high: value.high, currency: value.currency }
              : {
                  kind: 'recurring',
                  low: value.low,
                  high: value.high,
                  currency: value.currency,
                  per: value.per,
                },
          ]
        : []
  const cents = (part: PricePart, months: number) => Math.round(middle(part) * months * scale)
  const isOurs = (part: PricePart) => part.kind === 'share' || part.currency === currency
  const once = parts.find(part => part.kind === 'once' && isOurs(part))
  const recurring = parts.find(part => part.kind === 'recurring' && isOurs(part))
  const kept = parts.find(part => part.kind === 'share')
  if (recurring?.kind === 'recurring') {
    if (recurring.per === 'hour') return { kind: 'hours', figures: { price: cents(recurring, 1) } }
    const months = perMonth[recurring.per]
    if (months === null) return { kind: 'units', figures: { price: cents(recurring, 1) } }
    return once
      ? { kind: 'oneOff', figures: { price: cents(once, 1), recurring: cents(recurring, months) } }
      : { kind: 'subscription', figures: { price: cents(recurring, months) } }
  }
  if (kept) return { kind: 'commission', figures: { take: middle(kept) } }
  return once ? { kind: 'units', figures: { price: cents(once, 1) } } : null
}

const streamNames: Record<StreamKind, string> = {
  subscription: 'Subscriptions',
  units: 'Sales',
  oneOff: 'Sales with a monthly fee',
  hours: 'Hours',
  commission: 'Commissions',
}

/** The id of the driver that an answer sets. */
function driverOf(kind: StreamKind, key: AnswerKey): string {
  const own: Partial<Record<AnswerKey, string>> = {
    price: kind === 'hours' ? 's1.rate' : kind === 'commission' ? 's1.basket' : 's1.price',
    heads: 'r1.heads',
    salary: 'r1.salary',
    costs: 'e1.amount',
    marketing: `${marketingId}.amount`,
    cash: 'g.cash',
    funding: 'f1.amount',
  }
  return own[key] ?? `s1.${key}`
}

/**
 * The figures that facts suggest for an existing forecast. Facts about sales are left out if they have another
 * revenue model or currency than the forecast.
 */
export function suggestedDrivers(facts: readonly Fact[], { items, start, currency }: ForecastModel) {
  const { answers, facts: known } = suggestAnswers(facts, start, currency)
  if (answers.currency !== currency) return []
  const isSame = items.some(({ id, kind }) => id === 's1' && kind === answers.kind)
  return questions.flatMap(({ key }) => {
    const factId = known[key]
    const driverId = driverOf(answers.kind, key)
    const value = answers.figures[key]
    return factId && value !== undefined && (isSame || !driverId.startsWith('s1.'))
      ? [{ driverId, value, factId }]
      : []
  })
}

export function firstModel({ answers, facts, buyers }: Suggestion): ForecastModel {
  const { kind, figures } = answers
  const given = (itemId: string): Record<string, number> =>
    Object.fromEntries(
      questionsFor(kind).flatMap(({ key }) => {
        const [id, field = ''] = driverOf(kind, key as AnswerKey).split('.')
        return id === itemId ? [[field, figures[key] ?? 0]] : []
      }),
    )
  const stream = given('s1')
  // There cannot be more customers than buyers. For pieces there is no such limit, because one buyer may buy many.
  const market = kind === 'subscription' || kind === 'oneOff' ? buyers : null
  const items: Item[] = [
    createItem('g', 'general', 'Terms and taxes', given('g')),
    createItem('s1', kind, streamNames[kind], {
      ...stream,
      ...('churn' in stream ? { earlyChurn: stream.churn as number } : {}),
      ...(market ? { market: market.count } : {}),
    }),
    createItem('r1', 'role', teamName, given('r1')),
    createItem('e1', 'fixed', 'Running costs', given('e1')),
    createItem(marketingId, 'fixed', 'Marketing', given(marketingId)),
    ...((figures.funding ?? 0) > 0
      ? [createItem('f1', 'equity', 'Funding', { ...given('f1'), received: 3 })]
      : []),
  ]
  const origins: Record<string, Origin> = market ? { 's1.market': market.origin } : {}
  for (const { key } of questionsFor(kind)) {
    const factId = facts[key as AnswerKey]
    if (factId && items.some(({ id }) => driverOf(kind, key as AnswerKey).startsWith(`${id}.`))) {
      origins[driverOf(kind, key as AnswerKey)] = { kind: 'fact', factId }
    }
  }
  return {
    currency: answers.currency,
    start: answers.start,
    months: 36,
    items,
    origins,
    scenarios: [],
    actuals: [],
  }
}
