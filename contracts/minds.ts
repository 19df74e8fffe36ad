// Which model answers a member, which others they could have, and the result of a test.
import { z } from 'zod'

/**
 * reads: it can do everything; talks: it answers, but read the short test wrong; refused: it refuses the key;
 * unpaid: no credit is left; missing: it does not have the model; the others mean what they say.
 */
const outcomes = [
  'reads',
  'talks',
  'refused',
  'unpaid',
  'missing',
  'busy',
  'slow',
  'unreachable',
  'broken',
] as const

export const tried = z.object({ outcome: z.enum(outcomes), seconds: z.number() })
export type Tried = z.infer<typeof tried>

/** The model of the instance. `isHere`: it runs on the server's machine. */
export const instanceMind = z.object({ model: z.string(), host: z.string(), isHere: z.boolean() })
export type InstanceMind = z.infer<typeof instanceMind>

/** A key that is answered is kept, even if the model only talks. */
export const isKept = ({ outcome }: Tried): boolean => outcome === 'reads' || outcome === 'talks'
