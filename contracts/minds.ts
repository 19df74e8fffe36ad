// Which model answers a member, which they could have, and what came of trying one.
import { z } from 'zod'

/**
 * reads: it may do everything; talks: it answers, but read the short test wrong; refused: the key; unpaid: no credit;
 * missing: it does not know the model; the others as they are called.
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

/** One that answers is kept, also where it only talks. */
export const isKept = ({ outcome }: Tried): boolean => outcome === 'reads' || outcome === 'talks'

/** A name that anybody can look up. What a network calls its own machines is nobody's business. */
export const publicHost = (host: string): string | null =>
  /^(?:[a-z\d-]+\.)+(?!(?:local|internal|intranet|lan|home|corp|private)$)[a-z][a-z\d-]+$/i.test(host)
    ? host
    : null
