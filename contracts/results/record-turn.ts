// A turn of a conversation that fills a record: the reaction, the question that the founder answered, and the next
// question.
import { z } from 'zod'
import { fieldPatch } from '../record-fields.ts'

/** The fields that a model read in the founder's last answer; undefined if no model reads the answers. */
export const patch = z.array(fieldPatch).optional()

/** A loose schema, because each helper's turn has additional fields. */
export const recordTurn = z.looseObject({
  kind: z.literal('turn'),
  reaction: z.string(),
  question: z.string(),
  answered: z.string().nullish(),
  asks: z.string().nullish(),
  patch,
})

/** Reads `patch`, the fields that a model read, from any result. */
export const readIn = z.looseObject({ patch })
