// The interface of a helper. With and without a model (the playbook), the result has the same type.
import type { z } from 'zod'
import type { Understood } from '../contracts/facts.ts'
import type { Recap } from '../contracts/helper-session.ts'
import type { HelperName } from '../contracts/outputs.ts'
import type { Memory } from '../venture/facts/memory.ts'
import type { Language } from '../venture/numbers/locale.ts'
import type { Mind } from './mind.ts'
import type { Alarm, Heard } from './safety/trip-wire.ts'

/** The code found that it cannot use the model's answer. The model then gets one chance to correct it. */
export class BarError extends Error {
  override name = 'BarError'
}

/** `understood`: the facts in the founder's last message. The founder must still confirm them. */
export type Thought<Result> = { result: Result; understood: Understood | null }

export type Helper<Input, Result> = {
  name: HelperName
  result: z.ZodType<Result>
  heard: (input: Input) => Heard
  /** Puts the alarm into the helper's own form of result. Without this function, the answer is the alarm's text. */
  onAlarm?: (input: Input, alarm: Alarm) => Result | null
  /** Makes the answer with a model: talks, reads and shows. Throws a `ModelError` if the model fails. */
  think: (input: Input, mind: Mind) => Promise<Thought<Result>>
  /** Makes the answer without a model: pure, synchronous, at most 50 ms for 40 messages. */
  playbook: (input: Input) => Result
  render: (result: Result) => string
  /** Whether the answer is a whole document. If the model fails, guided mode then replaces the whole document. */
  isReport?: true
  /** Set if the helper's own prompt contains a record: the open problem validation, or its own. */
  tellsRecord?: 'open' | 'own'
  understood?: (input: Input) => Understood | null
}

export type Dated = {
  /** Today's date (YYYY-MM-DD). The next actions need it for their dates. */
  today: string
  /** The confirmed facts. Missing if the request has no project, or only messages. */
  memory?: Memory | null
  /** The language from the settings. If it is missing, the founder's own language is used. */
  language?: Language | null
  /** The number format of the page, if the founder sent a form. It is stored in the record of the conversation. */
  locale?: string | null | undefined
  /** The parts that were shown before the answer broke off. Only the missing parts are written. */
  begun?: Readonly<Record<string, unknown>> | null
  /** The summary of older turns. Null if there is none yet. Missing if the conversation is not stored. */
  recap?: Recap | null | undefined
  /** The result of the previous turn. Null if there is none. Missing if the conversation is not stored. */
  before?: unknown
  /** The last complete result. Null if there is none. Missing if the conversation is not stored. */
  shown?: unknown
}
