// The form "Your numbers" while the founder types. It combines suggested values, earlier answers and new texts.
import type { Fact } from '../../../contracts/facts.ts'
import {
  type MarketAnswers,
  type MarketCard,
  type MarketRecord,
  marketCards,
  marketRecord,
} from '../../../contracts/market-record.ts'
import type { Known } from '../../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { type Draft, type DraftContext, type FieldError, textsOf, valueIn } from '../draft.ts'
import { type FormField, withUnit } from '../fields.ts'
import type { Prefill, Prefills } from '../prefill.ts'
import { asksHowKnown, marketFields } from './form.ts'
import { marketPrefills } from './prefill.ts'

/** The ids have the form `card:field` or `card:field.part`. */
export type MarketDraft = Draft

export type MarketContext = Pick<DraftContext, 'locale' | 'currency' | 'today'> & {
  facts: readonly Fact[]
  /** The open round of the problem validation. Null if there are no answers in its form. */
  validation: ValidationAnswers | null
  /** The record as it was last sent. */
  before: MarketRecord | null
}

export type CardReading = {
  fields: readonly FormField[]
  draft: Draft
  /** The values that were in the fields before the founder typed. */
  suggested: Draft
  /** Values that come from other helpers or facts. */
  prefilled: Prefills
  errors: Readonly<Record<string, FieldError>>
}

type ReadCard = CardReading & { answer: Answer; used: string[]; replaces: string[] }

export type MarketReading = {
  cards: Readonly<Record<MarketCard, CardReading>>
  /** Null if the founder filled in nothing. */
  record: MarketRecord | null
  /** Ids of facts that were suggested, and whose field now has another value. */
  replaces: readonly string[]
  /** Ids of facts whose field still has their value. */
  used: readonly string[]
  hasErrors: boolean
  validation: ValidationAnswers | null
}

const partOf = (draft: MarketDraft, card: MarketCard): Draft =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([key, text]) =>
      key.startsWith(`${card}:`) ? [[key.slice(card.length + 1), text]] : [],
    ),
  )

export const inCard = (card: MarketCard, change: Draft): MarketDraft =>
  Object.fromEntries(Object.entries(change).map(([key, text]) => [`${card}:${key}`, text]))

type Answer = Record<string, unknown> & { known?: Known; prefilled?: Record<string, Known> }

/** The values that were sent last. Suggested values are left out, because they may have changed since. */
function sentTexts(card: MarketCard, fields: readonly FormField[], context: MarketContext): Draft {
  const sent = (context.before?.answers[card] ?? {}) as Answer
  const own = fields.filter(({ id }) => sent[id] !== undefined && !sent.prefilled?.[id])
  return Object.assign(
    {},
    ...own.map(field => textsOf(field, sent[field.id], context.locale)),
    sent.known && { known: sent.known },
  )
}

function readCard(card: MarketCard, typed: Draft, answers: MarketAnswers, context: MarketContext): ReadCard {
  const sent = (context.before?.answers[card] ?? {}) as Answer
  let answer: Answer = {}
  // Reads the form again until nothing changes, because the value of one field can show or hide other fields.
  for (let round = 0; ; round += 1) {
    const asked = marketFields(card, {
      ...answers,
      [card]: { ...knownBeforehand(card, context), ...answer },
    })
    const known = marketPrefills(card, asked, context)
    const before = sent as Readonly<Record<string, unknown>>
    const fields = asked.map(field => withUnit(field, before[field.id] ?? known[field.id]?.value))
    const suggested: Draft = Object.assign(
      {},
      ...fields.map(field => textsOf(field, known[field.id]?.value, context.locale)),
      sentTexts(card, fields, context),
    )
    const draft = { ...suggested, ...typed }
    const errors: Record<string, FieldError> = {}
    const next: Answer = {}
    for (const field of fields) {
      const read = valueIn(field, draft, context)
      if (read && 'error' in read) errors[field.id] = read.error
      else if (read) next[field.id] = read.value
    }
    const isAtRest = Object.keys(next).join() === Object.keys(answer).join()
    answer = next
    if (!isAtRest && round < 4) continue
    const isSame = ([id, { value }]: [string, Prefill]) => JSON.stringify(value) === JSON.stringify(next[id])
    // A suggestion does not replace a value of the founder: a count with a typed source, or a value that was sent
    // from this form before.
    const isOwn = ([id]: [string, Prefill]) =>
      (sent[id] !== undefined && !sent.prefilled?.[id]) || (id === 'buyers' && next.counted !== undefined)
    const all = Object.entries(known)
    const kept = all.filter(one => isSame(one) && !isOwn(one))
    const factIds = (some: typeof all) => some.flatMap(([, { factId }]) => factId ?? [])
    const marks = Object.fromEntries(kept.map(([id, one]) => [id, one.known]))
    const isSaid = Object.keys(next).length > 0
    const mark = draft.known as Known | undefined
    return {
      fields,
      draft,
      suggested,
      errors,
      prefilled: Object.fromEntries(kept),
      used: factIds(all.filter(isSame)),
      replaces: factIds(all.filter(one => !isSame(one) && next[one[0]] !== undefined)),
      answer: {
        ...next,
        ...(isSaid && asksHowKnown(card) && mark && { known: mark }),
        ...(kept.length > 0 && { prefilled: marks }),
      },
    }
  }
}

/** Costs from the problem validation. With them, the fields for these costs appear on the card. */
const knownBeforehand = (card: MarketCard, { validation }: MarketContext) =>
  card === 'far' ? { serve: validation?.frame?.serve, fixed: validation?.frame?.fixed } : {}

export function readNumbers(draft: MarketDraft, context: MarketContext): MarketReading {
  const answers: Record<string, unknown> = {}
  const cards = {} as Record<MarketCard, CardReading>
  const replaces: string[] = []
  const used: string[] = []
  // The card about earnings is read first, because the labels and fields of the other cards depend on it.
  for (const card of ['earn', ...marketCards.filter(id => id !== 'earn')] as const) {
    const read = readCard(card, partOf(draft, card), answers as MarketAnswers, context)
    const { answer, used: standing, replaces: other, ...reading } = read
    cards[card] = reading
    used.push(...standing)
    replaces.push(...other)
    const { known: _mark, prefilled: _before, ...told } = answer
    if (Object.keys(told).length > 0) answers[card] = answer
  }
  const ordered = Object.fromEntries(marketCards.flatMap(id => (answers[id] ? [[id, answers[id]]] : [])))
  const record = marketRecord.safeParse({ version: 1, answers: ordered }).data ?? null
  return {
    cards,
    record: record && Object.keys(ordered).length > 0 ? record : null,
    replaces,
    used,
    hasErrors: Object.values(cards).some(({ errors }) => Object.keys(errors).length > 0),
    validation: context.validation,
  }
}
