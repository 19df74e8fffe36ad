// The request and response fields that a function has in addition to the specification, if the conversation fills
// a record.
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
  /** The founder's answers in fields. Without them, the conversation has only free text. */
  record: record.nullish(),
  /**
   * The question that the founder's last answer belongs to, or "open" for none. Null requests a verdict on the
   * whole record.
   */
  asked: z.enum([...questions, 'open']).nullish(),
  /** True if the founder wrote the last message as free text and did not fill in the fields of its question. */
  isFree: z.boolean().optional(),
  /** The time zone in which days are counted. */
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
