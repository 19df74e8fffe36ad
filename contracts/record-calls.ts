// The request and response fields that a function adds to the specification's when a record leads the
// conversation.
import { z } from 'zod'

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const shortText = z.string().trim().max(200, 'At most 200 characters.')

type Ids = readonly [string, ...string[]]

export const recordRequest = <Told extends z.ZodType, const Questions extends Ids>(
  record: Told,
  questions: Questions,
) => ({
  /** The founder's answers in fields. Without them the conversation is in words only. */
  record: record.nullish(),
  /**
   * The question that the last answer belongs to, or "open" for none. Null asks for a verdict on the whole
   * record.
   */
  asked: z.enum([...questions, 'open']).nullish(),
  /** The last message was written freely, not typed into the fields of its question. */
  isFree: z.boolean().optional(),
  /** Days are counted in this time zone. */
  timeZone: shortText.refine(isTimeZone, 'Not a time zone.').nullish(),
  locale: shortText.nullish(),
})

export const recordResponse = <Told extends z.ZodType, const Questions extends Ids>(
  record: Told,
  questions: Questions,
) => ({
  record: record.optional(),
  reaction: z.string().nullish(),
  next: z.enum(questions).nullish(),
})
