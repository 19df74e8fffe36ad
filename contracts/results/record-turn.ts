// A turn of a talk that is led by a record, whichever helper's: what was said, which question was answered and which
// one is asked.
import { z } from 'zod'
import { fieldPatch } from '../record-fields.ts'

/** What a model read of the last answer into the record. None: nobody reads here, and fields are asked for. */
export const patch = z.array(fieldPatch).optional()

/** Loose: a helper's own turn says more. */
export const recordTurn = z.looseObject({
  kind: z.literal('turn'),
  reaction: z.string(),
  question: z.string(),
  answered: z.string().nullish(),
  asks: z.string().nullish(),
  patch,
})

/** What a model read, in whichever result it stands. */
export const readIn = z.looseObject({ patch })
