// The people a founder talks to, and the interviews. They are third parties, so their names leave the product only
// in the founder's own export.
import { z } from 'zod'
import { topicNames } from './fact-topics.ts'
import { factValue } from './fact-values.ts'
import { evidenceLadder, factTextMost } from './facts.ts'

export const contactStages = ['to_ask', 'asked', 'booked', 'talked', 'follow_up'] as const
export type ContactStage = (typeof contactStages)[number]

export const stageLabels: Record<ContactStage, string> = {
  to_ask: 'To ask',
  asked: 'Asked',
  booked: 'Booked',
  talked: 'Talked',
  follow_up: 'Follow up',
}

/** The maximum length of each field. The database has the same limits. */
export const contactMost = {
  name: 120,
  email: 255,
  company: 120,
  segment: 120,
  next_step: 500,
  note: 2000,
} as const

export const contact = z.object({
  id: z.guid(),
  name: z.string(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  segment: z.string().nullable(),
  stage: z.enum(contactStages),
  next_step: z.string().nullable(),
  /** A date such as 2026-11-20. */
  next_on: z.string().nullable(),
  note: z.string().nullable(),
})
export type Contact = z.infer<typeof contact>
export type ContactEntry = Omit<Contact, 'id'>

export const isAddress = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+$/.test(text) && text.length <= contactMost.email

/** The evidence level of a quote, or `compliment`. A compliment is kept as a note, but supports no assumption. */
export const quoteMarks = [...evidenceLadder, 'compliment'] as const
export type QuoteMark = (typeof quoteMarks)[number]
export const quotesMost = 5

export const interviewQuote = z.object({
  id: z.guid(),
  text: z.string().max(factTextMost),
  topic: z.enum(topicNames),
  mark: z.enum(quoteMarks),
  bears: z.enum(['for', 'against']),
  /** The assumption that the quote supports or contradicts; null if the founder named none. */
  assumption: z.guid().nullable(),
  value: factValue.nullable(),
})
export type InterviewQuote = z.infer<typeof interviewQuote>

/** One interview as the browser stores it until it is sent to the server. */
export const interviewEntry = z.object({
  id: z.guid(),
  projectId: z.guid(),
  /** `contactId` names an existing contact, `newName` a new one. If the founder named nobody, both are null. */
  contactId: z.guid().nullable(),
  newName: z.string().nullable(),
  heldAt: z.string(),
  quotes: z.array(interviewQuote).max(quotesMost),
  nextStep: z.string().nullable(),
  nextOn: z.string().nullable(),
  keepsName: z.boolean(),
})
export type InterviewEntry = z.infer<typeof interviewEntry>

export const interview = z.object({
  id: z.guid(),
  contact_id: z.guid().nullable(),
  held_at: z.string(),
  compliments: z.array(z.string()),
  next_step: z.string().nullable(),
})
export type Interview = z.infer<typeof interview>
