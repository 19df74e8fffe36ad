// The model that answers a member, the other models that the member can use, and the result of a test.
import { z } from 'zod'

/**
 * The outcome of a model's test. `reads`: the model passed the test. `talks`: it answered, but failed the short
 * test. `refused`: it refused the key. `unpaid`: no credit is left. `missing`: the provider does not have the
 * model.
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

/**
 * The model of this server. `isHere`: the model runs on the server's machine. `host`: null if the host is
 * private.
 */
export const instanceMind = z.object({ model: z.string(), host: z.string().nullable(), isHere: z.boolean() })
export type InstanceMind = z.infer<typeof instanceMind>

/** A key is stored if the model answers with it, even if the answer fails the test. */
export const isKept = ({ outcome }: Tried): boolean => outcome === 'reads' || outcome === 'talks'

/**
 * Returns the host if its name is public, else null, because names of machines in a private network are not
 * shown.
 */
export const publicHost = (host: string): string | null =>
  /^(?:[a-z\d-]+\.)+(?!(?:local|internal|intranet|lan|home|corp|private)$)[a-z][a-z\d-]+$/i.test(host)
    ? host
    : null
