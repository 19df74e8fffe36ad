// What a function takes and gives beside the specification's fields where a record leads the talk.
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
  /** What the founder told in fields; without it the messages are words alone. */
  record: record.nullish(),
  /** The question the last answer belongs to, or "open" for none of them. None: the whole record is to be judged. */
  asked: z.enum([...questions, 'open']).nullish(),
  /** The last message was written freely, not typed into the fields of its question. */
  isFree: z.boolean().optional(),
  /** Days are counted there. */
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
