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

/** The one of the instance. `isHere`: on the machine the server runs on. `host`: null inside a network of their own. */
export const instanceMind = z.object({ model: z.string(), host: z.string().nullable(), isHere: z.boolean() })
export type InstanceMind = z.infer<typeof instanceMind>

/** A key that is answered is kept, even if the model only talks. */
export const isKept = ({ outcome }: Tried): boolean => outcome === 'reads' || outcome === 'talks'

/** A name that anybody can look up. What a network calls its own machines is nobody's business. */
export const publicHost = (host: string): string | null =>
  /^(?:[a-z\d-]+\.)+(?!(?:local|internal|intranet|lan|home|corp|private)$)[a-z][a-z\d-]+$/i.test(host)
    ? host
    : null
