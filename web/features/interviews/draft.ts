// An interview while it is being written: kept in the browser until it is saved.
import { z } from 'zod'
import { type Contact, type InterviewQuote, interviewQuote, quotesMost } from '../../../contracts/contacts.ts'

export const interviewDraft = z.object({
  who: z.string(),
  /** Chosen from the people, where two may have one name. */
  contactId: z.uuid().nullable(),
  /** As a field for a day and a time has it. */
  heldAt: z.string(),
  quotes: z.array(interviewQuote.extend({ text: z.string() })).max(quotesMost),
  nextStep: z.string(),
  nextOn: z.string(),
  keepsName: z.boolean(),
})
export type InterviewDraft = z.infer<typeof interviewDraft>

export const emptyQuote = (): InterviewQuote => ({
  id: crypto.randomUUID(),
  text: '',
  topic: 'problem',
  mark: 'told',
  bears: 'for',
  assumption: null,
  value: null,
})

/** By this machine's clock, as the field wants it: 2026-11-20T14:05. */
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

/** The one who was chosen, or the first with that name. */
export function personNamed(draft: InterviewDraft, contacts: readonly Contact[]): Contact | null {
  const typed = draft.who.trim().toLowerCase()
  return (
    contacts.find(({ id }) => id === draft.contactId) ??
    contacts.find(({ name }) => typed !== '' && name.toLowerCase() === typed) ??
    null
  )
}
