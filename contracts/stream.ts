// The server-sent events of a function called with `Accept: text/event-stream`: any number of deltas and
// steps, then exactly one result (the same JSON as the plain call) or one error.
import { z } from 'zod'
import { errorBody } from './errors.ts'
import type { Recap } from './helper-session.ts'

export const streamEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('step'), label: z.string() }),
  z.object({ type: z.literal('result'), result: z.unknown() }),
  z.object({ type: z.literal('error'), error: errorBody }),
])
export type StreamEvent = z.infer<typeof streamEvent>

export type Spent = { provider: string; model: string; inputTokens: number; outputTokens: number }

/**
 * For the server only: the parts of a long result that were sent, a summary of older turns, and the tokens
 * spent on the model.
 */
export type KeptBeside =
  | { type: 'spent'; spent: Spent }
  | { type: 'parts'; parts: Readonly<Record<string, unknown>> }
  | { type: 'recap'; recap: Recap }
