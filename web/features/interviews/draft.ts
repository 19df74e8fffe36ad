// An unfinished interview. The browser stores it until the founder saves it.
import { z } from 'zod'
import { type Contact, interviewQuote, quotesMost } from '../../../contracts/contacts.ts'
import type { FactValue } from '../../../contracts/fact-values.ts'
import { readValue } from '../../../venture/facts/read-value.ts'
import { currencyOf } from '../../../venture/numbers/countries.ts'
import { findFigures } from '../../../venture/numbers/find-figures.ts'
import { regionOf } from '../../../venture/numbers/locale.ts'

type Money = Extract<FactValue, { kind: 'money' }>

/** The period that a payment covers. */
export const paidFor = ['once', 'week', 'month', 'year'] as const

const draftQuote = interviewQuote.extend({
  text: z.string(),
  /** The amount as the founder typed it. */
  amount: z.string().default(''),
  per: z.enum(paidFor).default('once'),
})
export type DraftQuote = z.infer<typeof draftQuote>

export const interviewDraft = z.object({
  who: z.string(),
  /** The id of the chosen contact, because two contacts may have the same name. */
  contactId: z.uuid().nullable(),
  /** The date and time in the format of a `datetime-local` field. */
  heldAt: z.string(),
  quotes: z.array(draftQuote).max(quotesMost),
  nextStep: z.string(),
  nextOn: z.string(),
  keepsName: z.boolean(),
})
export type InterviewDraft = z.infer<typeof interviewDraft>

export const emptyQuote = (): DraftQuote => ({
  id: crypto.randomUUID(),
  text: '',
  topic: 'problem',
  mark: 'told',
  bears: 'for',
  assumption: null,
  value: null,
  amount: '',
  per: 'once',
})

/** Returns whether the quote is about money that was paid or promised to the founder. */
export const isPayment = ({ mark, topic }: Pick<DraftQuote, 'mark' | 'topic'>): boolean =>
  topic === 'money' && (mark === 'paid' || mark === 'committed')

/**
 * Reads one amount. Without a currency sign, the currency of the founder's country is used. Returns null if the
 * text has no amount or several.
 */
export function readAmount(
  { amount, per }: Pick<DraftQuote, 'amount' | 'per'>,
  locale: string,
): Money | null {
  const [figure, ...more] = findFigures(amount, locale)
  const value = more.length === 0 ? figure?.value : undefined
  if (value?.kind !== 'money' && value?.kind !== 'count') return null
  const currency = value.kind === 'money' ? value.currency : (currencyOf(regionOf(locale) ?? '') ?? 'EUR')
  return { kind: 'money', low: value.low, high: value.high, currency, per: per === 'once' ? null : per }
}

/** The value of a quote. A payment or refusal counts for one person, whose id is `by`. */
export function quoteValue(quote: DraftQuote, by: string, locale: string): FactValue | null {
  if (quote.topic === 'refusals') return { kind: 'part', part: 1, of: 1, by }
  const { value } = readValue(quote.topic, quote.text, locale)
  if (!isPayment(quote) || quote.bears === 'against') return value
  const amount = readAmount(quote, locale) ?? (value?.kind === 'money' ? value : null)
  return amount ? { ...amount, by } : { kind: 'part', part: 1, of: 1, by }
}

/** The local time in the format of a `datetime-local` field, such as 2026-11-20T14:05. */
function localTime(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

export const emptyDraft = (person: Contact | null, now = new Date()): InterviewDraft => ({
  who: person?.name ?? '',
  contactId: person?.id ?? null,
  heldAt: localTime(now),
  quotes: [emptyQuote()],
  nextStep: '',
  nextOn: '',
  keepsName: false,
})

/** Returns the chosen contact, or otherwise the first contact with the typed name. */
export function personNamed(draft: InterviewDraft, contacts: readonly Contact[]): Contact | null {
  const typed = draft.who.trim().toLowerCase()
  return (
    contacts.find(({ id }) => id === draft.contactId) ??
    contacts.find(({ name }) => typed !== '' && name.toLowerCase() === typed) ??
    null
  )
}
