// The server-sent events of a function that is called with `Accept: text/event-stream`: any number of deltas and
// steps, then either one result (the same JSON as without streaming) or one error.
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
 * Data that stays on the server: the finished parts of a long result, a summary of older messages, and the tokens
 * that the model used.
 */
export type KeptBeside =
  | { type: 'spent'; spent: Spent }
  | { type: 'parts'; parts: Readonly<Record<string, unknown>> }
  | { type: 'recap'; recap: Recap }
