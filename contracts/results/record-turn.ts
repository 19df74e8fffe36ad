// A turn of a conversation led by any helper's record: the reaction, the question that was answered, and the
// one asked next.
import { z } from 'zod'
import { fieldPatch } from '../record-fields.ts'

/** The fields that a model read from the last answer. Absent if no model reads here and fields are used. */
export const patch = z.array(fieldPatch).optional()

/** Loose, because a helper's own turn has more fields. */
export const recordTurn = z.looseObject({
  kind: z.literal('turn'),
  reaction: z.string(),
  question: z.string(),
  answered: z.string().nullish(),
  asks: z.string().nullish(),
  patch,
})

/** The fields that a model read, in any result. */
export const readIn = z.looseObject({ patch })
